// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const PATH = [{ title: 'Главная', url: '/' }, { title: 'Роуминг' }];

/** jsdom lays nothing out: the text is as high as `setHeight` says. */
function start(height: number, breadcrumbs = true) {
  const props = block.props.parse({ header: 'Роуминг', description: 'Условия', breadcrumbs });
  const page = renderHtml(<View id="hero" props={props} data={breadcrumbs ? PATH : []} />);
  const setHeight = (value: number) =>
    Object.defineProperty(find(page, '[data-text]'), 'offsetHeight', { value, configurable: true });
  setHeight(height);
  enhance(page, { signal: new AbortController().signal, report: vi.fn() });
  return { setHeight, isFixed: () => find(page, '#hero').getAttribute('data-crumbs') === 'fixed' };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the breadcrumbs of the header', () => {
  test.each([
    [120, false],
    [200, false],
    [201, true],
  ])('[BLK-260] beside a text %i px high have the fixed style: %s', (height, isFixed) => {
    expect(start(height).isFixed()).toBe(isFixed);
  });

  test('[BLK-260] are measured anew 300 ms after a resize', () => {
    const { setHeight, isFixed } = start(120);
    setHeight(260);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(299);
    expect(isFixed()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isFixed()).toBe(true);
    setHeight(120);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(300);
    expect(isFixed()).toBe(false);
  });

  test('are not looked for where there are none', () => {
    expect(start(400, false).isFixed()).toBe(false);
  });
});
