/** What the field of the site's search asks its own server for while it is typed into. */

/** Answers `?q=` with a list of {@link SearchSuggestion}. */
export const SUGGESTIONS_URL = '/search-suggestions.json';
/** A shorter text asks nothing; an empty one asks for what is searched for most (SRCH-06, SRCH-07). */
export const ACCOUNT_SEARCH_MIN_CHARS = 3;
/** At most so many are shown (SRCH-05). */
export const MAX_SUGGESTIONS = 7;
/** On a page of results; as many as the operator gives (SRCH-403). */
export const HITS_PER_PAGE = 10;
/** Longer than any question. */
export const MAX_QUERY_LENGTH = 100;
/** The index of the whole site, and the language of its texts (SRCH-03, SRCH-405). */
export const SEARCH_INDEX = { k: 'united', l: 'ru' } as const;

export interface SearchSuggestion {
  title: string;
  url: string;
  /** What kind of page it is: «Тарифы»; empty where the operator does not say. */
  section: string;
}

/** What somebody looks for, in single spaces; what is longer than any question is cut. */
export function toSearchText(typed: string | null): string {
  return (typed ?? '').slice(0, MAX_QUERY_LENGTH).replace(/\s+/g, ' ').trim();
}

/** Is there a number of somebody's in it, of a phone or a contract? */
export const holdsNumber = (text: string): boolean => text.replace(/\D/g, '').length >= 7;

/** Is this a text to ask suggestions for? A number of somebody's is none: it would travel in an address. */
export function isAskable(text: string): boolean {
  if (holdsNumber(text)) return false;
  return text === '' || text.length >= ACCOUNT_SEARCH_MIN_CHARS;
}
