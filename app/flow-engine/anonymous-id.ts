import { anonymousId } from '#schemas/gateway/account';
import { readCookie } from '#app/cookies';
import { hasClosedNotice } from '#app/page/cookie-notice';

interface Setting {
  COOKIES_NEED_CONSENT: boolean;
}

/**
 * May the visitor's numbers be kept and offered? Always, unless the operator asks for their consent first: then once they
 * have pressed the button of a cookie notice, for as long as its cookie lasts (docs/decisions/0065).
 */
export function mayKnowNumbers(cookies: string | null, { COOKIES_NEED_CONSENT }: Setting): boolean {
  return !COOKIES_NEED_CONSENT || hasClosedNotice(cookies);
}

/** The id that the operator keeps a visitor's numbers under, from a Cookie header; null without one that can be one. */
export function readAnonymousId(cookies: string | null): string | null {
  return anonymousId.safeParse(readCookie(cookies, 'anonymousId')).data ?? null;
}
