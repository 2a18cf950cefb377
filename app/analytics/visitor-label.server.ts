import { OTHER_LABEL, USER_LABEL, type AudienceLabel } from '#schemas/analytics/audience-label';
import { checkOperatorAddress, getAccountStatus } from '#schemas/gateway/account';
import type { CallScope } from '#cms/gateway/create-gateway';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { readAccountSession } from '#app/account/account-session';
import { readCookie, writeCookie } from '#app/cookies';
import { hasAgreed } from '#app/page/cookie-notice';

/** What the segment cookie says: whether the visitor is a subscriber, and nothing else. */
const SEGMENTS: Readonly<Record<string, AudienceLabel>> = { user: USER_LABEL, other: OTHER_LABEL };

/** The visitor's label (ACCT-404), with the cookie that keeps it for a year; null when nobody knows. */
export interface VisitorLabel {
  label: AudienceLabel | null;
  setCookie: string | null;
}

export interface LabelServices {
  env: { COOKIES_NEED_CONSENT: boolean; PUBLIC_SCHEME: string };
  /** The visitor's address or network (`RequestFacts`); empty when it is not known. */
  address: string;
  gatewayFor: (visitor: Pick<CallScope, 'accountSession' | 'visitorAddress'>) => ScopedGateway;
  /** May this address make the operator be asked once more? */
  isAllowed: () => Promise<boolean>;
}

const UNKNOWN: VisitorLabel = { label: null, setCookie: null };

/**
 * Who is signed in to the account of the operator, or comes from its network, is a subscriber. The answer is kept in the
 * segment cookie for a year (ANLT-103, ANLT-412), and nobody is asked again; where consent is asked for, nothing of it
 * happens before.
 */
export async function findVisitorLabel(
  cookies: string | null,
  services: LabelServices,
): Promise<VisitorLabel> {
  const { env, isAllowed } = services;
  if (!hasAgreed(cookies, env)) return UNKNOWN;
  const known = SEGMENTS[readCookie(cookies, 'visitorSegment') ?? ''];
  const session = readAccountSession(cookies);
  // Who was no subscriber, and has signed in since, is one now.
  if (known === USER_LABEL || (known !== undefined && session === null))
    return { label: known, setCookie: null };
  if (!(await isAllowed())) return UNKNOWN;
  const isUser = session === null ? await comesFromNetwork(services) : await isSignedIn(session, services);
  if (isUser === null) return UNKNOWN;
  const secure = env.PUBLIC_SCHEME === 'https';
  return {
    label: isUser ? USER_LABEL : OTHER_LABEL,
    setCookie: writeCookie('visitorSegment', isUser ? 'user' : 'other', { secure }),
  };
}

async function isSignedIn(accountSession: string, { gatewayFor }: LabelServices): Promise<boolean | null> {
  const status = await gatewayFor({ accountSession }).ask(getAccountStatus, {});
  return status.ok ? status.answer.authenticated : null;
}

/** The operator knows its network; who asks is the server, so it is told for whose address. */
async function comesFromNetwork({ address, gatewayFor }: LabelServices): Promise<boolean | null> {
  const [visitorAddress = ''] = address.split('/', 1);
  if (visitorAddress === '') return null;
  const found = await gatewayFor({ visitorAddress }).ask(checkOperatorAddress, {});
  return found.ok ? found.answer.ok : null;
}
