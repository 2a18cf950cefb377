import { isEmail, MAX_EMAIL_LENGTH } from '#schemas/values/email';
import { limitedText } from '#schemas/values/limited-text';
import { safeUrl } from '#schemas/values/safe-url';
import { CONTACT_TEXTS } from './contact-texts';

/** The rules of a form's fields that tell whom to write or to call. */

/** CONV-32 */
const MAX_NAME_LENGTH = 100;

interface NameTexts {
  missing: string;
  tooLong: string;
}

/** A name that has to be given, of at most 100 characters. */
export const toTypedName = ({ missing, tooLong }: NameTexts) =>
  limitedText(MAX_NAME_LENGTH, { missing, tooLong }).trim().min(1, missing);

/** An e-mail address that has to be given. */
export const typedEmail = limitedText(MAX_EMAIL_LENGTH, {
  missing: CONTACT_TEXTS.emailMissing,
  tooLong: CONTACT_TEXTS.emailInvalid,
})
  .trim()
  .min(1, { error: CONTACT_TEXTS.emailMissing, abort: true })
  .refine(isEmail, CONTACT_TEXTS.emailInvalid);

/** The prop of a form's block: where the page about personal data is. */
export const termsLink = safeUrl()
  .default('/privacy')
  .describe('Страница об\u00a0обработке персональных данных');
