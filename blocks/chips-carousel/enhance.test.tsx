// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const VIEWPORT_WIDTH = 600;
const CHIP_WIDTH = 100;

/** jsdom lays nothing out: the sizes are given, and scrolling keeps within them. */
function start(count = 20) {
  const items = Array.from({ length: count }, (_, index) => ({ text: `Тема ${index}`, url: '/services' }));
  const page = renderHtml(<View id="topics" props={block.props.parse({ items })} data={null} />);
  const viewport = find(page, '[data-viewport]');
  const width = Math.max(VIEWPORT_WIDTH, count * CHIP_WIDTH);
  const end = width - VIEWPORT_WIDTH;
  let place = 0;
  Object.defineProperties(viewport, {
    clientWidth: { value: VIEWPORT_WIDTH },
    scrollWidth: { value: width },
    scrollLeft: { get: () => place, set: (value: number) => (place = Math.min(end, Math.max(0, value))) },
  });
  viewport.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') viewport.scrollLeft = options.left ?? place;
  };
  const report = vi.fn();
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report });
  const button = (name: string) => find(page, `button[aria-label="${name}"]`);
  return { page, viewport, report, controller, end, back: button('Назад'), on: button('Вперёд') };
}

/** As a browser does: pressing, releasing, and the click that follows. */
function hold(button: HTMLElement, ms: number): void {
  button.dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
  vi.advanceTimersByTime(ms);
  button.dispatchEvent(new MouseEvent('pointerup', { button: 0 }));
  button.click();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the arrows of the chips', () => {
  test('[BLK-256] a click moves the chips by 32 px', () => {
    const { viewport, on, back } = start();
    hold(on, 50);
    vi.advanceTimersByTime(600);
    expect(viewport.scrollLeft).toBe(32);
    viewport.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(600);
    back.click();
    vi.advanceTimersByTime(600);
    expect(viewport.scrollLeft).toBe(0);
  });

  test('quick clicks add up', () => {
    const { viewport, on } = start();
    for (let clicks = 0; clicks < 3; clicks += 1) {
      on.click();
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(600);
    expect(viewport.scrollLeft).toBe(96);
  });

  test('[BLK-258] holding moves nothing for 400 ms', () => {
    const { viewport, on } = start();
    on.dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
    vi.advanceTimersByTime(399);
    expect(viewport.scrollLeft).toBe(0);
    vi.advanceTimersByTime(1);
    expect(viewport.scrollLeft).toBe(8);
  });

  test('[BLK-257] then the chips move by 8 px every 50 ms, until the release', () => {
    const { viewport, on } = start();
    hold(on, 400 + 4 * 50);
    expect(viewport.scrollLeft).toBe(5 * 8);
    vi.advanceTimersByTime(1000);
    expect(viewport.scrollLeft).toBe(5 * 8);
  });

  test('a held arrow stops at the end and takes nothing of the next click', () => {
    const { viewport, on, back, end } = start(7);
    hold(on, 5000);
    expect(viewport.scrollLeft).toBe(end);
    expect(on.getAttribute('aria-disabled')).toBe('true');
    expect(back.getAttribute('aria-disabled')).toBe('false');
    back.click();
    vi.advanceTimersByTime(600);
    expect(viewport.scrollLeft).toBe(end - 32);
  });

  test('a held arrow is off as soon as the end is reached, before it is let go', () => {
    const { viewport, on, report, end } = start(7);
    on.dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
    vi.advanceTimersByTime(5000);
    expect([viewport.scrollLeft, on.getAttribute('aria-disabled')]).toEqual([end, 'true']);
    expect(report).toHaveBeenCalledOnce();
  });

  test('an arrow that leads nowhere moves nothing, reports nothing and holds back no other click', () => {
    const { viewport, on, back, report, end } = start();
    back.click();
    viewport.scrollLeft = end;
    on.click();
    on.click();
    expect(report).not.toHaveBeenCalled();
    back.click();
    vi.advanceTimersByTime(600);
    expect(viewport.scrollLeft).toBe(end - 32);
    expect(report).toHaveBeenCalledExactlyOnceWith({
      event: 'carousel_move',
      block: 'topics',
      direction: 'back',
    });
  });

  test('are there only where the chips do not fit', () => {
    expect(find(start(20).page, '[data-arrows]').hidden).toBe(false);
    expect(find(start(3).page, '[data-arrows]').hidden).toBe(true);
  });

  test('report each move once', () => {
    const { on, report } = start();
    on.click();
    vi.advanceTimersByTime(600);
    hold(on, 800);
    const moved = { event: 'carousel_move', block: 'topics', direction: 'on' };
    expect(report.mock.calls).toEqual([[moved], [moved]]);
  });

  test('stop when the block leaves the page', () => {
    const { viewport, on, controller } = start();
    on.dispatchEvent(new MouseEvent('pointerdown', { button: 0 }));
    vi.advanceTimersByTime(450);
    const { scrollLeft } = viewport;
    controller.abort();
    vi.advanceTimersByTime(1000);
    expect(viewport.scrollLeft).toBe(scrollLeft);
  });
});

describe('the edges of the chips', () => {
  test('[BLK-259] fade over 15 percent of the row, on the sides where there is more', () => {
    const { page, viewport } = start();
    const frame = find(page, '[data-frame]');
    expect([frame.hasAttribute('data-more-back'), frame.hasAttribute('data-more-on')]).toEqual([false, true]);
    viewport.scrollLeft = 100;
    viewport.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(500);
    expect([frame.hasAttribute('data-more-back'), frame.hasAttribute('data-more-on')]).toEqual([true, true]);

    const css = readFileSync('blocks/chips-carousel/view.module.css', 'utf8');
    expect(css).toContain('--edge: 15%;');
    expect(css).toMatch(
      /\[data-more-on\] > \.viewport \{\s*mask-image: linear-gradient\(to left, transparent, #000 var\(--edge\)\)/,
    );
  });
});
