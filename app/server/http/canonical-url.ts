import type { Request, RequestHandler } from 'express';

const MAX_URL_LENGTH = 8000;

/**
 * Lets only one spelling of an address through, so that what a guard saw is what a route gets: double slashes,
 * dot segments and backslashes are redirected to the plain form, or refused.
 */
export function requireCanonicalUrl(): RequestHandler {
  return (request, response, next) => {
    const canonical = toCanonicalUrl(request.url);
    if (canonical === null) {
      response.status(400).type('text/plain').send('Bad request\n');
    } else if (canonical !== request.url) {
      redirect(request, canonical, response.redirect.bind(response));
    } else {
      next();
    }
  };
}

function redirect(request: Request, to: string, send: (status: number, url: string) => void): void {
  send(request.method === 'GET' || request.method === 'HEAD' ? 301 : 308, to);
}

/** The one spelling of a request target; null when it is not an address of this server at all. */
export function toCanonicalUrl(target: string): string | null {
  if (!target.startsWith('/') || target.length > MAX_URL_LENGTH || hasForbiddenCharacter(target)) return null;
  const [path = '', ...query] = target.split('?');
  if (/%(2f|5c|00)/i.test(path) || !isDecodable(path)) return null;
  const collapsed = decodeUnreserved(path).replaceAll(/\/{2,}/g, '/');
  const { pathname } = new URL(collapsed, 'http://site.invalid');
  return [pathname, ...query].join('?');
}

/** Backslashes, spaces and control characters: parsers disagree about them. */
function hasForbiddenCharacter(target: string): boolean {
  return [...target].some((character) => character <= ' ' || character === '\\' || character === '\u007f');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** `%63ms` is `cms`: letters, digits and `-._~` are never written in percents (RFC 3986 §6.2.2.2). */
function decodeUnreserved(path: string): string {
  return path.replaceAll(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}
