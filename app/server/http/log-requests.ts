import type { RequestHandler } from 'express';
import type { Site } from '#app/site/site';
import { makeRequestId } from '../request-id';

/** Whoever has the rest of such an address may look at what it leads to. */
const SECRET_PATH = /^(\/(?:preview|continue)\/).+/i;

/** One line and one measurement a request. Paths are logged without their query, which may hold anything. */
export function logRequests({ log, metrics }: Site): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const id = makeRequestId();
    response.set('X-Request-Id', id);
    response.on('finish', () => {
      const ms = performance.now() - started;
      const { statusCode: status } = response;
      const { method } = request;
      const path = request.path.replace(SECRET_PATH, '$1…');
      metrics.requests.observe({ method, kind: toKind(path), status: String(status) }, ms / 1000);
      const level = status >= 500 && !response.locals.isRefused ? 'error' : 'info';
      log[level]({ event: 'request', request: id, method, path, status, ms: Math.round(ms) });
    });
    next();
  };
}

function toKind(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (/^\/(media|images|files)\//.test(path)) return 'media';
  return path.startsWith('/api/') ? 'api' : 'page';
}
