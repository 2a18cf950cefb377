import { anonymousId } from '#schemas/gateway/account';
import { readCookie } from '#app/cookies';

/** The id that the operator keeps a visitor's numbers under, from a Cookie header; null without one that can be one. */
export function readAnonymousId(cookies: string | null): string | null {
  return anonymousId.safeParse(readCookie(cookies, 'anonymousId')).data ?? null;
}
