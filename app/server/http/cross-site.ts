import type { Request, RequestHandler } from 'express';
import type { Environment } from '#app/site/environment';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses posts that another site, or another subdomain, made this browser send (trust.md, 20): by Fetch Metadata,
 * or by Origin, scheme and port included, where a browser has none. A request with neither comes from no page.
 */
export function blockForeignPosts({ PUBLIC_SCHEME }: Pick<Environment, 'PUBLIC_SCHEME'>): RequestHandler {
  return (request, response, next) => {
    if (READING.has(request.method) || isOwn(request, PUBLIC_SCHEME)) next();
    else response.status(403).type('text/plain').send('Cross-site requests are refused\n');
  };
}

function isOwn(request: Request, scheme: string): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  return origin === `${scheme}://${request.headers.host}`;
}
