import { ACCOUNT_SESSION_COOKIE } from '#schemas/gateway/headers';
import { readRawCookie } from '#app/cookies';

/** Signs that need no quotes in a header; what else a browser may send is no session of the operator's. */
const SESSION = /^[\w.~+/=:%-]{1,2000}$/;

/** The visitor's session at the operator, from a Cookie header; null for who is not signed in. */
export function readAccountSession(cookies: string | null): string | null {
  const session = readRawCookie(cookies, ACCOUNT_SESSION_COOKIE);
  return session !== null && SESSION.test(session) ? session : null;
}

/** The header that keeps a session until the browser is closed, or drops it with null. */
export function writeAccountSession(session: string | null, { secure }: { secure: boolean }): string {
  const end = session === null ? '; Max-Age=0' : '';
  return `${ACCOUNT_SESSION_COOKIE}=${session ?? ''}; Path=/${end}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}
