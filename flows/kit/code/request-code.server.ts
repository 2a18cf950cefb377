import type * as z from 'zod';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import type { codeSentAnswer } from '#schemas/gateway/outcomes';
import type { Memo, Rejection } from '#registry/define-flow';
import type { Captcha } from '../captcha/captcha';
import { loadCaptcha } from '../captcha/load-captcha.server';
import { rejectWithCaptcha, type CaptchaWanted } from '../captcha/reject-captcha.server';
import type { Ask } from '../engine/ask';
import { reject } from '../engine/reject.server';
import { checkOperator } from '../phone/check-operator.server';
import { FLOW_TEXTS } from '../texts/flow-texts';
import type { CodeEvents } from './code-contract';
import { CODE_LENGTH, RESEND_SECONDS } from './limits';

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
  /** Gets another captcha; that of the personal account when left out. */
  nextCaptcha?: () => Promise<Captcha>;
  /** The field that shows a refusal which is not about the captcha; the number's when left out. */
  toField?: (error: GatewayError) => string | undefined;
  /** What the step must remember of the answer, under its seal: a token. */
  toMemo?: (answer: Answer) => Memo;
  /** What stands when the server does not say. */
  codeLength?: number;
  resendSeconds?: number;
  /** False: the number need not be the operator's (CODE-125). */
  isOperatorChecked?: boolean;
}

type CodeSent = { type: 'CODE_SENT' } & CodeEvents['CODE_SENT'];
export type CodeRequested = { event: CodeSent; memo: Memo; rejected?: never } | Rejection<CaptchaWanted>;

/**
 * Sends a code to a subscriber. The number is checked first (CODE-125 to CODE-127); a captcha that the server wants
 * comes with the rejection; code length and countdown are the server's, else the defaults (CODE-118 to CODE-121).
 */
export async function requestCode<Answer extends CodeSentAnswer>(
  request: CodeRequest<Answer>,
): Promise<CodeRequested> {
  const { msisdn, captchaCode = '', shown, ask, now, send, toField = () => 'msisdn' } = request;
  if (shown !== null && captchaCode === '')
    return reject(FLOW_TEXTS.captchaMissing, { field: 'captchaCode' });
  if (request.isOperatorChecked !== false) {
    const check = await checkOperator(ask, msisdn);
    if (check.verdict !== 'own') {
      const fallback = check.verdict === 'foreign' ? FLOW_TEXTS.notSubscriber : FLOW_TEXTS.server;
      return reject(check.error.message ?? fallback, { field: toField(check.error) });
    }
  }
  const sent = await send(shown === null ? undefined : { id: shown.id, code: captchaCode });
  if (!sent.ok || !sent.answer.ok) {
    const error = sent.ok ? readGatewayError(sent.answer) : sent.error;
    const load = request.nextCaptcha ?? (() => loadCaptcha(ask, msisdn, shown));
    return rejectWithCaptcha(error, { msisdn, shown, load }, toField(error));
  }
  const { codeLength = request.codeLength ?? CODE_LENGTH } = sent.answer;
  const { timeout = request.resendSeconds ?? RESEND_SECONDS } = sent.answer;
  return {
    event: { type: 'CODE_SENT', msisdn, codeLength, resendAt: now + timeout * 1000 },
    memo: request.toMemo?.(sent.answer) ?? {},
  };
}
