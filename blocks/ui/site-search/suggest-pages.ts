import type { AnalyticsEvent } from '#schemas/analytics/events';
import {
  isAskable,
  MAX_SUGGESTIONS,
  SUGGESTIONS_URL,
  toSearchText,
  type SearchSuggestion,
} from '#schemas/site-search';
import { debounce } from '#blocks/ui/scroll-timing';
import { attachSuggestionList } from '#blocks/ui/suggestion-list';
import { toEventPath } from '#blocks/ui/to-event-path';
import { forgetQueries, readRecent, rememberQuery } from './recent-queries';
import { texts } from './texts';

/** How long the visitor pauses before anything is asked, in ms. */
const PAUSE_MS = 200;

/** In the place of an address: the visitor's own queries are forgotten. */
const FORGET = '';

interface SuggestContext {
  signal: AbortSignal;
  report: (event: AnalyticsEvent) => void;
}

/**
 * Gives the `SiteSearchForm` in `root` suggestions while its field is typed into, and a cross that empties it. Without it
 * the form is sent all the same.
 */
export function suggestPages(root: ParentNode, { signal, report }: SuggestContext): void {
  const form = root.querySelector<HTMLFormElement>('[data-search-form]');
  const input = form?.querySelector<HTMLInputElement>('input[name="q"]');
  const clear = form?.querySelector<HTMLElement>('[data-clear]');
  if (!form || !input || !clear) return;
  const searchPath = new URL(form.action).pathname;
  let asking: AbortController | null = null;
  // The page has searched for it.
  rememberQuery(input.defaultValue);

  const list = attachSuggestionList<SearchSuggestion>(input, {
    label: texts.suggestions,
    toText: ({ title }) => title,
    toNote: ({ section }) => section,
    onPick({ url }) {
      if (url === FORGET) return forget();
      report({ event: 'search_suggestion', to: toEventPath(url) });
      location.assign(url);
    },
    onAsk: () => void ask(),
  });

  async function ask(): Promise<void> {
    asking?.abort();
    const text = toSearchText(input?.value ?? '');
    if (!isAskable(text)) return list.close();
    const own = new AbortController();
    asking = own;
    const answered = await fetchSuggestions(text, own.signal);
    const found = text === '' ? withRecent(answered, searchPath) : answered;
    if (!own.signal.aborted && document.activeElement === input) list.show(found);
  }

  const later = debounce(() => void ask(), PAUSE_MS, signal);
  input.addEventListener('input', later, { signal });
  input.addEventListener('input', () => (clear.hidden = input.value === ''), { signal });
  input.addEventListener('focus', later, { signal });
  form.addEventListener('submit', () => asking?.abort(), { signal });
  clear.addEventListener('click', (event) => empty(event), { signal });

  function forget(): void {
    forgetQueries();
    void ask();
  }

  function empty(event: Event): void {
    event.preventDefault();
    if (!input || !clear) return;
    input.value = '';
    clear.hidden = true;
    input.focus();
  }
}

/** For an empty field: what this visitor has searched for, then what others search for. */
function withRecent(popular: readonly SearchSuggestion[], searchPath: string): SearchSuggestion[] {
  const recent = readRecent();
  if (recent.length === 0) return [...popular];
  const own = recent.map((query) => ({
    title: query,
    url: `${searchPath}?q=${encodeURIComponent(query)}`,
    section: texts.searched,
  }));
  const suggestions = [...own, ...popular].slice(0, MAX_SUGGESTIONS);
  return [...suggestions, { title: texts.forget, url: FORGET, section: '' }];
}

/** None when it fails: the search itself is still there (SRCH-406). */
async function fetchSuggestions(text: string, signal: AbortSignal): Promise<SearchSuggestion[]> {
  try {
    const response = await fetch(`${SUGGESTIONS_URL}?q=${encodeURIComponent(text)}`, { signal });
    // The site's own answer (app/routes/search-suggestions).
    return response.ok ? ((await response.json()) as SearchSuggestion[]) : [];
  } catch {
    // Given up for a newer question, or no connection.
    return [];
  }
}
