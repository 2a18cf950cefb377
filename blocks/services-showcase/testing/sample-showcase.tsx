import { vi } from 'vitest';
import type { LoadContext } from '#registry/define-block';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import type { block as definition } from '../block';
import enhance from '../enhance';
import { TYPING_PAUSE_MS } from '../start-search';
import View from '../view';

const TITLES = [
  'Интернет на день',
  'Интернет на выходные',
  'Интернет 5 гигабайт',
  'Интернет 10 гигабайт',
  'Интернет 20 гигабайт',
  'Интернет 50 гигабайт',
  'Звонки по России',
  'Второй номер',
];
export const SAMPLE_COUNT = TITLES.length;

const codeOf = (index: number) => (index < 6 ? 'internet' : 'calls');

const ANSWER = {
  options: TITLES.map((title, index) =>
    productSchema.parse({ id: `o${index}`, title, link: `/services/o${index}.html` }),
  ),
  filters: [
    { code: 'internet', title: 'Интернет' },
    { code: 'calls', title: 'Звонки' },
  ],
  filterMarks: [
    ...TITLES.map((_, index) => ({
      filterCode: codeOf(index),
      optionCode: `o${index}`,
      weight: 10 - index,
    })),
    // «Звонки по России» stands under both chips.
    { filterCode: 'internet', optionCode: 'o6', weight: 3 },
  ],
};

/**
 * For tests: a showcase in the document as the server sends it for a query, with its scripts. `early`: typed before
 * these are there.
 */
export async function openShowcase(block: typeof definition, search = '', early = '') {
  history.replaceState(null, '', `/services${search}`);
  const props = block.props.parse({ promoTiles: [{ title: 'Музыка', url: '/music' }] });
  // Of the context this load reads these four and nothing else.
  const context = {
    call: () => Promise.resolve(ANSWER),
    page: { uuid: '1' },
    path: '/services',
    query: new URLSearchParams(search),
  } as unknown as LoadContext;
  const data = (await block.load?.(props, context)) ?? block.empty;
  if (data === undefined) throw new Error('no data');
  const host = renderHtml(<View id="all" props={props} data={data} />);
  document.body.replaceChildren(host);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = vi.fn();
  const follow = watchLinks(host);
  const report = vi.fn();
  const input = find(host, 'input[name="q"]') as HTMLInputElement;
  if (early !== '') {
    input.focus();
    input.value = early;
  }
  enhance(host, { signal: new AbortController().signal, report });
  return { host, report, follow, input };
}

/** Notes where the links of the cards lead: jsdom goes nowhere. */
function watchLinks(host: HTMLElement) {
  const follow = vi.fn();
  for (const link of host.querySelectorAll('[data-card] a')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      follow(link.getAttribute('href'));
    });
  }
  return follow;
}

export const shownIn = (host: HTMLElement) =>
  [...host.querySelectorAll('[data-group]:not([hidden]) [data-card]:not([hidden]) h3')].map(
    ({ textContent }) => textContent,
  );

/** Types as a hand does: the field has the focus, and the search has come with it. Needs fake timers. */
export async function typeIn(host: HTMLElement, text: string): Promise<void> {
  const input = find(host, 'input[name="q"]') as HTMLInputElement;
  input.focus();
  await vi.waitUntil(() => find(host, 'form').hasAttribute('data-ready'));
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
  // The answer comes in slices, with other tasks between them.
  await vi.advanceTimersByTimeAsync(TYPING_PAUSE_MS);
}

/** Presses a chip; the list has answered then. Needs fake timers. */
export async function pressChip(host: HTMLElement, code: string): Promise<void> {
  find(host, `[data-filter="${code}"]`).click();
  await vi.advanceTimersByTimeAsync(2);
  await vi.advanceTimersByTimeAsync(2);
}
