import path from 'node:path';
import { toContentVersion } from '#cms/sources/content-version';
import { openStore } from '#cms/store/open-store';

/** Adds pages to the store of a running site. */
export async function storePages(directory: string, pages: Readonly<Record<string, unknown>>): Promise<void> {
  const store = await openStore(path.resolve(directory));
  const updated_at = new Date().toISOString();
  const rows = Object.entries(pages).map(([path, page]) => ({
    path,
    audience: 'b2c' as const,
    region: '',
    listed: 0 as const,
    updated_at,
    body: JSON.stringify(page),
    version: toContentVersion(page),
  }));
  await store.insertInto('page').values(rows).execute();
  await store.destroy();
}
