import { quote, type Report } from './form-fault';
import type { PlannedField } from './form-plan';
import type { DefinedField } from './read-definition';

/**
 * The field whose number gets a code (FORM-207): named by `otpPhoneField`, else the first with `isOtpPhone`. A form
 * is not sent without the code, so the field is a Russian number, required, and always shown.
 */
export function planCodePhone(
  fields: readonly PlannedField[],
  otpPhoneField: string | null,
  defined: readonly (DefinedField | null)[],
  report: Report,
): { fields: readonly PlannedField[]; otpPhone: string | null } {
  const flagged = defined.findIndex((field) => field?.isOtpPhone);
  if (otpPhoneField === null && flagged === -1) return { fields, otpPhone: null };
  const phone = fields.find(
    (field) =>
      field.kind === 'text' &&
      (otpPhoneField === null ? field.key === `f${flagged}` : field.name === otpPhoneField),
  );
  if (phone?.kind !== 'text') {
    const path = otpPhoneField === null ? ['fields', flagged, 'isOtpPhone'] : ['otpPhoneField'];
    report('otp-phone-missing', path, quote(otpPhoneField ?? defined[flagged]?.name ?? ''));
    return { fields, otpPhone: null };
  }
  if (phone.rule !== 'mobile' || !phone.isRequired || phone.showIf !== null) {
    report('otp-phone-mended', ['fields', Number(phone.key.slice(1))]);
  }
  const mended: PlannedField = { ...phone, rule: 'mobile', isRequired: true, showIf: null };
  return { fields: fields.map((field) => (field === phone ? mended : field)), otpPhone: phone.key };
}
