import type { LoaderFunctionArgs } from '@remix-run/node';
import { toAbsolute } from '#app/page/load-page.server';
import { hasShop } from '#app/site/has-shop.server';

/** Addresses that only people need. */
const HIDDEN = [
  '/region/',
  '/account',
  '/continue/',
  '/cookie-notice',
  '/dev/',
  '/dev-demo/',
  '/preview/',
  '/studio',
  '/test/',
  '/api/',
  '/old-browser',
];

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const sitemaps = (await hasShop(context)) ? ['/sitemap.xml', '/sitemap-shop.xml'] : ['/sitemap.xml'];
  const lines = [
    'User-agent: *',
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    'Disallow: /*?*componentCheck',
    'Disallow: /*?*utm_',
    '',
    ...sitemaps.map((path) => `Sitemap: ${toAbsolute(context)(path)}`),
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
