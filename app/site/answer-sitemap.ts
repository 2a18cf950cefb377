import { escapeXml } from './escape-xml';

export interface SitemapEntry {
  /** Absolute. */
  url: string;
  /** An ISO date or moment; null when it is not known. */
  changedAt: string | null;
}

/** The answer that search engines get: addresses, with the day when each was changed. */
export function answerSitemap(entries: readonly SitemapEntry[]): Response {
  const listed = entries.map(({ url, changedAt }) => {
    const changed = changedAt === null ? '' : `<lastmod>${escapeXml(changedAt.slice(0, 10))}</lastmod>`;
    return `<url><loc>${escapeXml(url)}</loc>${changed}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>\n`;
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
