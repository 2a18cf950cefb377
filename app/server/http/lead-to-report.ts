import type { RequestHandler } from 'express';

const JSON_CHECK = /[?&]componentCheck=json(&|$)/;

/** `?componentCheck=json` asks for data, and a page's route gives documents: its own route answers. */
export function leadToReport(): RequestHandler {
  return (request, _response, next) => {
    const { method, url } = request;
    if ((method === 'GET' || method === 'HEAD') && JSON_CHECK.test(url)) {
      // Remix reads the original address.
      request.originalUrl = `/component-check?page=${encodeURIComponent(url)}`;
    }
    next();
  };
}
