import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CheckedSite } from '#app/content-check/checked-site';
import { openCheckedDemo } from '#app/content-check/testing/checked-demo';
import { startRun, type CheckRun } from '#app/content-check/check-run.server';
import { simulatePage } from '#app/content-check/simulate-page.server';
import { loadDemoContent } from '#fixtures/content/load-content';
import { propertyParts, propertyRuns } from '#tests/property-runs';
import { mutate, mutation, type Json } from './mutations';

const SEED = 20_261_121;
/** One part: other seeds were not tried yet. */
const PARTS = propertyParts(1000, SEED, 1);

let site: CheckedSite;
let close: () => Promise<void>;
/** What pages share, as in a check of the whole site: the layout, files, and what the operator has said. */
let run: CheckRun;
let pages: Json[] = [];
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
  run = startRun(site);
  // The demo content is JSON.
  pages = (await loadDemoContent()).pages.map(({ page }) => page as Json);
});
afterAll(() => close());

/** One region: what regions change is no matter of the page's JSON. */
const ADDRESS = { kind: 'page', name: '/mutated', audience: 'b2c', region: 'moscow' } as const;

// Slow: a thousand spoiled pages are simulated, each with a load and a render of its blocks.
test.each(PARTS)(
  'the simulation of a page never fails, whatever is wrong with it ($numRuns mutations)',
  async ({ numRuns, seed }) => {
    let refused = 0;
    const spoiling = fc.array(mutation, { minLength: 1, maxLength: 4 });
    const property = fc.asyncProperty(fc.nat(), spoiling, async (index, mutations) => {
      const page = mutations.reduce(mutate, pages[index % pages.length] ?? null);
      const { findings, isRefused } = await simulatePage(page, ADDRESS, site, { run });
      if (isRefused) refused += 1;
      // A finding that nobody can find again is none.
      for (const { pointer, place } of findings) expect(`${place}${pointer}`).toMatch(/^(?:\/.*)?$/s);
    });
    await fc.assert(property, { numRuns, seed });
    // Most mutations are faults indeed, or the property would say little.
    expect(refused).toBeGreaterThan(numRuns / 10);
  },
);

test('nor does it for JSON of any kind', async () => {
  const property = fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => {
    for (const page of [
      JSON.parse(text),
      { components: JSON.parse(text) },
      { components: [JSON.parse(text)] },
    ]) {
      const { findings } = await simulatePage(page, ADDRESS, site, { run });
      expect(findings.length).toBeGreaterThan(0);
    }
  });
  await fc.assert(property, propertyRuns(200, SEED));
});
