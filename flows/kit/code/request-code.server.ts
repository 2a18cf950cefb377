import type * as z from 'zod';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import type { codeSentAnswer } from '#schemas/gateway/outcomes';
import type { Memo, Rejection } from '#registry/define-flow';
import type { Captcha } from '../captcha/captcha';
import { loadCaptcha } from '../captcha/load-captcha.server';
import type { Ask } from '../engine/ask';
import { reject, rejectFor } from '../engine/reject.server';
import { checkOperator } from '../phone/check-operator.server';
import { FLOW_TEXTS } from '../texts/flow-texts';
import type { CodeEvents } from './code-contract';
import { CODE_LENGTH, RESEND_SECONDS } from './limits';

/** The captcha has to be shown, or was wrong (CAPT-107, CAPT-108, CAPT-407). */
const CAPTCHA_WANTED = 'a211';
const CAPTCHA_WRONG = 'a212';

type CodeSentAnswer = z.output<typeof codeSentAnswer>;
type Sent<Answer> = { ok: true; answer: Answer } | { ok: false; error: GatewayError };

export interface CodeRequest<Answer extends CodeSentAnswer = CodeSentAnswer> {
  /** 11 digits starting with 7. */
  msisdn: string;
  /** What was typed for the captcha that the step shows. */
  captchaCode?: string | undefined;
  /** The captcha that the step shows. */
  shown: Captcha | null;
  ask: Ask;
  /** Milliseconds since 1970. */
  now: number;
  /** The call that sends the code; with a captcha only when one is shown (PAY-126). */
  send: (captcha: { id: string; code: string } | undefined) => Promise<Sent<Answer>>;
  /** What the step must remember of the answer, under its seal: a token. */
  toMemo?: (answer: Answer) => Memo;
  /** What stands when the server does not say. */
  codeLength?: number;
  resendSeconds?: number;
  /** False: the number need not be the operator's (CODE-125). */
  isOperatorChecked?: boolean;
}

type EventOf<Type extends keyof CodeEvents> = { type: Type } & CodeEvents[Type];
export type CodeRequested =
  { event: EventOf<'CODE_SENT'>; memo: Memo; rejected?: never } | Rejection<EventOf<'CAPTCHA_WANTED'>>;

/**
 * Sends a code to a subscriber. The number is checked first (CODE-125 to CODE-127); a captcha that the server wants
 * comes with the rejection; code length and countdown are the server's, else the defaults (CODE-118 to CODE-121).
 */
export async function requestCode<Answer extends CodeSentAnswer>(
  request: CodeRequest<Answer>,
): Promise<CodeRequested> {
  const { msisdn, captchaCode = '', shown, ask, now, send } = request;
  if (shown !== null && captchaCode === '')
    return reject(FLOW_TEXTS.captchaMissing, { field: 'captchaCode' });
  if (request.isOperatorChecked !== false) {
    const check = await checkOperator(ask, msisdn);
    if (check.verdict !== 'own') {
      const fallback = check.verdict === 'foreign' ? FLOW_TEXTS.notSubscriber : FLOW_TEXTS.server;
      return reject(check.error.message ?? fallback, { field: 'msisdn' });
    }
  }
  const sent = await send(shown === null ? undefined : { id: shown.id, code: captchaCode });
  if (!sent.ok) return rejectSend(sent.error, request);
  if (!sent.answer.ok) return rejectSend(readGatewayError(sent.answer), request);
  const { codeLength = request.codeLength ?? CODE_LENGTH } = sent.answer;
  const { timeout = request.resendSeconds ?? RESEND_SECONDS } = sent.answer;
  return {
    event: { type: 'CODE_SENT', msisdn, codeLength, resendAt: now + timeout * 1000 },
    memo: request.toMemo?.(sent.answer) ?? {},
  };
}

/** A captcha is wanted, was wrong, or is spent with the attempt that failed (CODE-208). */
async function rejectSend(
  error: GatewayError,
  { msisdn, shown, ask }: Pick<CodeRequest<CodeSentAnswer>, 'msisdn' | 'shown' | 'ask'>,
): Promise<Rejection<EventOf<'CAPTCHA_WANTED'>>> {
  const isCaptcha = error.code === CAPTCHA_WANTED || error.code === CAPTCHA_WRONG || error.showsCaptcha;
  if (!isCaptcha && shown === null) return rejectFor(error, 'msisdn');
  const captcha = await loadCaptcha(ask, msisdn, shown);
  const text = error.code === CAPTCHA_WRONG ? FLOW_TEXTS.captchaWrong : (error.message ?? FLOW_TEXTS.server);
  return {
    ...reject(text, { field: isCaptcha ? 'captchaCode' : 'msisdn' }),
    event: { type: 'CAPTCHA_WANTED', msisdn, captcha },
  };
}
