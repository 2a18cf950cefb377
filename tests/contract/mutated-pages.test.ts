import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { GatewayCall } from '#registry/define-block';
import type { CallResult } from '#schemas/gateway/call';
import { parsePageInfo } from '#schemas/parse-page-info';
import { registry } from '#app/catalog.server';
import { NO_LOADING } from '#app/page/load-flow-props.server';
import { renderBlocks } from '#app/page/render-blocks.server';
import { loadDemoContent } from '#fixtures/content/load-content';
import { propertyParts, propertyRuns } from '#tests/property-runs';
import { noteFigure } from '#tests/trust-figures';
import { mutate, mutation, type Json } from './mutations';

const SEED = 20_261_101;
const PARTS = propertyParts(10_000, SEED, 1);

/** The gateway is away: every block stands on its declared empty data. */
const call: GatewayCall = async (contract) => contract.empty as CallResult<typeof contract>;

const REGION = { id: '1', code: 'moscow', title: 'Москва' };

/** The HTML of each block of a page by its id, and what was wrong with it. Goes the way of a request. */
async function render(raw: unknown) {
  const parsed = parsePageInfo(raw);
  if (parsed === null) return { html: new Map<string, string>(), findings: 0 };
  const { ready, findings } = registry.judgeAll(parsed.page.components);
  const blocks = await renderBlocks(ready, {
    call,
    region: REGION,
    audience: 'b2c',
    path: '/',
    page: parsed.page,
    query: new URLSearchParams(),
    toAbsolute: (url: string) => new URL(url, 'http://moscow.localhost').href,
    answer: null,
    ...NO_LOADING,
  });
  const html = new Map(blocks.parts.map(({ key, hash }) => [key, blocks.html.get(hash)]));
  return { html, findings: parsed.findings.length + findings.length + blocks.findings.length };
}

interface Neighbour {
  component: Json;
  id: string;
  /** What it looks like on a page of its own. */
  html: string | undefined;
}

let components: Json[] = [];
/** One good block of each type. */
let neighbours: Neighbour[] = [];

beforeAll(async () => {
  // A countdown shows whole minutes: a minute that ends meanwhile would change a good block.
  vi.useFakeTimers({ toFake: ['Date'] });
  const { pages } = await loadDemoContent();
  // The demo content is JSON.
  const all = pages.flatMap(({ page }) => (page as { components?: Json[] }).components ?? []);
  components = [...new Map(all.map((component) => [JSON.stringify(component), component])).values()];
  const byType = new Map(components.map((component) => [String(Object(component).type), component]));
  const candidates = await Promise.all([...byType].map(([type, component]) => toNeighbour(type, component)));
  neighbours = candidates.filter(({ html }) => html !== undefined);
});

afterAll(() => vi.useRealTimers());

async function toNeighbour(type: string, original: Json): Promise<Neighbour> {
  const id = `neighbour-${type}`;
  const component = rename(original, id);
  const { html } = await render({ uuid: 'u', components: [component] });
  return { component, id, html: html.get(id) };
}

/** With ids that no other block has, nor any of its children. */
function rename(component: Json, id: string): Json {
  const { children, ...rest }: { children?: Json[] } = Object(component);
  return {
    ...rest,
    id,
    ...(children ? { children: children.map((child, n) => rename(child, `${id}-${n}`)) } : {}),
  };
}

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

describe('a page with a bad block', () => {
  // Slow: ten thousand spoiled pages are judged and rendered.
  test.each(PARTS)(
    'never fails, and its good blocks stay as they were to the byte ($numRuns mutations)',
    async ({ numRuns, seed }) => {
      let faulty = 0;
      const place = fc.nat(1_000_000);
      const spoiling = fc.array(mutation, { minLength: 1, maxLength: 3 });
      const run = fc.asyncProperty(place, place, spoiling, async (near, bad, mutations) => {
        const [before, after] = [pick(neighbours, near), pick(neighbours, near + 1)];
        const mutated = mutations.reduce(mutate, pick(components, bad));
        const page = await render({ uuid: 'u', components: [before.component, mutated, after.component] });
        if (page.findings > 0) faulty += 1;
        for (const { id, html } of [before, after]) {
          if (page.html.get(id) !== html) throw new Error(`${id} changed`);
        }
      });
      await fc.assert(run, { numRuns, seed });
      // Most mutations are faults indeed, or the property would say little.
      expect(faulty).toBeGreaterThan(numRuns / 4);
      noteFigure(
        4,
        'mutated-blocks',
        `${numRuns} mutations, ${faulty} of them faults: 0 pages failed, neighbours equal to the byte`,
      );
    },
  );

  test('never fails for a wrong field of the page itself either', async () => {
    const { pages } = await loadDemoContent();
    const run = fc.asyncProperty(
      fc.nat(),
      fc.array(mutation, { minLength: 1, maxLength: 4 }),
      async (index, mutations) => {
        // The demo content is JSON.
        const page = pick(pages, index).page as Json;
        await render(mutations.reduce(mutate, page));
      },
    );
    await fc.assert(run, propertyRuns(200, SEED));
  });

  test('never fails for JSON of any kind', async () => {
    const run = fc.asyncProperty(fc.json({ maxDepth: 6 }), async (text) => {
      await render(JSON.parse(text));
      await render({ components: JSON.parse(text) });
      await render({ components: [JSON.parse(text)] });
    });
    await fc.assert(run, propertyRuns(1000, SEED));
  });
});
