import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isbot } from 'isbot';
import { readBatch } from '#schemas/analytics/batch';
import { MOST_BYTES, TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { hasAgreed } from '#app/page/cookie-notice';
import { rememberAnswers } from '#app/site/remember-answers';
import type { Site } from '#app/site/site';
import { rememberHomes } from '../page-cache/remember-homes';
import { makeRequestId } from '../request-id';
import { toRequestLine } from '../request-line';
import { isOwnPost } from './cross-site';
import { toPolicy, toSecurityHeaders, type PolicyEnvironment } from './security-headers';

/** Of the site, what the receiver needs. */
export interface ReceivingSite {
  env: PolicyEnvironment & Pick<Site['env'], 'ROOT_HOSTS' | 'COOKIES_NEED_CONSENT'>;
  regions: Site['regions'];
  metrics: Pick<Site['metrics'], 'countEvent' | 'countTrackerPost'>;
  log: Record<'warn' | 'info', (entry: Readonly<Record<string, unknown>>) => void> &
    Pick<Site['log'], 'isLevelEnabled'>;
  heardEvents: Site['heardEvents'];
}

const NO_CONTENT = 204;
const BAD_REQUEST = 400;
const TOO_LARGE = 413;
/** Browsers met lately: looking for a crawler's name costs more than counting what it sends. */
const MAX_BROWSERS = 2000;

/**
 * Takes what the tracker sends to the site itself: counts it in the metrics, and gives it to the sandbox's counter. What
 * crawlers send, and visitors who have not agreed where that is asked for, is answered and forgotten (ANLT-101, ANLT-401).
 * It is asked before Express, because pages send thousands of events a second (docs/decisions/0102). Posts from another
 * site, or to a host that is not ours, are passed on to Express, which refuses them.
 */
export function receiveEvents(site: ReceivingSite, fallback: RequestListener): RequestListener {
  const { env, log, metrics } = site;
  if (env.UX_TRACKER_URL !== TRACKER_PATH) return fallback;
  const findHome = rememberHomes(site);
  const isCrawler = rememberAnswers((agent) => isbot(agent), { most: MAX_BROWSERS });
  const securityHeaders = Object.entries({
    ...toSecurityHeaders(env),
    'Content-Security-Policy': toPolicy(["'none'"], env),
  }).flat();

  const isOurs = ({ url, method, headers }: IncomingMessage) =>
    url === TRACKER_PATH &&
    method === 'POST' &&
    findHome(headers.host ?? '') !== null &&
    isOwnPost(headers, env);

  const keep = (text: string, { headers }: IncomingMessage): number => {
    const batch = readBatch(text);
    if (batch === null) return BAD_REQUEST;
    if (isCrawler(headers['user-agent'] ?? '') || !hasAgreed(headers.cookie ?? null, env)) return NO_CONTENT;
    for (const { event } of batch.events) metrics.countEvent(event);
    if (batch.unknown > 0) log.warn({ event: 'unknown-events', count: batch.unknown });
    site.heardEvents?.add(batch);
    return NO_CONTENT;
  };

  const answer = (response: ServerResponse, status: number, started: number) => {
    const id = makeRequestId();
    response.writeHead(status, securityHeaders.concat('X-Request-Id', id)).end();
    metrics.countTrackerPost(status);
    if (!log.isLevelEnabled('info')) return;
    const ms = performance.now() - started;
    log.info(toRequestLine({ id, method: 'POST', path: TRACKER_PATH, status, ms }));
  };

  return (request, response) => {
    if (!isOurs(request)) return fallback(request, response);
    const started = performance.now();
    if (isShort(request)) return readText(request, (text) => answer(response, keep(text, request), started));
    // The rest of it is not waited for.
    response.shouldKeepAlive = false;
    answer(response, TOO_LARGE, started);
  };
}

/** Node reads no more of a body than its length says; the tracker always says it. */
const isShort = ({ headers }: IncomingMessage): boolean => Number(headers['content-length']) <= MOST_BYTES;

/** Calls back with the whole body. It is not called when the connection breaks: nobody waits for the answer then. */
function readText(request: IncomingMessage, done: (text: string) => void): void {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => (text += part));
  request.on('end', () => done(text));
}
