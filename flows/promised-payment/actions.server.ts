import { getAccountToken } from '#schemas/gateway/account';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import {
  confirmPromisedCode,
  getPromisedLimits,
  sendPromisedCode,
  takePromisedPayment,
} from '#schemas/gateway/promised-payment';
import type { ActionContext, FlowActions, Memo, Rejection } from '#registry/define-flow';
import { toMsisdn } from '#schemas/values/msisdn';
import type { Captcha } from '../kit/captcha/captcha';
import { loadCaptcha } from '../kit/captcha/load-captcha.server';
import { code, sendCodeInput } from './contract';
import type { flow } from './flow';
import { KOPECKS_PER_ROUBLE } from './limits';
import { messages } from './messages';

/** PROM-118, PROM-205. */
const RESEND_SECONDS = 180;
/** CAPT-107, CAPT-108. */
const CAPTCHA_WANTED = 'a211';
const CAPTCHA_WRONG = 'a212';

type Ask = ActionContext<unknown, never, unknown>['ask'];

export const actions: FlowActions<typeof flow> = {
  sendCode: ({ input, snapshot: { data }, ask, now, memo }) =>
    sendCode({ ...input, shown: data.captcha, token: memo['token'], ask, now }),

  async resendCode({ input, snapshot: { data }, ask, now, memo }) {
    if (now < data.resendAt) return reject(messages.tooEarly, { status: 429 });
    return sendCode({ ...input, msisdn: data.msisdn, shown: data.captcha, token: memo['token'], ask, now });
  },

  async refreshCaptcha({ input, snapshot: { data }, ask }) {
    const msisdn = toMsisdn(input.msisdn ?? data.msisdn);
    const captcha = await loadCaptcha(ask, data.msisdn, data.captcha);
    return { event: { type: 'CAPTCHA_WANTED', msisdn, captcha } };
  },

  async confirm({ input, snapshot: { data }, ask, memo, now }) {
    // PROM-116: another number beside the code asks for a code of its own, also without scripts.
    const other = input.msisdn === undefined ? data.msisdn : toMsisdn(input.msisdn);
    if (other !== data.msisdn) return sendToOther(other, { token: memo['token'], ask, now });
    const typed = code.safeParse(input.code);
    if (!typed.success) return reject(messages.wrongCode, { field: 'code' });
    const token = String(memo['token'] ?? '');
    const { msisdn } = data;
    const confirmed = await ask(confirmPromisedCode, { body: { msisdn, token, code: typed.data } });
    if (!confirmed.ok) return rejectFor(confirmed.error, 'code');
    if (!confirmed.answer.ok) return rejectFor(readGatewayError(confirmed.answer), 'code');
    const limits = await ask(getPromisedLimits, { query: { msisdn: data.msisdn, token } });
    // PROM-134
    if (!limits.ok) return rejectFor(limits.error);
    const { fixAmountList, fixChargesList } = limits.answer;
    const options = fixAmountList.map((amount, index) => ({
      amountKopecks: toKopecks(amount),
      chargeKopecks: toKopecks(fixChargesList[index] ?? 0),
    }));
    return options.length === 0 ? reject(messages.noAmounts) : { event: { type: 'CONFIRMED', options } };
  },

  async take({ input, snapshot: { data }, ask, memo }) {
    const offered = data.options.find(
      ({ amountKopecks }) => amountKopecks === input.amount * KOPECKS_PER_ROUBLE,
    );
    if (offered === undefined) return reject('Выберите сумму', { field: 'amount' });
    const token = String(memo['token'] ?? '');
    const taken = await ask(takePromisedPayment, {
      body: { msisdn: data.msisdn, token, amount: input.amount },
    });
    if (!taken.ok) return rejectFor(taken.error);
    // PROM-119: the date part only.
    const until = taken.answer.expirationDate?.slice(0, 'YYYY-MM-DD'.length) ?? null;
    return { event: { type: 'TAKEN', amountKopecks: offered.amountKopecks, until } };
  },
};

interface CodeRequest {
  msisdn: string;
  captchaCode?: string | undefined;
  /** The captcha that the step shows. */
  shown: Captcha | null;
  token: Memo[string] | undefined;
  ask: Ask;
  now: number;
}

/** The token of the personal account comes first (PROM-401); it stays under the seal. */
async function sendCode({ msisdn, captchaCode = '', shown, token: known, ask, now }: CodeRequest) {
  if (shown !== null && captchaCode === '') return reject(messages.captchaMissing, { field: 'captchaCode' });
  const token = typeof known === 'string' ? known : await getToken(ask);
  if (token === null) return reject(messages.server, { status: 503 });
  const captcha = shown === null ? undefined : { id: shown.id, code: captchaCode };
  const sent = await ask(sendPromisedCode, { body: { msisdn, token, ...(captcha && { captcha }) } });
  const error = sent.ok ? (sent.answer.ok ? null : readGatewayError(sent.answer)) : sent.error;
  if (error !== null) return rejectCode(error, { msisdn, shown, ask });
  const seconds = (sent.ok ? sent.answer.timeout : null) ?? RESEND_SECONDS;
  return {
    event: { type: 'CODE_SENT' as const, msisdn, resendAt: now + seconds * 1000 },
    memo: { token },
  };
}

/** The number beside the code is checked as the first one was. */
function sendToOther(typed: string, request: Pick<CodeRequest, 'token' | 'ask' | 'now'>) {
  const read = sendCodeInput.safeParse({ msisdn: typed });
  if (!read.success) return reject(read.error.issues[0]?.message ?? messages.server, { field: 'msisdn' });
  return sendCode({ ...request, msisdn: read.data.msisdn, shown: null });
}

/** A captcha is wanted (a211), was wrong (a212), or is spent with the attempt that failed. */
async function rejectCode(
  error: GatewayError,
  { msisdn, shown, ask }: Pick<CodeRequest, 'msisdn' | 'shown' | 'ask'>,
) {
  const isCaptcha = error.code === CAPTCHA_WANTED || error.code === CAPTCHA_WRONG || error.showsCaptcha;
  if (!isCaptcha && shown === null) return rejectFor(error, 'msisdn');
  const captcha = await loadCaptcha(ask, msisdn, shown);
  const field = isCaptcha ? 'captchaCode' : 'msisdn';
  const text = error.code === CAPTCHA_WRONG ? messages.captchaWrong : null;
  const rejection = reject(text ?? error.message ?? messages.server, { field });
  return { ...rejection, event: { type: 'CAPTCHA_WANTED' as const, msisdn, captcha } };
}

async function getToken(ask: Ask): Promise<string | null> {
  const asked = await ask(getAccountToken, { query: {} });
  return asked.ok ? asked.answer.token : null;
}

/** The server's own text, else the generic one (PROM-131 to PROM-133). */
function rejectFor({ message }: GatewayError, field?: string): Rejection {
  return reject(message ?? messages.server, { field });
}

function reject(
  message: string,
  { field, status = 422 }: { field?: string | undefined; status?: number } = {},
): Rejection {
  return { rejected: { message, field, status } };
}

function toKopecks(roubles: string | number): number {
  return Math.round(Number(roubles) * KOPECKS_PER_ROUBLE);
}
