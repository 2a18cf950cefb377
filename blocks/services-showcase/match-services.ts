import Fuse from 'fuse.js/basic';
import { toRussianLayout, toSearchQuery } from '#schemas/products/service-search';
import { doAtOnce, type SlicedWork } from './in-slices';
import { prepareWordSearch, toStems, type Synonyms } from './word-search';

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
 * Makes a search over these items: by words in any form and by what means the same, else by likeness, for slips of the
 * hand. What finds nothing is tried once more as if it had been typed in the other layout of the keyboard.
 */
export function* prepareMatcher<Item extends Searchable>(
  items: readonly Item[],
  synonyms: Synonyms = [],
): SlicedWork<Matcher<Item>> {
  const parts: Fuse<Item>[] = [];
  const stemmed: Stemmed<Item>[] = [];
  for (let start = 0; start < items.length; start += PART_SIZE) {
    const part = items.slice(start, start + PART_SIZE);
    parts.push(new Fuse(part, OPTIONS));
    yield;
    stemmed.push(...part.map((item) => ({ item, title: toStems(item.title), all: toStems(item.searchStr) })));
    yield;
  }
  return function* match(typed) {
    const query = toSearchQuery(typed);
    if (query === '') return null;
    for (const words of [query, toRussianLayout(typed)]) {
      const found = searchWords(stemmed, words, synonyms);
      if (found.length > 0) return found;
      const alike = yield* searchParts(parts, words);
      if (alike.length > 0) return alike;
    }
    return [];
  };
}

/** The same search at once, for the server. */
export function matchAtOnce<Item extends Searchable>(
  items: readonly Item[],
  typed: string,
  synonyms: Synonyms = [],
): Item[] | null {
  return doAtOnce(doAtOnce(prepareMatcher(items, synonyms))(typed));
}

/** An item with the stems of its words. */
interface Stemmed<Item> {
  item: Item;
  title: string[];
  all: string[];
}

/**
 * Items that have every word: by their titles first, then by the rest of what they are found by; by synonyms
 * where no title has them.
 */
function searchWords<Item>(items: readonly Stemmed<Item>[], query: string, synonyms: Synonyms): Item[] {
  const exact = prepareWordSearch(query, []);
  const wide = prepareWordSearch(query, synonyms);
  if (exact === null || wide === null) return [];
  const ranked: Item[][] = [[], [], [], []];
  for (const { item, title, all } of items) {
    const rank = [exact(title), exact(all), wide(title), wide(all)].indexOf(true);
    ranked[rank]?.push(item);
  }
  const [inTitles = [], inTexts = [], ...alike] = ranked;
  // Who types a word of a title means that service, and not what is like it.
  return inTitles.length > 0 ? [...inTitles, ...inTexts] : [...inTexts, ...alike.flat()];
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
