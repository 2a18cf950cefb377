import { getAccountToken } from '#schemas/gateway/account';
import { readGatewayError } from '#schemas/gateway/errors';
import {
  confirmPromisedCode,
  getPromisedLimits,
  sendPromisedCode,
  takePromisedPayment,
} from '#schemas/gateway/promised-payment';
import type { FlowActions, Memo } from '#registry/define-flow';
import { toMsisdn } from '#schemas/values/msisdn-digits';
import { loadCaptcha } from '../kit/captcha/load-captcha.server';
import {
  rejectConfirmation,
  rejectEarly,
  rejectLate,
  rejectShape,
  toCodeField,
} from '../kit/code/check-code.server';
import { requestCode, type CodeRequest } from '../kit/code/request-code.server';
import type { Ask } from '../kit/engine/ask';
import { reject, rejectFor } from '../kit/engine/reject.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { flow } from './flow';
import { CODE_LENGTH, KOPECKS_PER_ROUBLE, PROMISED_RESEND_SECONDS } from './limits';
import { messages } from './messages';

export const actions: FlowActions<typeof flow> = {
  sendCode: ({ input, snapshot: { data }, ask, now, memo }) =>
    sendCode({ ...input, shown: input.msisdn === data.msisdn ? data.captcha : null, ask, now }, memo),

  async resendCode({ input, snapshot: { data }, ask, now, memo }) {
    // PROM-117
    const early = rejectEarly(data, now);
    if (early) return early;
    const request = { ...input, msisdn: data.msisdn, shown: data.captcha, ask, now, toField: toCodeField };
    return sendCode(request, memo);
  },

  async refreshCaptcha({ input, snapshot: { data }, ask }) {
    const msisdn = toMsisdn(input.msisdn ?? data.msisdn);
    const captcha = await loadCaptcha(ask, data.msisdn, data.captcha);
    return { event: { type: 'CAPTCHA_WANTED', msisdn, captcha } };
  },

  async confirm({ input, snapshot: { data }, ask, memo, now }) {
    const refused = rejectLate(data, now) ?? rejectShape(input.code, data.codeLength);
    if (refused) return refused;
    const token = toToken(memo);
    const { msisdn, captcha: shown } = data;
    const captcha = shown && input.captchaCode ? { id: shown.id, code: input.captchaCode } : undefined;
    const body = { msisdn, token, code: input.code, ...(captcha && { captcha }) };
    const confirmed = await ask(confirmPromisedCode, { body });
    if (!confirmed.ok) return rejectConfirmation(confirmed.error, data, ask);
    if (!confirmed.answer.ok) return rejectConfirmation(readGatewayError(confirmed.answer), data, ask);
    return loadAmounts(ask, msisdn, token);
  },

  async take({ input, snapshot: { data }, ask, memo }) {
    const offered = data.options.find(
      ({ amountKopecks }) => amountKopecks === input.amount * KOPECKS_PER_ROUBLE,
    );
    if (offered === undefined) return reject(messages.noAmount, { field: 'amount' });
    const taken = await ask(takePromisedPayment, {
      body: { msisdn: data.msisdn, token: toToken(memo), amount: input.amount },
    });
    if (!taken.ok) return rejectFor(taken.error);
    // PROM-119: the date part only.
    const until = taken.answer.expirationDate?.slice(0, 'YYYY-MM-DD'.length) ?? null;
    return { event: { type: 'TAKEN', amountKopecks: offered.amountKopecks, until } };
  },
};

const toToken = (memo: Memo) => String(memo['token'] ?? '');

/** The token of the personal account comes first (PROM-123, PROM-401); it stays under the seal. */
async function sendCode(
  request: Pick<CodeRequest, 'msisdn' | 'captchaCode' | 'shown' | 'ask' | 'now' | 'toField'>,
  memo: Memo,
) {
  const token = typeof memo['token'] === 'string' ? memo['token'] : await getToken(request.ask);
  if (token === null) return reject(FLOW_TEXTS.server, { status: 503 });
  return requestCode({
    ...request,
    send: (captcha) =>
      request.ask(sendPromisedCode, { body: { msisdn: request.msisdn, token, ...(captcha && { captcha }) } }),
    toMemo: () => ({ token }),
    codeLength: CODE_LENGTH,
    resendSeconds: PROMISED_RESEND_SECONDS,
  });
}

/** What can be taken, each amount with its commission (PROM-112, PROM-206). */
async function loadAmounts(ask: Ask, msisdn: string, token: string) {
  const limits = await ask(getPromisedLimits, { query: { msisdn, token } });
  // PROM-134
  if (!limits.ok) return rejectFor(limits.error);
  const { fixAmountList, fixChargesList } = limits.answer;
  const options = fixAmountList.map((amount, index) => ({
    amountKopecks: toKopecks(amount),
    chargeKopecks: toKopecks(fixChargesList[index] ?? 0),
  }));
  return { event: { type: 'CONFIRMED' as const, options } };
}

async function getToken(ask: Ask): Promise<string | null> {
  const asked = await ask(getAccountToken, { query: {} });
  return asked.ok ? asked.answer.token : null;
}

function toKopecks(roubles: string | number): number {
  return Math.round(Number(roubles) * KOPECKS_PER_ROUBLE);
}
