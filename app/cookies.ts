/**
 * The site's cookies: each name, and which of the five lifetimes it has (PAGE-114 to PAGE-116).
 * Values hold no personal data.
 */
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const SECONDS_PER_DAY = SECONDS_PER_MINUTE * MINUTES_PER_HOUR * HOURS_PER_DAY;

/** Lifetimes in seconds. */
export const COOKIE_LIFETIMES = {
  year: 365 * SECONDS_PER_DAY,
  days60: 60 * SECONDS_PER_DAY,
  days30: 30 * SECONDS_PER_DAY,
  day: SECONDS_PER_DAY,
  minutes30: 30 * SECONDS_PER_MINUTE,
} as const;

export const COOKIES = {
  region: { name: 'region', lifetime: 'year' },
  visitorSegment: { name: 'segment', lifetime: 'year' },
  anonymousId: { name: 'mid', lifetime: 'year' },
  utmSource: { name: 'utm_source', lifetime: 'days30' },
  promisedPhone: { name: 'promised_phone', lifetime: 'days60' },
  cookieNotice: { name: 'cookie_notice', lifetime: 'days60' },
  dismissedBanner: { name: 'dismissed_banner', lifetime: 'day' },
  experimentVisitor: { name: 'ab_visitor', lifetime: 'days60' },
  orderDraft: { name: 'order_draft', lifetime: 'minutes30' },
} as const satisfies Record<string, { name: string; lifetime: keyof typeof COOKIE_LIFETIMES }>;

export type CookieKey = keyof typeof COOKIES;

/** A cookie's value in a Cookie header; null when it is not there. */
export function readCookie(header: string | null | undefined, key: CookieKey): string | null {
  const raw = readRawCookie(header, COOKIES[key].name);
  return raw === null ? null : decodeValue(raw);
}

/** The value of any cookie, just as the browser has sent it; null when it is not there. */
export function readRawCookie(header: string | null | undefined, name: string): string | null {
  if (header === null || header === undefined) return null;
  const wanted = `${name}=`;
  const pair = header
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(wanted));
  return pair?.slice(wanted.length) ?? null;
}

function decodeValue(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    // A malformed cookie is somebody else's; it counts as absent.
    return null;
  }
}

/** A Set-Cookie header for the whole site of this host. */
export function writeCookie(key: CookieKey, value: string, options: { secure: boolean }): string {
  const { name, lifetime } = COOKIES[key];
  const secure = options.secure ? '; Secure' : '';
  const maxAge = COOKIE_LIFETIMES[lifetime];
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure}`;
}

/** A Set-Cookie header that takes a cookie of the site's away. */
export function dropCookie(key: CookieKey, { secure }: { secure: boolean }): string {
  return `${COOKIES[key].name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Over HTTPS the prefix makes the browser see to it that no other host has set the cookie. */
export const toOwnName = (name: string, { secure }: { secure: boolean }) =>
  secure ? `__Host-${name}` : name;

const HAND_OVER = 'hand_over_';

/** The cookie with what another page has handed to the page at a path (decision 0040). */
export const toHandOverCookie = (path: string) => HAND_OVER + path.replaceAll(/\W/g, '_');

/** Has a Cookie header something for the page at a path? Quick: it is asked of every request. */
export function hasHandOver(header: string | undefined, path: string): boolean {
  return header !== undefined && header.includes(HAND_OVER) && header.includes(`${toHandOverCookie(path)}=`);
}

/** The cookie with what the visit remembers for its flows (decision 0052); it ends with the browser's session. */
export const VISIT_MEMORY_COOKIE = 'visit_memory';

/** The cookie that tells counters which version of an experiment the visitor sees (decision 0075). */
export const EXPERIMENT_FLAG_COOKIE = 'ab_shown';

/** Has a Cookie header something that the visit remembers? Quick: it is asked of every request. */
export const hasVisitMemory = (header: string | undefined): boolean =>
  header !== undefined && header.includes(`${VISIT_MEMORY_COOKIE}=`);
