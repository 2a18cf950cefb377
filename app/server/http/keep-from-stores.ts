import type { RequestHandler } from 'express';
import { beforeHeaders } from './before-headers';

/** Whatever is answered here, redirects and errors too: nobody on the way keeps it, no frame shows it to a search engine. */
export function keepFromStores(): RequestHandler {
  return (_request, response, next) => {
    beforeHeaders(response, () => {
      response.setHeader('Cache-Control', 'no-store');
      response.setHeader('X-Robots-Tag', 'noindex');
      // Of a document that is not everybody's no other site is told the address.
      response.setHeader('Referrer-Policy', 'same-origin');
    });
    next();
  };
}
