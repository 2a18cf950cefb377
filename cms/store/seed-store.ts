import type { Audience } from '#schemas/page';
import { toContentVersion } from '../sources/content-version';
import type { Store } from './tables';

/** The content a new store begins with. */
export interface SeedContent {
  pages: readonly { path: string; audience: Audience; region: string | null; page: unknown }[];
  layouts: Record<Audience, unknown>;
  mainPage: unknown;
  regions: unknown;
}

/** The names of the single documents. */
export const documentName = {
  layout: (audience: Audience) => `layout/${audience}`,
  mainPage: 'main-page',
  regions: 'regions',
};

/** Fills an empty store, in one transaction; leaves any other store alone. Gives the number of pages written. */
export async function seedStore(store: Store, content: SeedContent, now: string): Promise<number> {
  return store.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('page').select('id').limit(1).executeTakeFirst();
    if (known) return 0;
    const pages = content.pages.map(({ path, audience, region, page }) => ({
      ...{ path, audience, region: region ?? '', updated_at: now },
      ...{ body: JSON.stringify(page), version: toContentVersion(page), listed: toListed(page) },
    }));
    const documents = [
      { name: documentName.layout('b2c'), value: content.layouts.b2c },
      { name: documentName.layout('b2b'), value: content.layouts.b2b },
      { name: documentName.mainPage, value: content.mainPage },
      { name: documentName.regions, value: content.regions },
    ].map(({ name, value }) => ({
      ...{ name, updated_at: now },
      ...{ body: JSON.stringify(value), version: toContentVersion(value) },
    }));
    if (pages.length > 0) await transaction.insertInto('page').values(pages).execute();
    await transaction.insertInto('document').values(documents).execute();
    return pages.length;
  });
}

/** Redirects, missing pages and pages that ask not to be indexed stay out of the sitemap. */
function toListed(page: unknown): 0 | 1 {
  if (typeof page !== 'object' || page === null) return 0;
  const { redirect301, is404, meta }: { redirect301?: unknown; is404?: unknown; meta?: unknown } = page;
  const isHidden = JSON.stringify(meta ?? []).includes('noindex');
  return redirect301 || is404 || isHidden ? 0 : 1;
}
