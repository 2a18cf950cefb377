import type { RequestHandler } from 'express';
import { MULTIPART_LIMITS } from '#app/uploads/multipart-body';
import { beforeHeaders } from './before-headers';

/**
 * An answer that is given before all of a body was read ends the connection where the body is longer than any form, or
 * does not say how long it is. The rest of a shorter one is let come and forgotten: a browser that is cut off in the middle
 * shows a broken connection in place of the answer.
 */
export function endUnread(): RequestHandler {
  return (request, response, next) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    if (encoding !== undefined || Number(length) > MULTIPART_LIMITS.bodyBytes) {
      beforeHeaders(response, () => {
        if (!request.complete) response.shouldKeepAlive = false;
      });
    }
    next();
  };
}
