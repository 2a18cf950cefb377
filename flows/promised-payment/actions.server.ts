import { getAccountToken } from '#schemas/gateway/account';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import {
  confirmPromisedCode,
  getPromisedLimits,
  sendPromisedCode,
  takePromisedPayment,
} from '#schemas/gateway/promised-payment';
import type { ActionContext, FlowActions, Memo, Rejection } from '#registry/define-flow';
import type { flow } from './flow';
import { messages } from './messages';

/** PROM-118, PROM-205. */
const RESEND_SECONDS = 180;
const KOPECKS = 100;

type Ask = ActionContext<unknown, never, unknown>['ask'];

export const actions: FlowActions<typeof flow> = {
  sendCode: ({ input, ask, now }) => sendCode(input.msisdn, ask, now),

  async resendCode({ snapshot: { data }, ask, now, memo }) {
    if (now < data.resendAt) return reject(messages.tooEarly, { status: 429 });
    return sendCode(data.msisdn, ask, now, memo['token']);
  },

  async confirm({ input, snapshot: { data }, ask, memo }) {
    const token = String(memo['token'] ?? '');
    const confirmed = await ask(confirmPromisedCode, { body: { ...data, token, code: input.code } });
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
    const offered = data.options.find(({ amountKopecks }) => amountKopecks === input.amount * KOPECKS);
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

/** The token of the personal account comes first (PROM-401); it stays under the seal. */
async function sendCode(msisdn: string, ask: Ask, now: number, known?: Memo[string]) {
  const token = typeof known === 'string' ? known : await getToken(ask);
  if (token === null) return reject(messages.server, { status: 503 });
  const sent = await ask(sendPromisedCode, { body: { msisdn, token } });
  if (!sent.ok) return rejectFor(sent.error, 'msisdn');
  if (!sent.answer.ok) return rejectFor(readGatewayError(sent.answer), 'msisdn');
  const resendAt = now + (sent.answer.timeout ?? RESEND_SECONDS) * 1000;
  return { event: { type: 'CODE_SENT' as const, msisdn, resendAt }, memo: { token } };
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
  return Math.round(Number(roubles) * KOPECKS);
}
