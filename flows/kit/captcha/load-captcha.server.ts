import type * as z from 'zod';
import {
  getAccountCaptcha,
  getFormCaptcha,
  getNextAccountCaptcha,
  type captchaAnswer,
} from '#schemas/gateway/captcha';
import { getSmsCaptcha } from '#schemas/gateway/codes';
import type { Ask } from '../engine/ask';
import type { Captcha } from './captcha';
import { CAPTCHA_MAX_FAILED_FETCHES } from './limits';

/** The gateway's address of a picture (CAPT-406); this site shows it under its own. */
const PICTURE = /\/captcha\/([\w-]+)\/([\w-]+)\.png$/;

type Asked = { ok: true; answer: z.output<typeof captchaAnswer> } | { ok: false };

/** The captcha of the personal account, for a number or without one (CAPT-06); another one than `shown`. */
export function loadCaptcha(ask: Ask, msisdn: string | undefined, shown: Captcha | null): Promise<Captcha> {
  const call = shown === null ? getAccountCaptcha : getNextAccountCaptcha;
  return load(shown, () => ask(call, { query: msisdn === undefined ? {} : { msisdn } }));
}

/** The captcha of a form, by the form's name (CAPT-05). */
export function loadFormCaptcha(ask: Ask, form: string, shown: Captcha | null): Promise<Captcha> {
  return load(shown, () => ask(getFormCaptcha, { path: { id: form } }));
}

/** The captcha of the message form (CODE-05). */
export function loadSmsCaptcha(ask: Ask, shown: Captcha | null): Promise<Captcha> {
  return load(shown, () => ask(getSmsCaptcha, {}));
}

/** One without a picture when it cannot be had; after too many failures none is asked for any more (CAPT-03). */
async function load(shown: Captcha | null, fetch: () => Promise<Asked>): Promise<Captcha> {
  const failures = shown?.failures ?? 0;
  if (failures >= CAPTCHA_MAX_FAILED_FETCHES) return { id: '', image: '', failures };
  const asked = await fetch();
  const [, id, key] = (asked.ok && PICTURE.exec(asked.answer.image)) || [];
  if (!asked.ok || id === undefined) return { id: '', image: '', failures: failures + 1 };
  return { id: asked.answer.id, image: `/captcha/${id}/${key}.png`, failures: 0 };
}
