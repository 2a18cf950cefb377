import type { RequestHandler } from 'express';

const BLOCK_PAGE = /^\/dev\/blocks\/[^/]+$/;
const EXAMPLE_PAGE = /^\/dev\/blocks\/[^/]+\/\d+$/;

/**
 * Lets the gallery's pages show frames of the same origin, and the page of one example stand in them; every other
 * page of the site stays out of frames. Comes after the policies are set, and only where the gallery is on.
 */
export function frameExamples({ GALLERY }: { GALLERY: boolean }): RequestHandler {
  return (request, response, next) => {
    const policy = response.getHeader('Content-Security-Policy');
    if (GALLERY && BLOCK_PAGE.test(request.path) && typeof policy === 'string') {
      response.set('Content-Security-Policy', `${policy}; frame-src 'self'`);
    }
    if (GALLERY && EXAMPLE_PAGE.test(request.path)) {
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
