import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isSupportedBrowser } from '#app/shell/browser-support';
import { rememberAnswers } from '#app/site/remember-answers';
import type { Site } from '#app/site/site';
import { makeRequestId } from '../request-id';
import { toRequestLine } from '../request-line';
import type { PageCache } from './page-cache';
import { askForPage, toDealtHeaders } from './ask-for-page';
import type { FindHome } from './page-key';
import { isForVisitor, sendPage } from './serve-pages';

/** Browsers seen lately; reading a user agent costs more than sending a page. */
const MAX_BROWSERS = 2000;

/**
 * In front of Express: a page that is ready as bytes is sent at once. A key is only ever kept for a request that
 * passed every guard, so whatever is found under it would pass again; all else goes through Express.
 */
export function answerFromCache(
  site: Site,
  pages: PageCache,
  findHome: FindHome,
  fallback: RequestListener,
): RequestListener {
  const isSupported = rememberAnswers(isSupportedBrowser, { most: MAX_BROWSERS });
  return (request, response) => {
    const asked = askForPage(request, findHome, site);
    const page = asked && isSupported(request.headers['user-agent'] ?? '') ? pages.find(asked.key) : null;
    if (page === null || isForVisitor(page, request)) return fallback(request, response);
    const started = performance.now();
    const id = makeRequestId();
    const report = () => reportSent(site, request, response, id, performance.now() - started);
    const dealt = asked?.dealt ?? null;
    if (dealt !== null) site.experiments.visits.see(dealt);
    const sending = sendPage(page, request, response, ['X-Request-Id', id, ...toDealtHeaders(dealt)]);
    if (sending === null) return report();
    sending.then(report).catch((error: unknown) => {
      site.log.error({ event: 'send-failed', request: id, error: String(error) });
      response.destroy();
    });
  };
}

function reportSent(
  { log, metrics }: Site,
  request: IncomingMessage,
  response: ServerResponse,
  id: string,
  ms: number,
): void {
  const { statusCode: status } = response;
  metrics.countCachedPage(status);
  if (!log.isLevelEnabled('info')) return;
  const { method, url = '' } = request;
  const [path = ''] = url.split('?', 1);
  log.info(toRequestLine({ id, method, path, status, ms, cached: true }));
}
