import type { EntryAddress } from '#cms/store/entry-address';
import { listPageEntries } from '#cms/store/lists/listed-entries';
import type { Store } from '#cms/store/tables';

/** The page that shows the main page's data, which has a document of its own: the region's before that of all; null for none. */
export async function findMainPage(
  store: Store,
  { audience, region }: Pick<EntryAddress, 'audience' | 'region'>,
): Promise<string | null> {
  const pages = (await listPageEntries(store, '/')).filter(
    (page) => page.audience === (audience === '' ? 'b2c' : audience) && ['', region].includes(page.region),
  );
  return (pages.find((page) => page.region === region) ?? pages.at(0))?.id ?? null;
}
