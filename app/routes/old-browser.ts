import { BRAND } from '#schemas/brand';
import { renderOldBrowserPage } from '#app/shell/old-browser-page';

/** What a browser too old for the site sees, at whatever address it asked for (SHELL-25). */
export function loader(): Response {
  return new Response(renderOldBrowserPage({ brandName: BRAND.name, stylesheetHref: '/old-browser.css' }), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', Vary: 'User-Agent' },
  });
}
