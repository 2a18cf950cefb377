import type { IncomingMessage } from 'node:http';

const FORWARDED_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
];

/**
 * Before anything reads a request: behind a configured proxy the visitor's host is the one that the proxy says (the
 * last it added); otherwise forwarded headers are a stranger's words, and are taken away.
 */
export function settleForwardedHeaders(request: IncomingMessage, trustsProxy: boolean): void {
  const forwarded = request.headers['x-forwarded-host'];
  if (trustsProxy && forwarded !== undefined) {
    request.headers.host = [forwarded].flat().join(',').split(',').at(-1)?.trim() ?? '';
  }
  if (!trustsProxy) for (const name of FORWARDED_HEADERS) delete request.headers[name];
}
