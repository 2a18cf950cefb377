import type { GatewayError } from '#schemas/gateway/errors';
import type { Rejection } from '#registry/define-flow';
import { reject } from '../engine/reject.server';
import { toErrorText } from '../texts/error-text';
import { FLOW_TEXTS } from '../texts/flow-texts';
import type { Captcha } from './captcha';
import { toCaptchaFault } from './captcha-fault';

export interface CaptchaAtHand {
  /** The number that the captcha is for. */
  msisdn: string;
  /** The captcha that the step shows; null without one. */
  shown: Captcha | null;
  /** Gets another one. */
  load: () => Promise<Captcha>;
}

export type CaptchaWanted = { type: 'CAPTCHA_WANTED'; msisdn: string; captcha: Captcha };

/**
 * A refusal that may be about a captcha: one is wanted, was wrong, or is spent with the attempt that failed
 * (CODE-207, CODE-208). `field` shows the text of any other refusal; above the form without one.
 */
export async function rejectWithCaptcha(
  error: GatewayError,
  { msisdn, shown, load }: CaptchaAtHand,
  field: string | undefined,
): Promise<Rejection<CaptchaWanted>> {
  const fault = toCaptchaFault(error);
  const rejection = reject(toText(error, fault), { field: fault === null ? field : 'captchaCode' });
  if (fault === null && shown === null) return rejection;
  return { ...rejection, event: { type: 'CAPTCHA_WANTED', msisdn, captcha: await load() } };
}

function toText(error: GatewayError, fault: 'wanted' | 'wrong' | null): string {
  if (fault === 'wrong') return FLOW_TEXTS.captchaWrong;
  if (fault === 'wanted' && error.message === null) return FLOW_TEXTS.captchaMissing;
  return toErrorText(error);
}
