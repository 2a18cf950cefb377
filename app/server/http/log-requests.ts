import type { RequestHandler } from 'express';
import type { Site } from '#app/site/site';
import { makeRequestId } from '../request-id';
import { toRequestLine } from '../request-line';

/** One line and one measurement a request. */
export function logRequests({ log, metrics }: Site): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    const id = makeRequestId();
    // Now: Express takes the first part of a path away for what is mounted under it.
    const { method, path } = request;
    response.set('X-Request-Id', id);
    response.on('finish', () => {
      const ms = performance.now() - started;
      const { statusCode: status } = response;
      metrics.requests.observe({ method, kind: toKind(path), status: String(status) }, ms / 1000);
      const level = status >= 500 && !response.locals.isRefused ? 'error' : 'info';
      log[level](toRequestLine({ id, method, path, status, ms }));
    });
    next();
  };
}

function toKind(path: string): string {
  if (path.startsWith('/assets/')) return 'asset';
  if (/^\/(media|images|files)\//.test(path)) return 'media';
  return path.startsWith('/api/') ? 'api' : 'page';
}
