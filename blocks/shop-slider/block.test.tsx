// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { VISIBILITY_BATCH_MS } from './limits';
import View from './view';

const GOODS = Array.from({ length: 40 }, (_, index) => ({
  privateid: String(index),
  name: `Телефон ${index}`,
  price_2: 1000,
  statuses: index === 0 ? [] : ['IM'],
}));

async function open(given: object = {}): Promise<HTMLElement> {
  const answer: Answer = () => ({ id: 'all', products: GOODS });
  const props = block.props.parse({ title: 'Хиты', ...given });
  const data = await block.load?.(props, createLoadContext(answer, {}));
  if (data === undefined) throw new Error('the block gives nothing');
  return renderHtml(<View id="hits" props={props} data={data} />);
}

const countOf = (page: HTMLElement) => page.querySelectorAll('[data-card]').length;

describe('the slider of the shop', () => {
  test('[SHOP-121][SHOP-123][SHOP-124][SHOP-201][SHOP-401][SHOP-402] shows fifteen cards at most, or fewer', async () => {
    expect(countOf(await open())).toBe(15);
    expect(countOf(await open({ maxCards: 3 }))).toBe(3);
    expect(countOf(await open({ maxCards: 40 }))).toBe(15);
  });

  test('leaves out what the region does not have', async () => {
    expect((await open()).textContent).not.toContain('Телефон 0');
  });

  test('[SHOP-125][SHOP-126][SHOP-127] has its slides and its spacing in the stylesheet', () => {
    const css = readFileSync('blocks/shop-slider/view.module.css', 'utf8');
    const rules = [...css.matchAll(/min-width: (\d+)px\) \{\s+ul\.list \{\s+--slide: ([^;]+);/g)];
    expect(rules.map(([, width, slide]) => [width, slide])).toEqual([
      ['768', 'calc(100% / 2.4)'],
      ['1024', 'calc(100% / 3)'],
      ['1280', '25%'],
    ]);
    expect(css).toMatch(/ul\.list \{\s+--grid-gap: 20px;\s+--slide: calc\(100% \/ 1\.08\);/);
  });
});

describe('what the slider reports', () => {
  let observers: { element: Element; see: (ratio: number) => void }[] = [];
  let page: AbortController;
  beforeEach(() => {
    vi.useFakeTimers();
    page = new AbortController();
    observers = [];
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #tell: IntersectionObserverCallback;
        constructor(tell: IntersectionObserverCallback) {
          this.#tell = tell;
        }
        observe(element: Element) {
          const see = (intersectionRatio: number) =>
            this.#tell([{ intersectionRatio } as IntersectionObserverEntry], this as never);
          observers.push({ element, see });
        }
        disconnect = () => undefined;
      },
    );
  });
  afterEach(() => {
    page.abort();
    vi.useRealTimers();
  });

  async function start() {
    const host = await open();
    const report = vi.fn();
    const viewport = find(host, '[data-viewport]');
    Object.defineProperty(viewport, 'clientWidth', { value: 1000 });
    Object.defineProperty(viewport, 'scrollWidth', { value: 4000 });
    enhance(host, { signal: page.signal, report });
    const told = () => report.mock.calls.map(([event]) => event);
    const scroll = (left: number) => {
      viewport.scrollLeft = left;
      viewport.dispatchEvent(new Event('scroll'));
      vi.runAllTimers();
    };
    return { told, scroll };
  }

  test('[SHOP-128] the cards that came into view within 350 ms go together, each once', async () => {
    const { told } = await start();
    for (const index of [1, 0, 2]) observers[index]?.see(1);
    vi.advanceTimersByTime(VISIBILITY_BATCH_MS - 1);
    expect(told()).toEqual([]);
    vi.advanceTimersByTime(1);
    observers[1]?.see(1);
    observers[3]?.see(0.5);
    vi.runAllTimers();
    expect(VISIBILITY_BATCH_MS).toBe(350);
    expect(told()).toEqual([{ event: 'shop_cards_show', block: 'hits', positions: '1,2,3' }]);
  });

  test('[SHOP-122] the last edge that was reached, and the first one again', async () => {
    const { told, scroll } = await start();
    scroll(1000);
    scroll(3000);
    scroll(0);
    expect(told()).toEqual([
      { event: 'shop_edge', block: 'hits', edge: 'last' },
      { event: 'shop_edge', block: 'hits', edge: 'first' },
    ]);
  });
});
