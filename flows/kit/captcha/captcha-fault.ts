import type { GatewayError } from '#schemas/gateway/errors';

/** What the personal account says of a captcha (CAPT-107, CAPT-108, CAPT-407), and what the message service does. */
const WANTED = 'a211';
const WRONG: ReadonlySet<string> = new Set(['a212', '5006']);

/** Does an error want a captcha shown (CAPT-109), or call the typed code wrong? Null when it is about something else. */
export function toCaptchaFault({ code, showsCaptcha }: GatewayError): 'wanted' | 'wrong' | null {
  if (code !== null && WRONG.has(code)) return 'wrong';
  return code === WANTED || showsCaptcha ? 'wanted' : null;
}
