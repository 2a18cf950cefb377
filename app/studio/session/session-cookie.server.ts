import { toOwnName } from '#app/cookies';
import type { Environment } from '#app/site/environment';

/** The studio's cookies live on one host: over HTTPS their prefix makes the browser see to it. */

type CookieEnvironment = Pick<Environment, 'PUBLIC_SCHEME'>;

const SESSION = 'studio';
const DEVICE = 'studio-device';
const TOKEN = /^[\w-]{43}$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** What names a session; null when the browser holds none. */
export function readSessionToken(cookies: string | null, env: CookieEnvironment): string | null {
  const value = read(cookies, SESSION, env);
  return value !== null && TOKEN.test(value) ? value : null;
}

/** Without Max-Age: it ends with the browser, and on the server in its own time. */
export function writeSessionToken(token: string, env: CookieEnvironment): string {
  return write(SESSION, token, env);
}

export function clearSessionToken(env: CookieEnvironment): string {
  return `${write(SESSION, '', env)}; Max-Age=0`;
}

/** The mark of a browser that has signed in before. */
export function readDeviceMark(cookies: string | null, env: CookieEnvironment): string | null {
  return read(cookies, DEVICE, env);
}

export function writeDeviceMark(mark: string, env: CookieEnvironment): string {
  return `${write(DEVICE, mark, env)}; Max-Age=${YEAR_SECONDS}`;
}

const toName = (name: string, { PUBLIC_SCHEME }: CookieEnvironment) =>
  toOwnName(name, { secure: PUBLIC_SCHEME === 'https' });

function write(name: string, value: string, env: CookieEnvironment): string {
  const secure = env.PUBLIC_SCHEME === 'https' ? '; Secure' : '';
  return `${toName(name, env)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

/** Null as well when there are two: one of them was put there from elsewhere. */
function read(cookies: string | null, name: string, env: CookieEnvironment): string | null {
  const wanted = `${toName(name, env)}=`;
  const found = (cookies ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(wanted));
  const [only] = found;
  return found.length === 1 && only !== undefined ? only.slice(wanted.length) : null;
}
