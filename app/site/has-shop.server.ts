import type { SiteContext } from '#app/context';

/** Does this host sell goods? It does where its pages have a shop. */
export async function hasShop({ site, facts }: SiteContext): Promise<boolean> {
  const pages = await site.source.listPages(facts);
  return pages.some(({ path }) => path === '/shop');
}
