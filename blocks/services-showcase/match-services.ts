import Fuse from 'fuse.js/basic';
import { toRussianLayout, toSearchQuery } from '#schemas/products/service-search';
import { doAtOnce, type SlicedWork } from './in-slices';

/** What is searched: anything with what it is found by. */
interface Searchable {
  title: string;
  searchStr: string;
}

/** Finds items for what was typed, the best first; null for too few letters. */
export type Matcher<Item> = (typed: string) => SlicedWork<Item[] | null>;

/** How far a word may be from what was typed: 0 is the same, 1 anything. */
const THRESHOLD = 0.3;

const OPTIONS = {
  threshold: THRESHOLD,
  ignoreLocation: true,
  includeScore: true,
  keys: [
    { name: 'title', weight: 3 },
    { name: 'searchStr', weight: 1 },
  ],
};

/** Items that are searched without a pause: some milliseconds on a slow phone. */
const PART_SIZE = 25;

/**
 * Makes a search over these items. What finds nothing is tried once more as if it had been typed in the other layout
 * of the keyboard.
 */
export function* prepareMatcher<Item extends Searchable>(items: readonly Item[]): SlicedWork<Matcher<Item>> {
  const parts: Fuse<Item>[] = [];
  for (let start = 0; start < items.length; start += PART_SIZE) {
    parts.push(new Fuse(items.slice(start, start + PART_SIZE), OPTIONS));
    yield;
  }
  return function* match(typed) {
    const query = toSearchQuery(typed);
    if (query === '') return null;
    const found = yield* searchParts(parts, query);
    return found.length > 0 ? found : yield* searchParts(parts, toRussianLayout(typed));
  };
}

/** The same search at once, for the server. */
export function matchAtOnce<Item extends Searchable>(items: readonly Item[], typed: string): Item[] | null {
  return doAtOnce(doAtOnce(prepareMatcher(items))(typed));
}

/** How well an item fits does not depend on the others: the parts together find what a search over all would find. */
function* searchParts<Item>(parts: readonly Fuse<Item>[], query: string): SlicedWork<Item[]> {
  const found: { item: Item; score?: number }[] = [];
  for (const part of parts) {
    found.push(...part.search(query));
    yield;
  }
  return found.sort((a, b) => (a.score ?? 0) - (b.score ?? 0)).map(({ item }) => item);
}
