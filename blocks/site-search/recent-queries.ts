import { keepText, readKept } from '#blocks/ui/browser-storage';
import { holdsNumber, toSearchText } from '#schemas/site-search';

/** What the visitor has searched for lately. It is kept in the browser alone, and sent to nobody. */

const KEY = 'recent_searches';
const MOST = 4;

/** The newest first. */
export function readRecent(): string[] {
  const lines = (readKept(KEY) ?? '').split('\n');
  return lines.map(toSearchText).filter(isKeepable).slice(0, MOST);
}

export function rememberQuery(typed: string): void {
  const query = toSearchText(typed);
  if (!isKeepable(query)) return;
  const others = readRecent().filter((one) => one.toLowerCase() !== query.toLowerCase());
  keepText(KEY, [query, ...others].slice(0, MOST).join('\n'));
}

export function forgetQueries(): void {
  keepText(KEY, null);
}

/** A phone may be lent: numbers and addresses of people are not there for the next one to see. */
const isKeepable = (query: string): boolean => query !== '' && !query.includes('@') && !holdsNumber(query);
