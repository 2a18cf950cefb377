// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { examples } from './examples';
import View from './view';

const report = vi.fn();
let visit: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  report.mockClear();
  visit = new AbortController();
  window.history.replaceState(null, '', '/tariffs/all/sam-soberi');
});
afterEach(() => {
  visit.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function start(name = 'минуты и гигабайты', hash = '') {
  window.history.replaceState(null, '', `/tariffs/all/sam-soberi${hash}`);
  const example = examples.find((one) => one.name === name);
  if (example === undefined) throw new Error(`no example ${name}`);
  const page = renderHtml(<View id="build" props={block.props.parse(example.props)} data={example.data} />);
  document.body.replaceChildren(page);
  enhance(page, { signal: visit.signal, report });
  return page;
}

const rangeOf = (page: HTMLElement, slider: 'calls' | 'traffic') => {
  const range = find(page, `[data-slider="${slider}"] input`);
  if (!(range instanceof HTMLInputElement)) throw new Error('not an input');
  return range;
};

function move(page: HTMLElement, slider: 'calls' | 'traffic', to: number) {
  const range = rangeOf(page, slider);
  range.value = String(to);
  range.dispatchEvent(new Event('input', { bubbles: true }));
  range.dispatchEvent(new Event('change', { bubbles: true }));
}

const readPack = (page: HTMLElement) => find(page, '[data-pack]:not([hidden])').dataset['pack'];
const readText = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

function goTo(hash: string) {
  window.history.replaceState(null, '', `/tariffs/all/sam-soberi${hash}`);
  window.dispatchEvent(new Event('hashchange'));
}

describe('the sliders', () => {
  test('[TRF-253] stand in place of the lists, where the lists stood', () => {
    const page = start();
    expect(
      [...page.querySelectorAll<HTMLElement>('[data-without-scripts]')].every(({ hidden }) => hidden),
    ).toBe(true);
    expect(find(page, '[data-scale]').hidden).toBe(false);
    expect(rangeOf(page, 'traffic').value).toBe('2');
    expect(readPack(page)).toBe('1-2');
  });

  test('[TRF-268] show the pack that matches both, and one alone', () => {
    const page = start();
    move(page, 'calls', 3);
    move(page, 'traffic', 0);
    expect(readPack(page)).toBe('3-0');
    expect(page.querySelectorAll('[data-pack]:not([hidden])')).toHaveLength(1);
    expect(readText(find(page, '[data-pack]:not([hidden]) p'))).toBe('5 ГБ и 1500 минут');
  });

  test('[TRF-273] say where they stand in words, to eyes and to screen readers', () => {
    const page = start();
    move(page, 'traffic', 4);
    expect(rangeOf(page, 'traffic').getAttribute('aria-valuetext')).toBe('100\u00a0ГБ');
    expect(readText(find(page, '[data-slider="traffic"] [data-value]'))).toBe('100 ГБ');
    expect(find(page, '[data-slider="traffic"] select')).toHaveProperty('value', '100');
  });

  test('[TRF-269] [TRF-270] at a pair without a pack give the base price in place of a pack', () => {
    const page = start('такого набора нет');
    expect(readPack(page)).toBe('none');
    expect(find(page, '[data-pack="none"] a').getAttribute('href')).toBe('/order/product/?tariff=sam-soberi');
    move(page, 'traffic', 0);
    expect(readPack(page)).toBe('1-0');
  });

  test('have one where the other has nothing to choose', () => {
    const page = start('выбирать можно только интернет');
    expect(page.querySelectorAll('input[type="range"]')).toHaveLength(1);
    move(page, 'traffic', 2);
    expect(readPack(page)).toBe('0-2');
  });

  test('have the price said when the visitor rests, once', () => {
    const page = start();
    move(page, 'calls', 0);
    move(page, 'traffic', 0);
    expect(find(page, 'output').textContent).toBe('');
    vi.advanceTimersByTime(1000);
    expect(readText(find(page, 'output'))).toMatch(/^5 ГБ и 300 минут: .*312 ₽/);
  });

  test('are what the window of connection is opened for, whatever link opens it', () => {
    const window = document.createElement('dialog');
    window.innerHTML = '<div data-flow="tariff-connection"></div>';
    const other = document.createElement('dialog');
    const page = start();
    document.body.append(window, other);
    move(page, 'calls', 3);
    move(page, 'traffic', 0);
    expect({ ...window.dataset }).toEqual({ choice: 'sam-soberi', choiceWith: '5_1500' });
    expect({ ...other.dataset }).toEqual({});
  });

  test('report the pack that was chosen', () => {
    move(start(), 'calls', 0);
    expect(report.mock.calls).toEqual([[{ event: 'pack_select', block: 'build', pack: '30_300' }]]);
  });
});

describe('the hash of a pack', () => {
  test('[TRF-266] [TRF-267] chooses the pack and moves the sliders when the page opens', () => {
    const page = start('минуты и гигабайты', '#choose_60_1000');
    expect(readPack(page)).toBe('2-3');
    expect([rangeOf(page, 'calls').value, rangeOf(page, 'traffic').value]).toEqual(['2', '3']);
  });

  test('[TRF-266] chooses it when the address changes', () => {
    const page = start();
    goTo('#choose_05_0300');
    expect(readPack(page)).toBe('0-0');
    expect(readText(find(page, '[data-slider="calls"] [data-value]'))).toBe('300 минут');
  });

  test.each(['#choose_5_300', '#choose_99_0300', '#choose_05_9999', '#build', '#choose_05_03000'])(
    '[TRF-417] of another form, or of no pack, chooses nothing: %s',
    (hash) => {
      const page = start();
      goTo(hash);
      expect(readPack(page)).toBe('1-2');
    },
  );

  test('of a pair that is not sold chooses nothing', () => {
    const page = start('такого набора нет');
    move(page, 'traffic', 0);
    goTo('#choose_50_0500');
    expect(readPack(page)).toBe('1-0');
  });
});
