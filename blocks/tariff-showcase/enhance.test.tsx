// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { examples } from './examples';
import View from './view';

let page = new AbortController();
let report = vi.fn();

/** The first example of the gallery, with its scripts: three tariffs in one tab, two in the other. */
function start(address = '/tariffs/all'): HTMLElement {
  history.replaceState(null, '', address);
  const [example] = examples;
  if (!example) throw new Error('the gallery has an example');
  const host = renderHtml(<View id="tariffs" props={block.props.parse(example.props)} data={example.data} />);
  document.body.append(host);
  enhance(host, { signal: page.signal, report });
  return host;
}

const shown = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('li:not([hidden]) > [data-tariff]')].map(
    ({ dataset }) => dataset['tariff'],
  );
const chip = (host: HTMLElement, code: string) => find(host, `[data-filter="${code}"]`);

beforeEach(() => {
  page = new AbortController();
  report = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  page.abort();
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

describe('the banner of the showcase', () => {
  test('[TRF-214] is hidden by «Отлично»', () => {
    const host = start();
    const button = find(host, '[data-number-close]');
    expect([button.textContent, button.hidden]).toEqual(['Отлично', false]);
    button.click();
    expect(find(host, '[data-number-banner]').hidden).toBe(true);
    expect(report).toHaveBeenCalledExactlyOnceWith({ event: 'number_banner_close', block: 'tariffs' });
  });

  test('[TRF-215] is there again when the page is loaded anew', () => {
    find(start(), '[data-number-close]').click();
    document.body.innerHTML = '';
    expect(find(start(), '[data-number-banner]').hidden).toBe(false);
  });
});

describe('the tabs of the showcase', () => {
  test('open by their hashes', () => {
    const host = start('/tariffs/all#family');
    expect(find(host, '[aria-selected="true"]').textContent).toBe('Для семьи и\u00a0дома');
  });
});

describe('the chips of the showcase', () => {
  test('narrow the list at once, say how many are left, and write the address', () => {
    const host = start('/tariffs/all?utm_source=mail#family');
    chip(host, 'discount').click();
    expect(shown(host)).toEqual(['bez-limita', 'semya-doma']);
    expect(find(host, '[data-found]').textContent).toBe('Показано тарифов: 2 из\u00a05');
    expect([...host.querySelectorAll('[data-tab-count]')].map((count) => count.textContent)).toEqual([
      '1',
      '1',
    ]);
    expect(location.href).toMatch(/\/tariffs\/all\?utm_source=mail&filter=discount#family$/);
    expect(report).toHaveBeenLastCalledWith({
      ...{ event: 'tariff_filter', block: 'tariffs', filter: 'discount', found: 2 },
    });
  });

  test('are buttons that are pressed or not, and answer to the space bar', () => {
    const host = start();
    const button = chip(host, 'family');
    expect([button.getAttribute('role'), button.getAttribute('aria-pressed')]).toEqual(['button', 'false']);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }));
    expect(button.getAttribute('aria-pressed')).toBe('true');
    button.click();
    expect([button.getAttribute('aria-pressed'), location.search]).toEqual(['false', '']);
    expect(shown(host)).toHaveLength(5);
  });

  test('add up, and one button takes all of them back', () => {
    const host = start();
    chip(host, 'unlimited').click();
    chip(host, 'family').click();
    expect(shown(host)).toEqual([]);
    expect(host.querySelectorAll('[data-nothing]:not([hidden])')).toHaveLength(2);
    find(host, '[data-filter-reset]').click();
    expect(shown(host)).toHaveLength(5);
    expect(location.search).toBe('');
    expect(document.activeElement).toBe(host.querySelector('[data-filter]'));
  });
});

describe('comparing tariffs', () => {
  const bar = (host: HTMLElement) => find(host, '[data-compare-bar]');
  const ticks = (host: HTMLElement) => [...host.querySelectorAll<HTMLInputElement>('[data-compare]')];

  test('begins with a bar that comes with the first tick', () => {
    const host = start();
    expect(bar(host).hidden).toBe(true);
    ticks(host)[0]?.click();
    expect(bar(host).hidden).toBe(false);
    expect(find(host, '[data-compare-words]').textContent).toBe('Отметьте ещё хотя бы один тариф');
    expect(find(host, '[data-compare-link]').hidden).toBe(true);
  });

  test('leads to the ticked ones, four at most', () => {
    const host = start();
    for (const tick of ticks(host).slice(0, 3)) tick.click();
    const link = find(host, '[data-compare-link]');
    expect([link.textContent, link.getAttribute('href')]).toEqual([
      ...['Сравнить 3\u00a0тарифа', '/tariffs/all/compare?ids=start,bez-limita,zvonki'],
    ]);
    ticks(host)[3]?.click();
    expect(ticks(host).map(({ disabled }) => disabled)).toEqual([false, false, false, false, true]);
    ticks(host)[0]?.click();
    expect(ticks(host).some(({ disabled }) => disabled)).toBe(false);
  });

  test('is given up with one button', () => {
    const host = start();
    ticks(host)[1]?.click();
    find(host, '[data-compare-clear]').click();
    expect(ticks(host).some(({ checked }) => checked)).toBe(false);
    expect(bar(host).hidden).toBe(true);
    expect(document.activeElement).toBe(ticks(host)[1]);
  });
});
