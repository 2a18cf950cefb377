import type { Request, RequestHandler } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses posts that another site, or another subdomain, made this browser send (trust.md, 20): by Fetch Metadata,
 * or by Origin where a browser has none. A request with neither comes from no page.
 */
export function blockForeignPosts(): RequestHandler {
  return (request, response, next) => {
    if (READING.has(request.method) || isOwn(request)) next();
    else response.status(403).type('text/plain').send('Cross-site requests are refused\n');
  };
}

function isOwn(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  return origin === undefined ? false : URL.canParse(origin) && new URL(origin).host === request.headers.host;
}
