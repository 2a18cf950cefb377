const SECONDS_PER_DAY = 24 * 60 * 60;

/** A cookie's name made of what content calls a thing: Latin letters, digits, `-` and `_`. */
export function toCookieName(prefix: string, name: string): string {
  return `${prefix}_${name.replace(/[^\w-]/g, '_')}`;
}

/** The value of a cookie that scripts may read; null when it is not there. */
export function readVisitorCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Was it closed, and not too long ago? */
export function wasClosed(name: string): boolean {
  return readVisitorCookie(name) !== null;
}

/** Remembers for so many days, on the whole site, that the visitor closed it. Says nothing about the person. */
export function rememberClosed(name: string, days: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=1; Path=/; Max-Age=${days * SECONDS_PER_DAY}; SameSite=Lax${secure}`;
}
