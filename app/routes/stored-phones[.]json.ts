import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { getUserData, type StoredPhone } from '#schemas/gateway/account';
import { readAnonymousId } from '#app/flow-engine/anonymous-id';
import { hasAgreed } from '#app/page/cookie-notice';
import { dropCookie } from '#app/cookies';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';

/** More are not shown (ACCT-412). */
const MAX_PHONES = 5;
/** Who tries ids of others gets few answers. */
const LIMIT = { name: 'stored-phones', points: 300, seconds: 600 };
const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
const MSISDN = /^7\d{10}$/;

/**
 * The numbers that the operator keeps for the visitor, as a list of 11 digits each, the lowest priority first: a
 * script asks for them when a phone field is used. Empty without the visitor's cookie, and whatever fails (ACCT-414).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const cookies = request.headers.get('cookie');
  const mid = hasAgreed(cookies, context.site.env) ? readAnonymousId(cookies) : null;
  const phones = mid === null || !(await isAllowed(context)) ? [] : await loadPhones(mid, context);
  return json(phones, { headers: PRIVATE_HEADERS });
}

/** «Забыть мои номера»: the browser loses the id that they are kept under; nobody else has ever had it. */
export function action({ context }: ActionFunctionArgs): Response {
  const secure = context.site.env.PUBLIC_SCHEME === 'https';
  const headers = { ...PRIVATE_HEADERS, 'Set-Cookie': dropCookie('anonymousId', { secure }) };
  return json({ done: true }, { headers });
}

function isAllowed({ site, facts: { address } }: LoaderFunctionArgs['context']): Promise<boolean> {
  return isWithinAddressLimit(LIMIT, {
    memory: site.flows.memory,
    secret: site.env.COUNTING_SECRET,
    address,
  });
}

async function loadPhones(
  mid: string,
  { site, facts: { region, audience } }: LoaderFunctionArgs['context'],
): Promise<string[]> {
  const { msisdn } = await site.gateway({ region, audience }).call(getUserData, { query: { mid } });
  return toOffered(msisdn);
}

/** Each number once; numbers that are none of this country are left out. */
function toOffered(phones: readonly StoredPhone[]): string[] {
  const sorted = [...phones].sort((one, other) => one.priority - other.priority);
  const whole = sorted.map(({ msisdn }) => msisdn).filter((msisdn) => MSISDN.test(msisdn));
  return [...new Set(whole)].slice(0, MAX_PHONES);
}
