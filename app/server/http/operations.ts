import express, { type RequestHandler, type Router } from 'express';
import type { Site } from '#app/site/site';
import { isKey } from './is-key';

/** Without a token of its own `/metrics` is there in the demo alone. */
function admitByToken({ METRICS_TOKEN, NODE_ENV }: Site['env']): RequestHandler {
  return (request, response, next) => {
    const isOpen = METRICS_TOKEN === undefined && NODE_ENV !== 'production';
    if (isOpen || isKey(request.get('authorization'), METRICS_TOKEN)) return next();
    response.status(404).type('text/plain').send('Not found\n');
  };
}

/** Liveness, readiness and metrics: for machines, on any host name, before every guard. */
export function serveOperations(site: Site, isReady: () => boolean): Router {
  const router = express.Router();
  router.use(['/healthz', '/readyz', '/metrics'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_request, response) => {
    response.type('text/plain').send('ok\n');
  });
  router.get('/readyz', (_request, response) => {
    const ready = isReady();
    response
      .status(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready\n' : 'not ready\n');
  });
  router.get('/metrics', admitByToken(site.env), (_request, response, next) => {
    site.metrics.register.metrics().then((text) => {
      response.set('Content-Type', site.metrics.register.contentType).send(text);
    }, next);
  });
  return router;
}
