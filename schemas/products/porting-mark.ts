/**
 * What is kept just before a visitor goes to move their number: the tariff they looked at, the one they asked home
 * internet for, and the page they came from (ANLT-407 to ANLT-409). Nothing about a person. No zod: browsers read it.
 */

/** The cookie's name (ANLT-410). */
export const PORTING_COOKIE = 'mnp_tariff';
/** How long it lives, in seconds; null for as long as the browser is open (ANLT-410). */
export const PORTING_COOKIE_SECONDS: number | null = null;

export interface PortingMark {
  /** The id of the tariff; empty where the page is about none. */
  tariff: string;
  /** The id of the tariff that home internet was asked for; empty without one. */
  homeInternet: string;
  /** Of the page: a path of this site. */
  pathname: string;
}

/** The whole cookie, as `document.cookie` takes it. */
export function toPortingCookie(mark: PortingMark, isSecure: boolean): string {
  const age = PORTING_COOKIE_SECONDS === null ? '' : `; Max-Age=${PORTING_COOKIE_SECONDS}`;
  const secure = isSecure ? '; Secure' : '';
  return `${PORTING_COOKIE}=${encodeURIComponent(JSON.stringify(mark))}; Path=/; SameSite=Lax${age}${secure}`;
}

/** The mark of a cookie's value; null for nothing, or for what nobody here has written. Never throws. */
export function readPortingMark(value: string | null): PortingMark | null {
  const mark = readObject(value);
  if (mark === null) return null;
  const read = (name: keyof PortingMark): string => {
    const field: unknown = Reflect.get(mark, name);
    return typeof field === 'string' ? field : '';
  };
  const pathname = read('pathname');
  // A path of this site and no other: anything on the page could have written a cookie.
  if (!/^\/(?![/\\])[^\s\\]*$/.test(pathname)) return null;
  return { tariff: read('tariff'), homeInternet: read('homeInternet'), pathname };
}

function readObject(value: string | null): object | null {
  if (value === null) return null;
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(value));
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    // Written by something else: as good as nothing.
    return null;
  }
}
