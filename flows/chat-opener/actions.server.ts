import type * as z from 'zod';
import { readChatButton, sendChatCode, signChat } from '#schemas/gateway/chat';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { isSafeUrl } from '#schemas/values/safe-url';
import type { AskOutcome } from '#registry/define-block';
import type { ActionResult, FlowActions, Rejection } from '#registry/define-flow';
import { refreshAccountCaptcha } from '../kit/captcha/refresh-captcha.server';
import { rejectEarly, rejectLate, rejectShape, toCodeField } from '../kit/code/check-code.server';
import { requestCode, type CodeRequest } from '../kit/code/request-code.server';
import { reject } from '../kit/engine/reject.server';
import { toErrorText } from '../kit/texts/error-text';
import type { Failure, sendAnswer } from './contract';
import type { flow } from './flow';
import { messages } from './messages';
import { RATE_TEXT } from './texts';

/** How many digits the code has when the server does not say (CHAT-109). */
export const CHAT_CODE_LENGTH = 6;

/** What the server says of the number or the code itself: under the field, on no error screen (CHAT-116, CHAT-404). */
const FIELD_CODES: ReadonlySet<string> = new Set(['a229', 'chat.forbidden.segment', '0']);

/** Stand for the code of an error that has none (CHAT-115): no answer that can be read; a chat at a strange address. */
export const NO_ANSWER_CODE = 'no-answer';
export const STRANGE_ADDRESS_CODE = 'chat-address';

export const actions: FlowActions<typeof flow> = {
  sendCode: ({ input, snapshot: { data }, ask, now }) =>
    sendCode({ ...input, shown: data.captcha, ask, now }, 'msisdn'),

  async resendCode({ input, snapshot: { data }, ask, now }) {
    const early = rejectEarly(data, now);
    return early ?? sendCode({ ...input, msisdn: data.msisdn, shown: data.captcha, ask, now }, 'code');
  },

  async retry({ input: { msisdn }, ask, now }) {
    const sent = await sendCode({ msisdn, shown: null, ask, now }, 'msisdn');
    // The error screen has no field: what belongs under one is shown at the number.
    if (sent.rejected === undefined || sent.event !== undefined) return sent;
    return { ...sent, event: { type: 'REFUSED', msisdn } };
  },

  refreshCaptcha: refreshAccountCaptcha,

  async confirm({ input, snapshot: { data }, ask, now, isTrustedAddress }) {
    const unfit = rejectShape(input.code, data.codeLength) ?? rejectLate(data, now);
    if (unfit) return unfit;
    const signed = await ask(signChat, { body: { msisdn: data.msisdn, smsCode: input.code } });
    if (!signed.ok) {
      if (isAtField(signed.error)) return reject(toErrorText(signed.error), { field: 'code' });
      return { ...rejectFailed(signed), event: { type: 'OPEN_FAILED', ...toFailure(signed) } };
    }
    const { jwt, url } = signed.answer;
    // The token goes to this address in a form: to one that the site knows, or nowhere.
    if (!isTrustedAddress(url)) {
      return {
        ...reject(messages.server),
        event: { type: 'OPEN_FAILED', screen: 'wrong', errorCode: STRANGE_ADDRESS_CODE },
      };
    }
    const { inappUrl, text } = readChatButton(signed.answer);
    const button =
      inappUrl !== null && isSafeUrl(inappUrl) ? { url: inappUrl, text: text ?? RATE_TEXT } : null;
    return { event: { type: 'OPENED', url, jwt, button } };
  },
};

type SendRequest = Pick<CodeRequest, 'msisdn' | 'captchaCode' | 'shown' | 'ask' | 'now'>;

/**
 * Asks for a code. Whether the number is a subscriber's is the server's to judge (CHAT-117, CHAT-401), so it is not
 * checked before. What is not about the number or the code leads to an error screen. `field`: the field of the step.
 */
async function sendCode(
  request: SendRequest,
  field: 'msisdn' | 'code',
): Promise<ActionResult<z.output<typeof sendAnswer>>> {
  const { msisdn, ask } = request;
  const failures: Refused[] = [];
  const requested = await requestCode({
    ...request,
    isOperatorChecked: false,
    codeLength: CHAT_CODE_LENGTH,
    toField: () => field,
    async send(captcha) {
      const sent = await ask(sendChatCode, { query: { msisdn, ...(captcha && { captcha }) } });
      const refused = toRefused(sent);
      if (refused && !isAtField(refused.error)) failures.push(refused);
      return sent;
    },
  });
  const [failure] = failures;
  // A captcha that is wanted is no failure (CAPT-109).
  if (failure === undefined || requested.rejected?.field === 'captchaCode') return requested;
  return { ...rejectFailed(failure), event: { type: 'SEND_FAILED', msisdn, ...toFailure(failure) } };
}

/** The part of a failed call that tells how it failed. */
interface Refused {
  /** Null without an answer. */
  status: number | null;
  error: GatewayError;
}

/** An answer may refuse with HTTP 200: `{ok: false, error}`. */
function toRefused(sent: AskOutcome<typeof sendChatCode>): Refused | null {
  if (!sent.ok) return sent;
  return sent.answer.ok ? null : { status: 400, error: readGatewayError(sent.answer) };
}

/** Errors of codes stand at their field as in every flow (CODE-136, CODE-419). */
function isAtField(error: GatewayError): boolean {
  const isOwn = error.code !== null && FIELD_CODES.has(error.code);
  return isOwn || toCodeField(error) !== undefined;
}

/** A refusal stays one, however often it is asked for again; no answer or a fault of the server may pass. */
function toFailure({ status, error }: Refused): Failure {
  const ofStatus = status === null || status < 400 ? NO_ANSWER_CODE : String(status);
  const errorCode = error.code ?? ofStatus;
  return { screen: status !== null && status >= 400 && status < 500 ? 'wrong' : 'load', errorCode };
}

/** A failure is a rejection too: it is not remembered as the outcome, and counts for no limit of codes sent. */
function rejectFailed(refused: Refused): Rejection {
  const isPassing = toFailure(refused).screen === 'load';
  return reject(toErrorText(refused.error), { status: isPassing ? 503 : 422 });
}
