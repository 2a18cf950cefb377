import type { EntryAddress } from '#cms/store/entry-address';
import type { Store } from '#cms/store/tables';

/** The page that shows the main page's data, which has a document of its own: the region's before that of all; null for none. */
export async function findMainPage(
  store: Store,
  { audience, region }: Pick<EntryAddress, 'audience' | 'region'>,
): Promise<string | null> {
  const pages = await store
    .selectFrom('entry')
    .select(['id', 'region'])
    .where('kind', '=', 'page')
    .where('name', '=', '/')
    .where('audience', '=', audience === '' ? 'b2c' : audience)
    .where('region', 'in', [region, ''])
    .execute();
  return (pages.find((page) => page.region === region) ?? pages.at(0))?.id ?? null;
}
