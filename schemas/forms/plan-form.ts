import type { FeedbackForm } from '../gateway/feedback';
import { toBoundedText } from './bounded-text';
import { createReport, quote, type FormFault, type Report } from './form-fault';
import type { FormPlan, PlannedField } from './form-plan';
import { FORM_ANSWER_TEXTS } from './form-texts';
import { planCodePhone } from './plan-code-phone';
import { planConditions } from './plan-conditions';
import { planField } from './plan-field';
import { readField, readForm, type DefinedField, type DefinedForm } from './read-definition';

/** A form is for people to fill in. */
export const MAX_FIELDS = 300;
/** Whose captcha is asked for when the definition does not say. */
const DEFAULT_CAPTCHA_FORM = 'feedback';
/** A captcha's form is a part of an address. */
const CAPTCHA_FORM = /^[\w-][\w.-]{0,63}$/;

/**
 * A definition as the site shows, judges and sends it, and what is wrong with it. A faulty field is mended or left
 * out; the plan is null only when nothing could be sent. Never throws, whatever the definition is. The plan goes to
 * the browser: it carries no address of a `select-email`.
 */
export function planForm(definition: FeedbackForm): { plan: FormPlan | null; faults: FormFault[] } {
  const { report, faults } = createReport();
  const form = readForm(definition);
  if (form === null) report('wrong-shape', []);
  return { plan: form === null ? null : planDefined(form, report), faults };
}

function planDefined(form: DefinedForm, report: Report): FormPlan | null {
  const defined = (form.fields ?? []).slice(0, MAX_FIELDS).map(readField);
  if ((form.fields ?? []).length > MAX_FIELDS) report('too-many-fields', ['fields'], String(MAX_FIELDS));
  const { fields: bare, hasCaptchaField } = planFields(defined, report);
  const conditioned = planConditions(toDensePages(bare), defined, report);
  const { fields, otpPhone } = planCodePhone(conditioned, form.otpPhoneField, defined, report);
  const title = toBoundedText(form.title, ['title'], report);
  if (title === null) report('missing-title', ['title']);
  if (form.id === null) report('missing-id', ['id']);
  if (!fields.some(isFillable)) report('no-fields', ['fields']);
  if (form.id === null || !fields.some(isFillable)) return null;
  return {
    id: form.id,
    title: title ?? FORM_ANSWER_TEXTS.formTitle,
    subTitle: toBoundedText(form.subTitle, ['subTitle'], report),
    notice: toBoundedText(form.notice, ['notice'], report),
    fields,
    captchaForm: form.hasCaptcha || hasCaptchaField ? planCaptcha(form, report) : null,
    otpPhone,
    success: {
      title:
        toBoundedText(form.successMessageTitle, ['successMessageTitle'], report) ??
        FORM_ANSWER_TEXTS.successTitle,
      text: toBoundedText(form.successMessageText, ['successMessageText'], report),
    },
    pages: Math.max(...fields.map(({ page }) => page)),
  };
}

const isFillable = ({ kind }: PlannedField) => kind !== 'heading' && kind !== 'hidden';

function planFields(
  defined: readonly (DefinedField | null)[],
  report: Report,
): { fields: PlannedField[]; hasCaptchaField: boolean } {
  const names = new Set<string>();
  let hasCaptchaField = false;
  const fields = defined.flatMap((field, index): PlannedField[] => {
    if (field === null) report('wrong-shape', ['fields', index]);
    const planned = field === null ? null : planField(field, index, report);
    if (planned === 'captcha') hasCaptchaField = true;
    if (planned === null || planned === 'captcha') return [];
    if (planned.kind === 'heading') return [planned];
    if (names.has(planned.name)) {
      report('duplicate-name', ['fields', index, 'name'], quote(planned.name));
      return [];
    }
    names.add(planned.name);
    return [planned];
  });
  return { fields, hasCaptchaField };
}

/** Pages 1, 3 and 7 are 1, 2 and 3: none is empty. Hidden fields stand on the first of them. */
function toDensePages(fields: readonly PlannedField[]): PlannedField[] {
  const used = new Set(fields.filter(isFillable).map(({ page }) => page));
  const pages = [...used].sort((a, b) => a - b);
  return fields.map((field) => ({
    ...field,
    // A heading on a page without fields stands before the next ones.
    page:
      field.kind === 'hidden'
        ? 1
        : Math.min(pages.filter((page) => page < field.page).length + 1, pages.length || 1),
  }));
}

function planCaptcha({ captchaFormName }: DefinedForm, report: Report): string {
  if (captchaFormName !== null && CAPTCHA_FORM.test(captchaFormName)) return captchaFormName;
  report('captcha-form-missing', ['captchaFormName']);
  return DEFAULT_CAPTCHA_FORM;
}
