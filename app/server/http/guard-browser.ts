import type { RequestHandler } from 'express';
import { isSupportedBrowser } from '#app/shell/browser-support';
import { OLD_BROWSER_PATH } from '#app/page/addresses';

/** A browser that is too old for the site sees the old-browser page in place of any page (SHELL-25). */
export function guardBrowser(): RequestHandler {
  return (request, response, next) => {
    const isPage = request.accepts(['html', 'json']) === 'html' && request.method === 'GET';
    if (isPage && request.path !== OLD_BROWSER_PATH && !isSupportedBrowser(request.get('user-agent'))) {
      request.url = OLD_BROWSER_PATH;
    }
    next();
  };
}
