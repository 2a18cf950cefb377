import { getAccountToken } from '#schemas/gateway/account';
import { checkOperatorNumber } from '#schemas/gateway/codes';
import {
  confirmPromisedCode,
  getPromisedLimits,
  sendPromisedCode,
  takePromisedPayment,
} from '#schemas/gateway/promised-payment';
import type { FlowGateway } from './flow-gateway';
import { newSubscriber } from './flow-subscribers';
import { visitFlow, type FlowVisit } from './post-flow';
import { startSite, SECRET, type SiteEnvironment, type SiteProcess } from './site-process';

/** The promised payment as the story of these tests: the calls that it makes, and the way to each of its steps. */
export const PROMISED = { path: '/pay/promised', flow: 'promised-payment' };
export const CALLS = {
  token: getAccountToken.path,
  operator: checkOperatorNumber.path,
  send: sendPromisedCode.path,
  confirm: confirmPromisedCode.path,
  limits: getPromisedLimits.path,
  take: takePromisedPayment.path,
};

export interface Promised {
  visit: FlowVisit;
  msisdn: string;
}

/** A site whose operator is this gateway; its pages are its own. */
export const startWith = (gateway: FlowGateway, env: SiteEnvironment = {}): Promise<SiteProcess> =>
  startSite({ OPERATOR_API_URL: gateway.origin, SESSION_SECRET: SECRET, TRUST_PROXY: '1', ...env });

/** A visitor at the code, of an address of their own where one is given. */
export async function comeToCode(
  { port }: SiteProcess,
  msisdn = newSubscriber(),
  address?: string,
): Promise<Promised> {
  const visit = visitFlow({ port, ...PROMISED, ...(address !== undefined && { address }) });
  await visit.open();
  const sent = await visit.post('sendCode', { msisdn });
  if (sent.state?.snapshot.state !== 'code') throw new Error(`no code was sent: ${sent.status} ${sent.text}`);
  return { visit, msisdn };
}

/** A visitor at the amount. */
export async function comeToAmount(site: SiteProcess, gateway: FlowGateway): Promise<Promised> {
  const { visit, msisdn } = await comeToCode(site);
  const confirmed = await visit.post('confirm', { code: gateway.code(msisdn), msisdn });
  if (confirmed.state?.snapshot.state !== 'amount')
    throw new Error(`the code was not taken: ${confirmed.status} ${confirmed.text}`);
  return { visit, msisdn };
}
