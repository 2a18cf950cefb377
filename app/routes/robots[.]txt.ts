import type { LoaderFunctionArgs } from '@remix-run/node';
import { toAbsolute } from '#app/page/load-page.server';

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

export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    'Disallow: /*?*componentCheck',
    'Disallow: /*?*utm_',
    '',
    `Sitemap: ${toAbsolute(context)('/sitemap.xml')}`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
