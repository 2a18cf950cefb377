import type { EntryAddress } from '#cms/store/entry-address';
import type { Store } from '#cms/store/tables';

/** The page that shows the main page's data, which has a document of its own; null when there is none. */
export async function findMainPage(store: Store, audience: EntryAddress['audience']): Promise<string | null> {
  const page = await store
    .selectFrom('entry')
    .select('id')
    .where('kind', '=', 'page')
    .where('name', '=', '/')
    .where('audience', '=', audience === '' ? 'b2c' : audience)
    .where('region', '=', '')
    .executeTakeFirst();
  return page?.id ?? null;
}
