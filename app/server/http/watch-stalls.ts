import type { Request, RequestHandler } from 'express';
import type { Site } from '#app/site/site';

const TICK_MS = 50;
/** Nobody is answered meanwhile, and a visitor notices it. */
const STALL_MS = 200;
const MAX_ROUTES = 10;

/**
 * Logs and counts each time the event loop stands still for over 200 ms, with the routes of the requests that were
 * under way: one of them did it. The first of the guards, so that it sees them all.
 */
export function watchStalls({ log, metrics }: Pick<Site, 'log' | 'metrics'>): RequestHandler {
  const underWay = new Map<Request, string>();
  /** They ended in the same turn of the loop, before the watch had its own. */
  const ended: Request[] = [];
  let last = performance.now();
  let cpu = process.cpuUsage();

  function tick(): void {
    const now = performance.now();
    const stalledMs = now - last - TICK_MS;
    if (stalledMs > STALL_MS) {
      const { user, system } = process.cpuUsage(cpu);
      const routes = [...new Set(underWay.values())].slice(0, MAX_ROUTES);
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
    for (const request of ended.splice(0)) underWay.delete(request);
    last = now;
    cpu = process.cpuUsage();
  }

  setInterval(tick, TICK_MS).unref();
  return (request, response, next) => {
    underWay.set(request, toRoute(request));
    response.once('close', () => ended.push(request));
    next();
  };
}

/** Names of pages and routes; ids, tokens and numbers are left out. */
const NAME = /^[a-z][a-z_-]{0,30}(?:\.[a-z]{2,4})?$/i;

/** `POST /studio/pages/:id/save`: a path whose parts are names, whatever else it has for one. */
function toRoute({ method, path }: Request): string {
  const parts = path.split('/', 8).map((part) => (part === '' || NAME.test(part) ? part : ':id'));
  return `${method} ${parts.join('/')}`;
}
