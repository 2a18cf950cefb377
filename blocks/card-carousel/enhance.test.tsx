// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const VIEWPORT_WIDTH = 1000;
const CARD_WIDTH = 320;

/** jsdom lays nothing out: the sizes are given, and and motion is not wanted, so scrolling is over at once. */
function start(count: number) {
  const items = Array.from({ length: count }, (_, index) => ({ title: `Подписка ${index + 1}` }));
  const page = renderHtml(
    <View id="more" props={block.props.parse({ title: 'Подписки', items })} data={null} />,
  );
  const viewport = find(page, '[data-viewport]');
  Object.defineProperty(viewport, 'clientWidth', { value: VIEWPORT_WIDTH });
  Object.defineProperty(viewport, 'scrollWidth', { value: Math.max(VIEWPORT_WIDTH, count * CARD_WIDTH) });
  find(page, 'li').getBoundingClientRect = () => new DOMRect(0, 0, CARD_WIDTH, 100);
  viewport.scrollTo = vi.fn((options?: ScrollToOptions | number) => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    if (typeof options === 'object') viewport.scrollLeft = Math.min(end, options.left ?? 0);
    viewport.dispatchEvent(new Event('scroll'));
  });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const report = vi.fn();
  const controller = new AbortController();
  enhance(page, { signal: controller.signal, report });
  const button = (name: string) => find(page, `button[aria-label="${name}"]`);
  return { page, viewport, report, controller, back: button('Назад'), on: button('Вперёд') };
}

describe('the arrows of a carousel', () => {
  test('appear when the cards do not fit', () => {
    expect(find(start(9).page, '[data-arrows]').hidden).toBe(false);
    expect(find(start(2).page, '[data-arrows]').hidden).toBe(true);
  });

  test('move by the cards that stand whole in view, report it, and end at the ends', () => {
    const { viewport, report, back, on } = start(6);
    expect([back, on].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'false']);
    on.click();
    expect(viewport.scrollLeft).toBe(6 * CARD_WIDTH - VIEWPORT_WIDTH);
    expect([back, on].map((button) => button.getAttribute('aria-disabled'))).toEqual(['false', 'true']);
    on.click();
    expect(viewport.scrollTo).toHaveBeenCalledTimes(1);
    back.click();
    expect(viewport.scrollLeft).toBe(0);
    expect(report.mock.calls.map(([event]) => event)).toEqual([
      { event: 'carousel_move', block: 'more', direction: 'on' },
      { event: 'carousel_move', block: 'more', direction: 'back' },
    ]);
  });

  test('do nothing once the block has left the page', () => {
    const { viewport, controller, on } = start(6);
    controller.abort();
    on.click();
    expect(viewport.scrollTo).not.toHaveBeenCalled();
  });
});
