import { getAccountCaptcha, getNextAccountCaptcha } from '#schemas/gateway/captcha';
import type { Ask } from '../engine/ask';
import type { Captcha } from './captcha';
import { CAPTCHA_MAX_FAILED_FETCHES } from './limits';

/** The gateway's address of a picture (CAPT-406); this site shows it under its own. */
const PICTURE = /\/captcha\/([\w-]+)\/([\w-]+)\.png$/;

/** A captcha for a number, another one than `shown`; one without a picture when it cannot be had. */
export async function loadCaptcha(ask: Ask, msisdn: string, shown: Captcha | null): Promise<Captcha> {
  const failures = shown?.failures ?? 0;
  if (failures >= CAPTCHA_MAX_FAILED_FETCHES) return { id: '', image: '', failures };
  const asked = await ask(shown === null ? getAccountCaptcha : getNextAccountCaptcha, { query: { msisdn } });
  const [, id, key] = (asked.ok && PICTURE.exec(asked.answer.image)) || [];
  if (!asked.ok || id === undefined) return { id: '', image: '', failures: failures + 1 };
  return { id: asked.answer.id, image: `/captcha/${id}/${key}.png`, failures: 0 };
}
