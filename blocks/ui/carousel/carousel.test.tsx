// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BREAKPOINTS } from '../breakpoints';
import { find, renderHtml } from '../testing/render-html';
import { Carousel, CAROUSEL_ITEM_CLASS, CarouselArrows } from './carousel';
import { SLIDES_IN_VIEW } from '../testing/slides-in-view';
import { startCarousel } from './start-carousel';

const css = readFileSync('blocks/ui/carousel/carousel.module.css', 'utf8');

/** How wide a slide is from a width on, as a share of the list: the last rule before it counts. */
function readSlideWidth(width: number): number {
  const rules = [...css.matchAll(/@media \(min-width: (\d+)px\) \{([\s\S]*?)\n\}/g)];
  const plain = css.slice(css.indexOf('.list {')).split('}')[0] ?? '';
  const texts = [plain, ...rules.filter(([, from]) => Number(from) <= width).map(([, , text]) => text ?? '')];
  const widths = texts.flatMap((text) => /--slide: ([\d.]+)%/.exec(text)?.[1] ?? []);
  return Number(widths.at(-1)) / 100;
}

describe('the carousel of cards', () => {
  const WIDTHS = ['mobileSmall', 'mobileBig', 'desktopSmall', 'desktopMiddle'] as const;

  test.each(WIDTHS)(
    '[TRF-217] [TRF-218] [TRF-219] from the breakpoint %s on shows as many whole slides as its constant says',
    (name) => {
      expect(Math.floor(1.001 / readSlideWidth(BREAKPOINTS[name]))).toBe(SLIDES_IN_VIEW[name]);
      expect(SLIDES_IN_VIEW).toEqual({ mobileSmall: 1, mobileBig: 2, desktopSmall: 3, desktopMiddle: 4 });
    },
  );
});

describe('a move of the carousel', () => {
  let page: AbortController;
  beforeEach(() => {
    vi.useFakeTimers();
    page = new AbortController();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
  });
  afterEach(() => {
    page.abort();
    vi.useRealTimers();
  });

  /** Five slides of 300 px in a list that shows two; jsdom lays nothing out. */
  function start() {
    const host = renderHtml(
      <>
        <h2 id="title">Тарифы</h2>
        <CarouselArrows />
        <Carousel count={5} labelledBy="title">
          {[1, 2, 3, 4, 5].map((slide) => (
            <li key={slide} className={CAROUSEL_ITEM_CLASS}>
              {slide}
            </li>
          ))}
        </Carousel>
      </>,
    );
    const viewport = find(host, '[data-viewport]');
    let place = 0;
    Object.defineProperties(viewport, {
      clientWidth: { value: 600 },
      scrollWidth: { value: 1500 },
      scrollLeft: { get: () => place, set: (to: number) => (place = Math.min(900, to)) },
    });
    viewport.scrollTo = (options?: ScrollToOptions | number) => {
      if (typeof options === 'object') viewport.scrollLeft = options.left ?? place;
    };
    find(host, 'li').getBoundingClientRect = () => new DOMRect(0, 0, 300, 100);
    startCarousel(host, 'tariffs', { signal: page.signal, report: vi.fn() });
    return { viewport, on: find(host, '[data-move="on"]') };
  }

  test('[TRF-220] takes 500 ms', () => {
    const { viewport, on } = start();
    on.click();
    vi.advanceTimersByTime(450);
    expect(viewport.scrollLeft).toBeGreaterThan(0);
    expect(viewport.scrollLeft).toBeLessThan(600);
    vi.advanceTimersByTime(70);
    expect(viewport.scrollLeft).toBe(600);
  });

  test('keeps the browser from snapping until it is over', () => {
    const { viewport, on } = start();
    on.click();
    expect(viewport.hasAttribute('data-moving')).toBe(true);
    expect(css).toContain('.viewport[data-moving] {\n  scroll-snap-type: none;');
    vi.advanceTimersByTime(500);
    expect(viewport.hasAttribute('data-moving')).toBe(false);
  });

  test('begun in the middle of a card ends on the edge of one', () => {
    const { viewport, on } = start();
    viewport.scrollLeft = 130;
    on.click();
    vi.advanceTimersByTime(600);
    expect(viewport.scrollLeft).toBe(600);
  });
});
