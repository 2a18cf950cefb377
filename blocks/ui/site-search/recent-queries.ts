import { keepText, readKept } from '#blocks/ui/browser-storage';
import { holdsNumber, toSearchText } from '#schemas/site-search';

/** The visitor's last searches. The list stays in this browser: nothing sends it anywhere. */

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

/** Somebody else may use this browser later: numbers and mail addresses are not kept. */
const isKeepable = (query: string): boolean => query !== '' && !query.includes('@') && !holdsNumber(query);
