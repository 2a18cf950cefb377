import type { Request, RequestHandler, Response } from 'express';
import type { Site } from '#app/site/site';
import { isUnderWay } from './under-way';

const TICK_MS = 50;
/** Nobody is answered meanwhile, and a visitor notices it. */
const STALL_MS = 200;
const MAX_ROUTES = 10;

/**
 * Logs and counts each time the event loop stands still for over 200 ms, with the routes of the requests that were
 * under way: one of them did it. The first of the guards, so that it sees them all. It keeps them in an array: what was
 * in a `Map` stays in memory long after it was deleted (docs/decisions/0098).
 */
export function watchStalls({ log, metrics }: Pick<Site, 'log' | 'metrics'>): RequestHandler {
  /** Of the requests since the last tick, and of those before it that were not over then. */
  let answers: Response[] = [];
  let last = performance.now();
  let cpu = process.cpuUsage();

  function tick(): void {
    const now = performance.now();
    const stalledMs = now - last - TICK_MS;
    if (stalledMs > STALL_MS) {
      const { user, system } = process.cpuUsage(cpu);
      const routes = [...new Set(answers.map(({ req }) => toRoute(req)))].slice(0, MAX_ROUTES);
      metrics.stalls.inc();
      metrics.stallSeconds.inc(stalledMs / 1000);
      log.warn({
        event: 'event-loop-stalled',
        ms: Math.round(stalledMs),
        // Far less than the time: the machine gave the process no turn.
        cpuMs: Math.round((user + system) / 1000),
        routes,
      });
    }
    answers = answers.filter(isUnderWay);
    last = now;
    cpu = process.cpuUsage();
  }

  setInterval(tick, TICK_MS).unref();
  return (_request, response, next) => {
    answers.push(response);
    next();
  };
}

/** Names of pages and routes; ids, tokens and numbers are left out. */
const NAME = /^[a-z][a-z_-]{0,30}(?:\.[a-z]{2,4})?$/i;

/** `POST /studio/pages/:id/save`: a path whose parts are names, whatever else it has for one. */
function toRoute({ method, originalUrl }: Request): string {
  const [path = ''] = originalUrl.split('?', 1);
  const parts = path.split('/', 8).map((part) => (part === '' || NAME.test(part) ? part : ':id'));
  return `${method} ${parts.join('/')}`;
}
