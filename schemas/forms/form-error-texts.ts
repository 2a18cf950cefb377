import { FORM_ANSWER_TEXTS as TEXTS } from './form-texts';

/** Which code of the server shows which message: ours to choose (FORM-490). The codes are those of CODE-06, CODE-136. */
const TEXT_BY_CODE: ReadonlyMap<string, string> = new Map([
  ['captcha', TEXTS.captcha],
  ['a212', TEXTS.captcha],
  ['5006', TEXTS.captcha],
  ['INVALID_CAPTCHA', TEXTS.captcha],
  ['INVALID_MSISDN', TEXTS.numberInvalid],
  ['NOT_FOUND_MSISDN', TEXTS.numberUnknown],
  ['otp', TEXTS.codeWrong],
  ['5015', TEXTS.codeWrong],
  ['1131', TEXTS.codeWrong],
  ['5013', TEXTS.codeLate],
  ['1136', TEXTS.codeLate],
  ['5014', TEXTS.tooManyAttempts],
  ['5012', TEXTS.codeTooEarly],
  ['duplicate', TEXTS.duplicate],
  ['files.total', TEXTS.filesTotal],
]);

const OTHER_OPERATOR = '5000';

/** The message of a server's code; the generic one of a code that is not known, or of none. `provider`: «МегаФоне». */
export function toFormErrorText(code: string | null, provider: string): string {
  if (code === OTHER_OPERATOR) return TEXTS.otherOperator(provider);
  return TEXT_BY_CODE.get(code ?? '') ?? TEXTS.generic;
}
