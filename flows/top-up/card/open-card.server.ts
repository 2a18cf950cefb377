import { PAY_ONLINE_FORM } from '#schemas/gateway/captcha';
import { readGatewayError } from '#schemas/gateway/errors';
import { openPayment } from '#schemas/gateway/payments';
import type { ActionResult } from '#registry/define-flow';
import type { HandOver } from '#registry/hand-over';
import type { Captcha } from '../../kit/captcha/captcha';
import type { Ask } from '../../kit/engine/ask';
import { reject } from '../../kit/engine/reject.server';
import type { Events, Target } from '../contract';
import { messages } from '../messages';
import { loadPayCaptcha } from './load-pay-captcha.server';

const KOPECKS_PER_ROUBLE = 100;
/** PAY-130 */
const INVALID_CAPTCHA = 'INVALID_CAPTCHA';

type EventOf<Type extends keyof Events> = { type: Type } & Events[Type];
export type CardOpened = ActionResult<EventOf<'CAPTCHA_WANTED'> | EventOf<'PAYMENT_OPENED'>>;

interface CardRequest extends Target {
  /** The captcha that the form shows. */
  shown: Captcha | null;
  captchaCode: string;
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
  isTrustedAddress: (address: string) => boolean;
  /** Of the page that the form stands on. */
  path: string;
}

/** Who comes back from the bank finds the form as it was, whatever the bank has said. */
const toComeBack = (path: string, { msisdn, amountKopecks }: Target): HandOver => ({
  path,
  flow: 'top-up',
  title: 'Пополнить баланс',
  note: messages.cameBack,
  values: { method: 'card', msisdn, amount: String(amountKopecks / KOPECKS_PER_ROUBLE) },
});

/**
 * Opens a card payment and leads to the bank's page (PAY-108, PAY-135). Nobody is asked for a captcha beforehand:
 * the form is the same for everybody, and it is the operator who knows whom it doubts. It says so by refusing with
 * INVALID_CAPTCHA, and only then the captcha service is asked and the captcha shown: the first time as a question,
 * without an error mark, for nothing was typed wrong; from then on as an error, each time with another picture
 * (PAY-130 to PAY-132). When the service has no usable id, no captcha is shown and the request has simply failed.
 */
export async function openCard(request: CardRequest): Promise<CardOpened> {
  const { msisdn, amountKopecks, shown, captchaCode, ask, now, isTrustedAddress } = request;
  if (shown !== null && captchaCode === '') {
    return reject(messages.captchaMissing, { field: 'captchaCode' });
  }
  // PAY-126
  const captcha = { form: PAY_ONLINE_FORM, ...(shown && { id: shown.id, code: captchaCode }) };
  const body = { number: msisdn, amount: amountKopecks / KOPECKS_PER_ROUBLE, captcha };
  const opened = await ask(openPayment, { body });
  const redirect = opened.ok ? opened.answer.redirect : undefined;
  // PAY-134; an address that nobody vouches for is none.
  if (redirect !== undefined && isTrustedAddress(redirect)) {
    const event = { type: 'PAYMENT_OPENED' as const, msisdn, amountKopecks, redirect, openedAt: now };
    return { event, leaveTo: redirect, handOver: toComeBack(request.path, { msisdn, amountKopecks }) };
  }
  const { code } = opened.ok ? readGatewayError(opened.answer) : opened.error;
  return refuse(code === INVALID_CAPTCHA, request);
}

/** A captcha serves once: with every failure another one comes in the place of the one that was shown. */
async function refuse(
  isCaptcha: boolean,
  { msisdn, amountKopecks, shown, ask, now }: CardRequest,
): Promise<CardOpened> {
  // PAY-133
  const failed = reject(messages.server, { status: 502 });
  if (!isCaptcha && shown === null) return failed;
  const captcha = await loadPayCaptcha(ask, now);
  const event = { type: 'CAPTCHA_WANTED' as const, msisdn, amountKopecks, captcha };
  if (!isCaptcha || captcha === null) return { ...failed, event };
  return shown === null ? { event } : { ...reject(messages.captchaWrong, { field: 'captchaCode' }), event };
}
