import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { getUserData, type StoredPhone } from '#schemas/gateway/account';
import { decodeVariable } from '#schemas/gateway/landings';
import { readAnonymousId } from '#app/flow-engine/anonymous-id';
import { hasAgreed } from '#app/page/cookie-notice';
import { dropCookie } from '#app/cookies';
import { isWithinAddressLimit } from '#app/flow-engine/rate-limits.server';

/** More are not shown (ACCT-412). */
const MAX_PHONES = 5;
/** Who tries ids of others gets few answers. */
const LIMIT = { name: 'stored-phones', points: 300, seconds: 600 };
/** Fewer still: what is tried here might be somebody's link. */
const LINK_LIMIT = { name: 'link-number', points: 30, seconds: 600 };
const MAX_USERID = 200;
const PRIVATE_HEADERS = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' };
const MSISDN = /^7\d{10}$/;

/**
 * The visitor's numbers, as a list of 11 digits each: that of the link they came by (`?userid=…`), then those that the
 * operator keeps for them, the lowest priority first. A script asks for them when a phone field is used. Whatever fails
 * adds none (ACCT-414).
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const cookies = request.headers.get('cookie');
  const mid = hasAgreed(cookies, context.site.env) ? readAnonymousId(cookies) : null;
  const userid = readUserid(request.url);
  const [ofLink, kept] = await Promise.all([
    userid !== null && (await isAllowed(LINK_LIMIT, context)) ? decodeNumber(userid, context) : null,
    mid !== null && (await isAllowed(LIMIT, context)) ? loadPhones(mid, context) : [],
  ]);
  const phones = ofLink === null ? kept : [ofLink, ...kept];
  return json([...new Set(phones)].slice(0, MAX_PHONES), { headers: PRIVATE_HEADERS });
}

/** «Забыть мои номера»: the browser loses the id that they are kept under; nobody else has ever had it. */
export function action({ context }: ActionFunctionArgs): Response {
  const secure = context.site.env.PUBLIC_SCHEME === 'https';
  const headers = { ...PRIVATE_HEADERS, 'Set-Cookie': dropCookie('anonymousId', { secure }) };
  return json({ done: true }, { headers });
}

function isAllowed(
  limit: typeof LIMIT,
  { site, facts: { address } }: LoaderFunctionArgs['context'],
): Promise<boolean> {
  return isWithinAddressLimit(limit, {
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
  return [...new Set(whole)];
}

/** What the operator has put into a link of its own (MISC-101); null without, and for what is too long for one. */
function readUserid(url: string): string | null {
  const userid = new URL(url).searchParams.get('userid') ?? '';
  return userid === '' || userid.length > MAX_USERID ? null : userid;
}

/** The number that the operator means by a link; null when it means none. */
async function decodeNumber(
  userid: string,
  { site, facts: { region, audience } }: LoaderFunctionArgs['context'],
): Promise<string | null> {
  const decoded = await site.gateway({ region, audience }).call(decodeVariable, { query: { userid } });
  return decoded !== null && MSISDN.test(decoded.value) ? decoded.value : null;
}
