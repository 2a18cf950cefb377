import { randomBytes } from 'node:crypto';
import { readRawCookie, toOwnName } from '#app/cookies';

/** Ties sealed steps to one browser. Made with the first post, so pages stay the same for everybody until then. */

const NAME = 'visitor';
const BYTES = 18;
const FORM = /^[\w-]{24}$/;

export interface Visitor {
  id: string;
  /** The header that gives a new visitor the cookie; null for a known one. */
  setCookie: string | null;
}

export function readVisitor(cookies: string | null, options: { secure: boolean }): Visitor {
  const name = toOwnName(NAME, options);
  const known = readRawCookie(cookies, name);
  if (known !== null && FORM.test(known)) return { id: known, setCookie: null };
  const id = randomBytes(BYTES).toString('base64url');
  const secure = options.secure ? '; Secure' : '';
  return { id, setCookie: `${name}=${id}; Path=/; HttpOnly; SameSite=Lax${secure}` };
}
