import Fuse from 'fuse.js/basic';
import { toRussianLayout, toSearchQuery } from '#schemas/products/service-search';

/** What is searched: anything with what it is found by. */
interface Searchable {
  title: string;
  searchStr: string;
}

/** How far a word may be from what was typed: 0 is the same, 1 anything. */
const THRESHOLD = 0.3;

const OPTIONS = {
  threshold: THRESHOLD,
  ignoreLocation: true,
  keys: [
    { name: 'title', weight: 3 },
    { name: 'searchStr', weight: 1 },
  ],
};

/**
 * A search over these items, made once: the best first. Null for too few letters. What finds nothing is tried once
 * more as if it had been typed in the other layout of the keyboard.
 */
export function createMatcher<Item extends Searchable>(
  items: readonly Item[],
): (typed: string) => Item[] | null {
  const fuse = new Fuse(items, OPTIONS);
  return (typed) => {
    const query = toSearchQuery(typed);
    if (query === '') return null;
    const found = fuse.search(query);
    const best = found.length > 0 ? found : fuse.search(toRussianLayout(typed));
    return best.map(({ item }) => item);
  };
}
