import express, { type ErrorRequestHandler, type Router } from 'express';
import { isbot } from 'isbot';
import { readBatch } from '#schemas/analytics/batch';
import { MOST_BYTES, TRACKER_PATH } from '#schemas/analytics/tracker-limits';
import { hasAgreed } from '#app/page/cookie-notice';
import { rememberAnswers } from '#app/site/remember-answers';
import type { Site } from '#app/site/site';

/** Of the site, what the receiver needs. */
export interface ReceivingSite {
  env: Pick<Site['env'], 'UX_TRACKER_URL' | 'COOKIES_NEED_CONSENT'>;
  metrics: Pick<Site['metrics'], 'events'>;
  log: { warn: (entry: Readonly<Record<string, unknown>>) => void };
  heardEvents: Site['heardEvents'];
}

const NO_CONTENT = 204;
const BAD_REQUEST = 400;
/** Browsers met lately: looking for a crawler's name costs more than counting what it sends. */
const MAX_BROWSERS = 2000;

/**
 * Takes what the tracker sends to the site itself: counts it in the metrics, and gives it to the sandbox's counter. What
 * crawlers send, and visitors who have not agreed where that is asked for, is answered and forgotten (ANLT-101, ANLT-401).
 */
export function receiveEvents(site: ReceivingSite): Router {
  const router = express.Router();
  if (site.env.UX_TRACKER_URL !== TRACKER_PATH) return router;
  const isCrawler = rememberAnswers((agent) => isbot(agent), { most: MAX_BROWSERS });
  const readText = express.text({ type: () => true, limit: MOST_BYTES });
  router.post(TRACKER_PATH, readText, (request, response) => {
    const batch = readBatch(String(request.body));
    const mayKeep =
      !isCrawler(request.get('user-agent') ?? '') && hasAgreed(request.get('cookie') ?? null, site.env);
    if (batch !== null && mayKeep) {
      for (const { event } of batch.events) site.metrics.events.inc({ event });
      if (batch.unknown > 0) site.log.warn({ event: 'unknown-events', count: batch.unknown });
      site.heardEvents?.add(batch);
    }
    response.status(batch === null ? BAD_REQUEST : NO_CONTENT).end();
  });
  router.use(TRACKER_PATH, answerUnreadable);
  return router;
}

/** Too long, broken off, or in a coding that nobody knows. */
const answerUnreadable: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0;
  response.status(status >= BAD_REQUEST && status < 500 ? status : BAD_REQUEST).end();
};
