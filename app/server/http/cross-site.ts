import type { IncomingHttpHeaders } from 'node:http';
import type { RequestHandler } from 'express';
import type { Environment } from '#app/site/environment';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses posts that another site, or another subdomain, made this browser send (trust.md, 20): by Fetch Metadata,
 * or by Origin, scheme and port included, where a browser has none. A request with neither comes from no page.
 */
export function blockForeignPosts(env: Pick<Environment, 'PUBLIC_SCHEME'>): RequestHandler {
  return (request, response, next) => {
    if (READING.has(request.method) || isOwnPost(request.headers, env)) next();
    else response.status(403).type('text/plain').send('Cross-site requests are refused\n');
  };
}

/** Do the headers of a post say that a page of the same host has made it, or no page at all? */
export function isOwnPost(
  headers: IncomingHttpHeaders,
  { PUBLIC_SCHEME }: Pick<Environment, 'PUBLIC_SCHEME'>,
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === `${PUBLIC_SCHEME}://${headers.host}`;
}
