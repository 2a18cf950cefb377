import { toMsisdn } from '#schemas/values/msisdn-digits';
import type { Ask } from '../engine/ask';
import type { Captcha } from './captcha';
import { loadCaptcha } from './load-captcha.server';
import type { CaptchaWanted } from './reject-captcha.server';

interface RefreshContext {
  input: { msisdn?: string | undefined };
  snapshot: { data: { msisdn: string; captcha: Captcha | null } };
  ask: Ask;
}

/**
 * The action «Другая картинка» for a captcha of the personal account (CAPT-111, CAPT-404). The number that stands in
 * the field beside it stays there.
 */
export async function refreshAccountCaptcha({ input, snapshot: { data }, ask }: RefreshContext) {
  const msisdn = toMsisdn(input.msisdn ?? data.msisdn);
  const captcha = await loadCaptcha(ask, data.msisdn || undefined, data.captcha);
  return { event: { type: 'CAPTCHA_WANTED', msisdn, captcha } satisfies CaptchaWanted };
}
