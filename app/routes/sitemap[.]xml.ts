import type { LoaderFunctionArgs } from '@remix-run/node';
import { toAbsolute } from '#app/page/load-page.server';
import { escapeXml } from '#app/site/escape-xml';

/** The sitemap of this host: the pages of its region and audience. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { site, facts } = context;
  const pages = await site.source.listPages(facts);
  const absolute = toAbsolute(context);
  const entries = pages.map(({ path, updatedAt }) => {
    const changed = updatedAt === null ? '' : `<lastmod>${escapeXml(updatedAt.slice(0, 10))}</lastmod>`;
    return `<url><loc>${escapeXml(absolute(encodeURI(path)))}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
