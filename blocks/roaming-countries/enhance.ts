import type { Enhance } from '#registry/enhancement';
import { attachSuggestionList } from '#blocks/ui/suggestion-list';
import { toEventPath } from '#blocks/ui/to-event-path';
import { MAX_SUGGESTIONS } from '#schemas/site-search';
import { findCountries } from './find-countries';
import { texts } from './texts';

interface Suggestion {
  title: string;
  url: string;
  /** What a day costs there. */
  note: string;
}

/** Countries are suggested from the page's own list, popular ones before anything is typed. */
const enhance: Enhance = (block, { signal, report }) => {
  const input = block.querySelector<HTMLInputElement>('[data-search-form] input[name="q"]');
  const clear = block.querySelector<HTMLElement>('[data-search-form] [data-clear]');
  if (!input || !clear) return;
  const countries = readCountries(block.querySelector('[data-countries]'));
  const popular = readCountries(block.querySelector('[data-popular]'));

  const list = attachSuggestionList<Suggestion>(input, {
    label: texts.suggestions,
    toText: ({ title }) => title,
    toNote: ({ note }) => note,
    onPick({ url }) {
      report({ event: 'search_suggestion', to: toEventPath(url) });
      location.assign(url);
    },
    onAsk: suggest,
  });

  function suggest(): void {
    if (!input) return;
    const found = input.value.trim() === '' ? popular : findCountries(countries, input.value);
    list.show(found.slice(0, MAX_SUGGESTIONS));
  }

  input.addEventListener('input', suggest, { signal });
  input.addEventListener('focus', suggest, { signal });
  input.addEventListener('input', () => (clear.hidden = input.value === ''), { signal });
  signal.addEventListener('abort', () => list.detach());
};

function readCountries(list: Element | null): Suggestion[] {
  return [...(list?.querySelectorAll('a') ?? [])].map((link) => ({
    title: link.textContent ?? '',
    url: link.href,
    note: link.nextElementSibling?.textContent ?? '',
  }));
}

export default enhance;
