import { getCaptchaId, PAY_ONLINE_FORM } from '#schemas/gateway/captcha';
import type { Captcha } from '../../kit/captcha/captcha';
import type { Ask } from '../../kit/engine/ask';

/** An id that stands in the address of a picture; empty and the text `null` mean none (CAPT-103, CAPT-104). */
const USABLE = /^(?!null$)[\w-]+$/;

/**
 * A captcha of the card form (CAPT-102), or null without a usable id: then none is shown (CAPT-106). The service
 * gives an id alone; the picture's address is known (CAPT-406), and its second part only has to be new each time.
 */
export async function loadPayCaptcha(ask: Ask, now: number): Promise<Captcha | null> {
  const asked = await ask(getCaptchaId, { query: { form: PAY_ONLINE_FORM } });
  const id = asked.ok ? asked.answer.captchaId : null;
  if (id === null || !USABLE.test(id)) return null;
  return { id, image: `/captcha/${id}/${now}.png`, failures: 0 };
}
