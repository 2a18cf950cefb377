import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { openSbpPayment } from '#schemas/gateway/payments';
import type { ActionResult } from '#registry/define-flow';
import type { Ask } from '../../kit/engine/ask';
import { reject } from '../../kit/engine/reject.server';
import type { Events, Target } from '../contract';
import { messages } from '../messages';
import { UNCHARGED } from './qr-texts';
import { loadBanks, toBank } from './load-banks.server';
import { QR_LIFETIME_MS } from './qr-lifetime';

const KOPECKS_PER_ROUBLE = 100;
/** A picture in the address itself, or a file of this site; the page's policy shows no other. */
const OWN_PICTURE = /^(data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[\w+/=]+|\/(?![/\\])[^\s\\]*)$/;
/** A picture in the address travels with the step, in both directions, and a post has its limit. */
const MAX_PICTURE_LENGTH = 24_000;
/** A web address, or a path of this site. */
const WEB_ADDRESS = /^(https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/;

type EventOf<Type extends keyof Events> = { type: Type } & Events[Type];
export type QrAsked = ActionResult<EventOf<'QR_OPENED'> | EventOf<'QR_FAILED'>>;

/**
 * Asks for a QR to pay by, good for 15 minutes from `now` (SBP-106, SBP-109). An error with a code and a request that
 * fails outright are for the popup (SBP-108, SBP-119); an answered error without a code is for the form (SBP-122,
 * decision 8).
 */
export async function openQr(ask: Ask, { msisdn, amountKopecks }: Target, now: number): Promise<QrAsked> {
  const query = { msisdn, amount: amountKopecks / KOPECKS_PER_ROUBLE };
  const [asked, banks] = await Promise.all([ask(openSbpPayment, { query }), loadBanks(ask)]);
  const failed = { event: { type: 'QR_FAILED' as const, msisdn, amountKopecks } };
  if (!asked.ok) {
    const isAnswered = asked.status !== null && asked.error.message !== null;
    return isAnswered ? judge(asked.error, failed) : failed;
  }
  const { error, qrImageUrl = '', qrUrl = '' } = asked.answer;
  if (error !== undefined && error !== '') return judge(readGatewayError({ error }), failed);
  const isShown = qrImageUrl.length <= MAX_PICTURE_LENGTH && OWN_PICTURE.test(qrImageUrl);
  const image = isShown ? qrImageUrl : null;
  const link = WEB_ADDRESS.test(qrUrl) ? qrUrl : null;
  if (image === null && link === null) return failed;
  const qr = { image, link, expiresAt: now + QR_LIFETIME_MS, banks: banks.map((bank) => toBank(bank, link)) };
  return { event: { type: 'QR_OPENED', msisdn, amountKopecks, qr } };
}

/** The operator's own text, and what it does not say of the money. */
function withUncharged(message: string): string {
  return `${message.replace(/\.?$/, '.')} ${UNCHARGED}`;
}

function judge({ code, message }: GatewayError, failed: QrAsked): QrAsked {
  return code === null ? reject(message === null ? messages.qrRefused : withUncharged(message)) : failed;
}
