import { getAccountStatus, getAccountSummary } from '#schemas/gateway/account';
import type { CallAnswer } from '#schemas/gateway/call';
import { msisdn as msisdnSchema } from '#schemas/values/msisdn';
import { formatPhone } from '#blocks/ui/text/format-phone';
import { formatPrice } from '#blocks/ui/text/format-price';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { Account, AccountAnswer, AccountNumber } from './account-answer';

type Ask = ScopedGateway['ask'];
type Summary = CallAnswer<typeof getAccountSummary>;

const number = msisdnSchema();
const KOPECKS_PER_ROUBLE = 100;

/** Asks the operator whether the session is one of a subscriber's, and only then for the account (ACCT-01, ACCT-02). Never rejects. */
export async function readAccount(ask: Ask): Promise<AccountAnswer> {
  const status = await ask(getAccountStatus, {});
  if (!status.ok) return { state: 'unknown' };
  if (!status.answer.authenticated) return { state: 'anonymous' };
  const summary = await ask(getAccountSummary, {});
  if (!summary.ok) return { state: 'signed-in', account: null };
  // The session has ended between the two calls.
  if (!summary.answer.authenticated) return { state: 'anonymous' };
  return { state: 'signed-in', account: toAccount(summary.answer) };
}

function toAccount({ name = '', msisdn, balance, tariff = '', numbers = [] }: Summary): Account {
  const all = numbers.flatMap((one) => toNumber(one.msisdn, one.title) ?? []);
  const current = msisdn === undefined ? null : toNumber(msisdn);
  const own = all.find((one) => one.msisdn === current?.msisdn) ?? current;
  return {
    name,
    number: own,
    // A balance may well be below nought.
    balance: balance === undefined ? '' : formatPrice(Math.round(balance * KOPECKS_PER_ROUBLE)),
    tariff,
    others: all.filter((one) => one.msisdn !== own?.msisdn),
  };
}

/** Null for what is no number of this country: nothing could be done with it. */
function toNumber(given: string, title = ''): AccountNumber | null {
  const { data: msisdn } = number.safeParse(given);
  return msisdn === undefined ? null : { msisdn, shown: formatPhone(msisdn), title };
}
