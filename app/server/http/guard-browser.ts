import type { RequestHandler } from 'express';
import { BRAND } from '#schemas/brand';
import { isSupportedBrowser } from '#app/shell/browser-support';
import { renderOldBrowserPage } from '#app/shell/old-browser-page';

/** The old-browser page has an address of its own as well. */
const OLD_BROWSER_PATH = '/old-browser';

/** A browser that is too old for the site sees the old-browser page in place of any page (SHELL-25). */
export function guardBrowser(): RequestHandler {
  const page = renderOldBrowserPage({ brandName: BRAND.name, stylesheetHref: '/old-browser.css' });
  return (request, response, next) => {
    const isRead = request.method === 'GET' && request.accepts(['html', 'json']) === 'html';
    const isTooOld = isRead && !isSupportedBrowser(request.get('user-agent'));
    if (isTooOld || request.path === OLD_BROWSER_PATH) {
      response.set({ 'Cache-Control': 'no-store', Vary: 'User-Agent' }).type('html').send(page);
    } else {
      next();
    }
  };
}
