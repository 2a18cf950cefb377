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

/** Has the visitor closed a notice, of whatever version? */
export function hasClosedNotice(cookieHeader: string | null): boolean {
  return readCookie(cookieHeader, 'cookieNotice')?.endsWith(`:${CLOSED}`) === true;
}
