// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchScroll } from './watch-scroll';

const SCREEN = 800;
/** What can be scrolled is 1,000 px. */
const PAGE = 1800;

beforeEach(() => {
  window.dataLayer = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
  vi.stubGlobal('innerHeight', SCREEN);
  document.documentElement.removeAttribute('data-scroll-step');
});

/** A page of this height, scrolled to these places one after another. */
function scroll(places: readonly number[], height = PAGE): (number | undefined)[] {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
  watchScroll();
  for (const place of places) {
    vi.stubGlobal('scrollY', place);
    window.dispatchEvent(new Event('scroll'));
  }
  return (window.dataLayer ?? []).map((event) =>
    event.event === 'scroll_depth' ? event.percent : undefined,
  );
}

describe('the depth of scrolling', () => {
  test('[ANLT-01][ANLT-202][ANLT-205] is told at each fifth of the page', () => {
    expect(scroll([0, 198, 200, 400, 600, 800, 999])).toEqual([20, 40, 60, 80, 100]);
  });

  test('[ANLT-203] is told once a page view, whatever is passed again', () => {
    expect(scroll([650, 0, 650, 300, 1000, 0, 1000])).toEqual([20, 40, 60, 80, 100]);
  });

  test('[ANLT-204] is told at each quarter of a detail page', () => {
    document.documentElement.dataset['scrollStep'] = '25';
    expect(scroll([240, 250, 500, 749, 1000])).toEqual([25, 50, 75, 100]);
  });

  test('is not told of a page that fits the screen', () => {
    expect(scroll([0, 1], SCREEN)).toEqual([]);
  });
});

// Last: the page goes on listening.
test('[ANLT-205] nothing is told before the first fifth', () => {
  expect(scroll([0, 100, 198])).toEqual([]);
});
