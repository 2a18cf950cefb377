import type { RequestHandler } from 'express';

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Refuses methods that no route can be asked by: TRACE would not even become a Request. */
export function requireKnownMethod(): RequestHandler {
  return (request, response, next) => {
    if (METHODS.includes(request.method)) return next();
    response.status(405).set('Allow', METHODS.join(', ')).type('text/plain').send('Method not allowed\n');
  };
}
