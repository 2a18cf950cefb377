import { readCookie } from '#app/cookies';

const CLOSED = 'closed';

/** What closing the cookie notice stores: its version, and that it was closed (SHELL-206). */
export function toClosedMark(version: string): string {
  return `${version}:${CLOSED}`;
}

/** The notice is shown without its cookie, or when the stored version is another one (SHELL-204, SHELL-205). */
export function isNoticeShown(cookieHeader: string | null, version: string): boolean {
  return readCookie(cookieHeader, 'cookieNotice') !== toClosedMark(version);
}

/**
 * May something be kept of the visitor? Always, unless the operator asks for consent first: then once they have pressed
 * the button of a cookie notice, for as long as its cookie lasts (docs/decisions/0065).
 */
export function hasAgreed(
  cookieHeader: string | null,
  { COOKIES_NEED_CONSENT }: { COOKIES_NEED_CONSENT: boolean },
): boolean {
  return !COOKIES_NEED_CONSENT || hasClosedNotice(cookieHeader);
}

/** Has the visitor closed a notice, of whatever version? */
function hasClosedNotice(cookieHeader: string | null): boolean {
  return readCookie(cookieHeader, 'cookieNotice')?.endsWith(`:${CLOSED}`) === true;
}
