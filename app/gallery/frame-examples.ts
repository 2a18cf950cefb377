import type { RequestHandler } from 'express';

/** Of a block, or of a flow. */
const OVERVIEW_PAGE = /^\/dev\/(blocks|flows)\/[^/]+$/;
/** One example of a block, or one state of a flow. */
const SINGLE_PAGE = /^\/dev\/(blocks|flows)\/[^/]+\/\d+$/;

/**
 * Lets the gallery's pages show frames of the same origin, and the page of one example or state stand in them; every other
 * page of the site stays out of frames. Comes after the policies are set, and only where the gallery is on.
 */
export function frameExamples({ GALLERY }: { GALLERY: boolean }): RequestHandler {
  return (request, response, next) => {
    const policy = response.getHeader('Content-Security-Policy');
    if (GALLERY && OVERVIEW_PAGE.test(request.path) && typeof policy === 'string') {
      response.set('Content-Security-Policy', `${policy}; frame-src 'self'`);
    }
    if (GALLERY && SINGLE_PAGE.test(request.path)) {
      response.set('X-Frame-Options', 'SAMEORIGIN');
      if (typeof policy === 'string') {
        response.set(
          'Content-Security-Policy',
          policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
        );
      }
    }
    next();
  };
}
