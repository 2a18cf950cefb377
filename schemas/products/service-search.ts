import type { ServiceSearchItem } from '#schemas/gateway/entities/service-card';

/** What is searched with fewer letters would find half of everything. */
export const MIN_SEARCH_LENGTH = 3;
/** How many suggestions stand under the field at most (OPT-221). */
export const MAX_SUGGESTIONS = 5;
/** Longer than anything that somebody types to find a service. */
const MAX_SEARCH_LENGTH = 60;

interface Searched {
  title: string;
  text: string;
  href: string;
  /** Titles of the chips that it stands under: a word of them finds it too. */
  filters: readonly string[];
  isArchive: boolean;
}

/** What the search field knows of a card (OPT-405). Pure: the server makes it of data, the browser of the page. */
export function toSearchItem({ title, text, href, filters, isArchive }: Searched): ServiceSearchItem {
  return {
    title,
    text,
    href,
    searchStr: foldText([title, text, ...filters].join(' ')),
    filter: filters[0],
    isArchive,
  };
}

/** In one spelling: small letters, «ё» as «е», single plain spaces. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s\u00A0]+/g, ' ')
    .trim();
}

/** What is looked for, or an empty text when there is too little of it. */
export function toSearchQuery(typed: string): string {
  const folded = foldText(typed.slice(0, MAX_SEARCH_LENGTH));
  return folded.length < MIN_SEARCH_LENGTH ? '' : folded;
}

const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const CYRILLIC = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

/** What the same keys write in the Russian layout: «bynthytn» is «интернет». */
export function toRussianLayout(typed: string): string {
  return foldText(
    [...typed.toLowerCase()].map((letter) => CYRILLIC[LATIN.indexOf(letter)] ?? letter).join(''),
  );
}
