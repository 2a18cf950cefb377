import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isSupportedBrowser } from '#app/shell/browser-support';
import type { Site } from '../create-site';
import { toSecurityHeaders } from '../http/security-headers';
import type { PageCache } from './page-cache';
import { toPageKey } from './page-key';
import { sendPage } from './serve-pages';

/** Browsers seen lately; reading a user agent costs more than sending a page. */
const MAX_BROWSERS = 2000;

/**
 * In front of Express: a page that is ready as bytes is sent at once. A key is only ever kept for a request that
 * passed every guard, so whatever is found under it would pass again; all else goes through Express.
 */
export function answerFromCache(site: Site, pages: PageCache, fallback: RequestListener): RequestListener {
  const headers = Object.entries(toSecurityHeaders(site.env));
  const isSupported = rememberBrowsers();
  return (request, response) => {
    const key = toPageKey(request);
    const page = key && isSupported(request.headers['user-agent']) ? pages.find(key) : null;
    if (page === null) return fallback(request, response);
    const started = performance.now();
    const id = randomUUID();
    for (const [name, value] of headers) response.setHeader(name, value);
    response.setHeader('X-Request-Id', id);
    response.on('finish', () => report(site, request, response, id, performance.now() - started));
    sendPage(page, request, response).catch((error: unknown) => {
      site.log.error({ event: 'send-failed', request: id, error: String(error) });
      response.destroy();
    });
  };
}

function rememberBrowsers(): (userAgent: string | undefined) => boolean {
  const known = new LRUCache<string, boolean>({ max: MAX_BROWSERS });
  return (userAgent = '') => {
    const remembered = known.get(userAgent);
    if (remembered !== undefined) return remembered;
    const supported = isSupportedBrowser(userAgent);
    known.set(userAgent, supported);
    return supported;
  };
}

function report(
  { log, metrics }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  ms: number,
): void {
  const { method = '', url = '' } = request;
  const { statusCode: status } = response;
  metrics.requests.observe({ method, kind: 'cached-page', status: String(status) }, ms / 1000);
  log.info({
    event: 'request',
    request: id,
    method,
    path: url.split('?', 1)[0],
    status,
    cached: true,
    ms: Math.round(ms),
  });
}
