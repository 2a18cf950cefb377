import type { RequestHandler } from 'express';
import { beforeHeaders } from './before-headers';

/** An answer that is given before all of a body was read ends its connection: nobody takes in what is left of it. */
export function endUnread(): RequestHandler {
  return (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    const hasBody = encoding !== undefined || Number(length) > 0;
    if (hasBody) {
      beforeHeaders(response, () => {
        if (!request.complete) response.shouldKeepAlive = false;
      });
    }
    next();
  };
}
