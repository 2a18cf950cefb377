import type { SiteProcess } from './site-process';

/** The paths of the consumers' sitemap. */
export async function listPages(site: SiteProcess): Promise<string[]> {
  const { body } = await site.send({ path: '/sitemap.xml' });
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}
