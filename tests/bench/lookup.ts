import path from 'node:path';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { toContentVersion } from '#cms/sources/content-version';
import { openStore } from '#cms/store/open-store';
import { seedStore } from '#cms/store/seed-store';
import type { Store } from '#cms/store/tables';
import type { Bench } from './bench';
import { makeBlocks, toPage } from './bench-blocks';
import { formatMicroseconds, judgeAtMost, median } from './figure';
import { makeDirectory } from './servers';

/** Finding a page among 100 and among 100,000. */

const SIZES = [100, 1000, 10_000, 100_000];
const QUICK_SIZES = [100, 1000, 10_000];
/** SQLite takes so many variables in one statement; a page has seven. */
const PAGES_AT_ONCE = 2000;
const FLAT = { target: 1.25 };
const scope = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };

export const measureLookup: Bench = async ({ isQuick }) => {
  const sizes = isQuick ? QUICK_SIZES : SIZES;
  const directory = makeDirectory();
  const stores = await Promise.all(sizes.map((size) => fillStore(path.join(directory, String(size)), size)));
  const sources = stores.map(createEmbeddedSource);
  const measured = sizes.map((): number[] => []);
  const lookups = isQuick ? 1000 : 3000;
  for (let round = 0; round < (isQuick ? 4 : 10); round += 1) {
    for (const [index, source] of sources.entries()) {
      const size = sizes[index] ?? 1;
      const started = performance.now();
      for (let n = 0; n < lookups; n += 1) {
        // A stride without a pattern: every look-up meets another part of the index.
        const found = await source.getPage(toPath((n * 7919 + round) % size), scope, { fresh: false });
        if (found.outcome !== 'found') throw new Error('a stored page was not found');
      }
      // The first round warms up.
      if (round > 0) measured[index]?.push(((performance.now() - started) / lookups) * 1000);
    }
  }
  await Promise.all(stores.map((store) => store.destroy()));
  const [smallest = []] = measured;
  return {
    figures: sizes.slice(1).map((size, index) => {
      const values = measured[index + 1] ?? [];
      const ratio = median(values.map((value, round) => value / (smallest[round] ?? NaN)));
      return {
        ...{ bench: 'lookup', name: `One page of ${size.toLocaleString('en')}` },
        ...{
          baseline: `of 100, ${formatMicroseconds(median(smallest))}`,
          value: formatMicroseconds(median(values)),
        },
        ...{ ratio, target: 'flat, ≤ 1.25', verdict: judgeAtMost(ratio, FLAT) },
      };
    }),
    notes: ['The embedded store, from the path to the parsed JSON of a small page; different pages in turn.'],
  };
};

const toPath = (n: number) => `/bench/section-${n % 50}/page-${n}`;

async function fillStore(directory: string, size: number): Promise<Store> {
  const store = await openStore(directory);
  const page = toPage(makeBlocks(1));
  await seedStore(store, { pages: [], layouts: { b2c: {}, b2b: {} }, mainPage: {}, regions: [] }, 0);
  const body = JSON.stringify(page);
  const row = {
    body,
    version: toContentVersion(page),
    listed: 1 as const,
    updated_at: new Date().toISOString(),
  };
  await store.transaction().execute(async (transaction) => {
    for (let from = 0; from < size; from += PAGES_AT_ONCE) {
      const rows = Array.from({ length: Math.min(PAGES_AT_ONCE, size - from) }, (_, n) => ({
        ...{ ...row, path: toPath(from + n), audience: 'b2c' as const, region: '' },
      }));
      await transaction.insertInto('page').values(rows).execute();
    }
  });
  return store;
}
