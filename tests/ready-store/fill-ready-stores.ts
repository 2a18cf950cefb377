import { cpSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { IMAGE_WIDTHS } from '#schemas/values/image-widths';
import { toChunks } from '#cms/store/entry-usage';
import { openStore } from '#cms/store/open-store';
import { seedStore, type SeedContent } from '#cms/store/seed-store';
import type { Store } from '#cms/store/tables';
import { toBuildId } from '#app/content-check/build-id.server';
import { toSeed } from '#app/demo-sandbox/create-demo-sandbox';
import { formatOfEnding } from '#app/media/choose-format';
import { MEDIA_CACHE_BYTES } from '#app/media/create-pictures';
import { DiskCache } from '#app/media/disk-cache';
import { Originals } from '#app/media/originals';
import { ResizedPictures } from '#app/media/resized-pictures';
import { keepSearchIndex } from '#app/search-index/keep-search-index.server';
import { loadDemoContent } from '#fixtures/content/load-content';
import { readDefinitions } from '#tests/block-definitions';
import { PICTURES, READY_STORES } from './ready-store';

/** Run by `makeReadyStores` with the folder to fill. */

const ORIGINALS = fileURLToPath(new URL('../../fixtures/media', import.meta.url));
/** Pictures are named after what they are made of, so those of earlier runs are never out of date. */
const KEPT_PICTURES = fileURLToPath(new URL('../../.cache/media-cache', import.meta.url));

/** The pages of `few pages`: what is broken on them and in their forms is so on purpose. */
const FEW_PAGES = ['/dev-demo/broken', '/test/forms/faulty'];

const ROWS_AT_ONCE = 100;

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name the folder of the ready stores.');
await Promise.all([seedStores(directory), drawPictures()]);
cpSync(KEPT_PICTURES, path.join(directory, PICTURES), { recursive: true });

async function seedStores(parent: string): Promise<void> {
  const demo = await loadDemoContent();
  for (const name of READY_STORES) {
    const store = await openStore(path.join(parent, name));
    const api = name === 'operator' ? 'http://operator.invalid' : undefined;
    const seed = toSeed({ OPERATOR_API_URL: api }, demo);
    await seedStore(store, name === 'few pages' ? keepFewPages(seed) : seed, Date.now());
    if (name !== 'few pages') await countAsChecked(store);
    await readForSearch(store);
    await store.destroy();
  }
}

/** A server with an empty index reads every page when it starts, beside whatever a test does first. */
async function readForSearch(store: Store): Promise<void> {
  const definitions = new Map((await readDefinitions()).map((one) => [one.type, one]));
  const index = keepSearchIndex({
    store,
    onChange: () => () => undefined,
    find: (type) => definitions.get(type),
    // Seeds have pages alone.
    kinds: [],
    onFault: (error) => {
      throw error;
    },
  });
  await index.catchUp();
  await index.stop();
}

/**
 * A server that has run for a minute checks what this build has not seen yet: of the whole demo content that takes longer
 * than most tests, and no test looks at it. What a test publishes is checked all the same.
 */
async function countAsChecked(store: Store): Promise<void> {
  const entries = await store
    .selectFrom('entry')
    .select(['id', 'published_revision'])
    .where('published_revision', 'is not', null)
    .execute();
  const rows = entries.map(({ id, published_revision: revision }) => ({
    entry_id: id,
    revision_id: revision ?? '',
    build: toBuildId(),
    checked_at: Date.now(),
    errors: 0,
    warnings: 0,
    findings: '[]',
  }));
  for (const part of toChunks(rows, ROWS_AT_ONCE)) {
    await store.insertInto('content_report').values(part).execute();
  }
}

/** Menus and other documents would lead to pages that are not there. */
function keepFewPages(seed: SeedContent): SeedContent {
  return {
    ...seed,
    pages: seed.pages.filter((page) => FEW_PAGES.includes(page.path)),
    layouts: { b2c: { widgets: {} }, b2b: { widgets: {} } },
    mainPage: {},
    documents: [],
  };
}

async function drawPictures(): Promise<void> {
  const disk = new DiskCache(KEPT_PICTURES, MEDIA_CACHE_BYTES, (error) => {
    throw error;
  });
  const pictures = new ResizedPictures(disk, () => undefined);
  const originals = new Originals(ORIGINALS);
  for (const name of await readdir(ORIGINALS, { recursive: true })) {
    const original = await originals.get(`/${name}`);
    if (original === null || formatOfEnding(original.ending) === null) continue;
    const wanted = IMAGE_WIDTHS.map((width) => ({ original, width, format: 'avif' as const }));
    await Promise.all(wanted.map((one) => pictures.obtain(one)));
  }
}
