import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { readStorePlace } from '#app/site/environment';

/** Runs a command on the store that the site runs on: DATABASE_URL, or else DATA_DIR. */
export async function withStore<Result>(use: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(readStorePlace(process.env));
  try {
    return await use(store);
  } finally {
    await store.destroy();
  }
}
