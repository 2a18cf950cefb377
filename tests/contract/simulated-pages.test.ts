import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedSite } from '#app/content-check/checked-site';
import { openCheckedDemo } from '#app/content-check/testing/checked-demo';
import { simulatePage } from '#app/content-check/simulate-page.server';
import { loadDemoContent } from '#fixtures/content/load-content';
import { mutate, mutation, type Json } from './mutations';

const RUNS = 1000;
const SEED = 20_261_121;
/** It takes seconds; a busy machine gets its time. */
const FIVE_MINUTES = 300_000;

let site: CheckedSite;
let close: () => Promise<void>;
let pages: Json[] = [];
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
  // The demo content is JSON.
  pages = (await loadDemoContent()).pages.map(({ page }) => page as Json);
});
afterAll(() => close());

/** One region: what regions change is no matter of the page's JSON. */
const ADDRESS = { kind: 'page', name: '/mutated', audience: 'b2c', region: 'moscow' } as const;

test(
  `the simulation of a page never fails, whatever is wrong with it (${RUNS} mutations)`,
  async () => {
    let refused = 0;
    const spoiling = fc.array(mutation, { minLength: 1, maxLength: 4 });
    const run = fc.asyncProperty(fc.nat(), spoiling, async (index, mutations) => {
      const page = mutations.reduce(mutate, pages[index % pages.length] ?? null);
      const { findings, isRefused } = await simulatePage(page, ADDRESS, site);
      if (isRefused) refused += 1;
      // A finding that nobody can find again is none.
      for (const { pointer, place } of findings) expect(`${place}${pointer}`).toMatch(/^(?:\/.*)?$/s);
    });
    await fc.assert(run, { numRuns: RUNS, seed: SEED });
    // Most mutations are faults indeed, or the property would say little.
    expect(refused).toBeGreaterThan(RUNS / 10);
  },
  FIVE_MINUTES,
);

test('nor does it for JSON of any kind', async () => {
  const run = fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => {
    for (const page of [
      JSON.parse(text),
      { components: JSON.parse(text) },
      { components: [JSON.parse(text)] },
    ]) {
      const { findings } = await simulatePage(page, ADDRESS, site);
      expect(findings.length).toBeGreaterThan(0);
    }
  });
  await fc.assert(run, { numRuns: 200, seed: SEED });
});
