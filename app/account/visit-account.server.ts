import { changeAccountNumber, logOut } from '#schemas/gateway/account';
import { msisdn } from '#schemas/values/msisdn';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import type { SiteContext } from '#app/context';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';
import { readSmallForm } from '#app/page/read-small-form.server';
import {
  DO_FIELD,
  NUMBER_FIELD,
  type AccountAnswer,
  type AccountDeed,
  type AccountOutcome,
} from './account-answer';
import { readAccountSession, writeAccountSession } from './account-session';
import { readAccount } from './read-account.server';

/** A page view asks once; whoever tries sessions gets few answers. */
const READ_LIMIT = { name: 'account', points: 600, seconds: 600 };
const DEED_LIMIT = { name: 'account-deed', points: 60, seconds: 600 };

/** Of every answer about an account: it is this visitor's alone, and kept by nobody. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'private, no-store',
  Vary: 'Cookie',
  'X-Robots-Tag': 'noindex',
};

const number = msisdn();

/** The account of whoever sends this request. Without a session nobody is asked. */
export async function visitAccount(request: Request, context: SiteContext): Promise<AccountAnswer> {
  const session = readAccountSession(request.headers.get('cookie'));
  if (session === null) return { state: 'anonymous' };
  if (!(await isAllowed(READ_LIMIT, context))) return { state: 'unknown' };
  const answer = await readAccount(toGateway(session, context).ask);
  const isWhole = answer.state === 'anonymous' || (answer.state === 'signed-in' && answer.account !== null);
  if (!isWhole) note('account-not-loaded', answer.state, context);
  return answer;
}

/** What a post has done, with the header that takes a session away. */
export interface AccountPost extends AccountOutcome {
  deed: AccountDeed;
  setCookie: string | null;
}

/** Signs out, or changes the number, as the posted form asks (ACCT-07, ACCT-08). Throws 400 for any other post. */
export async function postToAccount(request: Request, context: SiteContext): Promise<AccountPost> {
  const asked = readDeed(await readSmallForm(request));
  if (asked === null) throw new Response('No such deed', { status: 400, headers: PRIVATE_HEADERS });
  const { deed } = asked;
  const session = readAccountSession(request.headers.get('cookie'));
  // Who is signed out already, in another tab, has nothing left to do.
  if (session === null)
    return { deed, done: deed === 'logout', answer: { state: 'anonymous' }, setCookie: null };
  const { ask } = toGateway(session, context);
  const done = (await isAllowed(DEED_LIMIT, context)) && (await runDeed(asked, ask, context));
  if (deed === 'logout' && done) {
    const setCookie = writeAccountSession(null, { secure: context.site.env.PUBLIC_SCHEME === 'https' });
    return { deed, done, answer: { state: 'anonymous' }, setCookie };
  }
  return { deed, done, answer: await readAccount(ask), setCookie: null };
}

type Asked = { deed: 'logout' } | { deed: 'change'; msisdn: string };

function readDeed(form: FormData | null): Asked | null {
  const deed = form?.get(DO_FIELD);
  if (deed === 'logout') return { deed };
  const { data } = number.safeParse(form?.get(NUMBER_FIELD));
  return deed === 'change' && data !== undefined ? { deed, msisdn: data } : null;
}

async function runDeed(asked: Asked, ask: ScopedGateway['ask'], context: SiteContext): Promise<boolean> {
  const outcome =
    asked.deed === 'logout'
      ? await ask(logOut, {})
      : await ask(changeAccountNumber, { query: { msisdn: asked.msisdn } });
  const done = outcome.ok && outcome.answer.ok;
  if (!done) note(`account-${asked.deed}-failed`, outcome.ok ? 'refused' : outcome.reason, context);
  return done;
}

function toGateway(accountSession: string, { site, facts: { region, audience } }: SiteContext) {
  return site.gateway({ region, audience, accountSession });
}

function isAllowed(limit: typeof READ_LIMIT, { site, facts: { address } }: SiteContext): Promise<boolean> {
  return isWithinAddressLimit(limit, {
    memory: site.flows.memory,
    secret: site.env.COUNTING_SECRET,
    address,
  });
}

function note(event: string, reason: string, { site, facts }: SiteContext): void {
  site.log.warn({ event, reason, request: facts.id });
}
