import path from 'node:path';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { toChunks } from '#cms/store/entry-usage';
import { openStore } from '#cms/store/open-store';
import { importDocuments } from '#cms/store/transfer/import-documents';
import type { Store } from '#cms/store/tables';
import type { Bench } from './bench';
import { makeBlocks, toPage } from './bench-blocks';
import { formatMicroseconds, judgeAtMost, median, type Figure } from './figure';
import { makeDirectory } from './servers';

/** Finding a page among 100 and among 100,000, all of them imported. */

const SIZES = [100, 1000, 10_000, 100_000];
const QUICK_SIZES = [100, 1000, 10_000];
/** Of one import, which is one transaction. */
const PAGES_AT_ONCE = 10_000;
const AUTHOR = { id: null, name: 'bench' };
const FLAT = { target: 1.25 };

interface FilledStore {
  store: Store;
  importMs: number;
}

const scope = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };

export const measureLookup: Bench = async ({ isQuick }) => {
  const sizes = isQuick ? QUICK_SIZES : SIZES;
  const directory = makeDirectory();
  const filled: FilledStore[] = [];
  // One after the other: each is timed.
  for (const size of sizes) filled.push(await fillStore(path.join(directory, String(size)), size));
  const sources = filled.map(({ store }) => createEmbeddedSource(store));
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
  await Promise.all(filled.map(({ store }) => store.destroy()));
  const [smallest = []] = measured;
  return {
    figures: [
      toImportFigure(sizes, filled),
      ...sizes.slice(1).map((size, index) => {
        const values = measured[index + 1] ?? [];
        const ratio = median(values.map((value, round) => value / (smallest[round] ?? NaN)));
        return {
          bench: 'lookup',
          name: `One page of ${size.toLocaleString('en')}`,
          baseline: `of 100, ${formatMicroseconds(median(smallest))}`,
          value: formatMicroseconds(median(values)),
          ratio,
          target: 'flat, ≤ 1.25',
          verdict: judgeAtMost(ratio, FLAT),
        };
      }),
    ],
    notes: ['The embedded store, from the path to the parsed JSON of a small page; different pages in turn.'],
  };
};

/** A page of ten thousand against a page of a thousand: nothing may grow with what is there already. */
function toImportFigure(sizes: readonly number[], filled: readonly FilledStore[]): Figure {
  const perPage = (size: number) => ((filled[sizes.indexOf(size)]?.importMs ?? NaN) / size) * 1000;
  const [few, many] = [perPage(1000), perPage(PAGES_AT_ONCE)];
  const ratio = many / few;
  return {
    bench: 'lookup',
    name: `Import of one of ${PAGES_AT_ONCE.toLocaleString('en')} pages`,
    baseline: `of 1,000, ${formatMicroseconds(few)}`,
    value: formatMicroseconds(many),
    ratio,
    target: 'flat, ≤ 1.25',
    verdict: judgeAtMost(ratio, FLAT),
  };
}

const toPath = (n: number) => `/bench/section-${n % 50}/page-${n}`;

/** Filled as an editor's import fills it: entries, revisions, usage and what the site reads. */
async function fillStore(directory: string, size: number): Promise<FilledStore> {
  const store = await openStore(directory);
  const body = JSON.stringify(toPage(makeBlocks(1)));
  const documents = Array.from({ length: size }, (_, n) => ({
    address: { kind: 'page' as const, name: toPath(n), audience: 'b2c' as const, region: '' },
    published: body,
    draft: null,
    note: '',
  }));
  const started = performance.now();
  for (const part of toChunks(documents, PAGES_AT_ONCE)) {
    const done = await importDocuments(store, part, { author: AUTHOR, now: Date.now(), isTrial: false });
    if (done.outcome !== 'imported') throw new Error(done.fault);
  }
  return { store, importMs: performance.now() - started };
}
