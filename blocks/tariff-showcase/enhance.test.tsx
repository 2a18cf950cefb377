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
    expect(find(host, '[data-found]').textContent).toBe(
      'Показано в\u00a0разделе «Для семьи и\u00a0дома»: 1 из\u00a02. Во\u00a0всех разделах подходит 2 из\u00a05',
    );
    expect([...host.querySelectorAll('[data-tab-count]')].map((count) => count.textContent)).toEqual([
      '1',
      '1',
    ]);
    expect(location.href).toMatch(/\/tariffs\/all\?utm_source=mail&filter=discount#family$/);
    expect(report).toHaveBeenLastCalledWith({
      event: 'tariff_filter',
      block: 'tariffs',
      filter: 'discount',
      found: 2,
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

describe('the choices of the showcase', () => {
  const choose = (host: HTMLElement, code: string) => {
    const select = find(host, `select:has(option[value="${code}"])`);
    (select as HTMLSelectElement).value = code;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const inTab = (host: HTMLElement) =>
    [
      ...host.querySelectorAll<HTMLElement>('[data-panel]:not([hidden]) li:not([hidden]) > [data-tariff]'),
    ].map(({ dataset }) => dataset['tariff']);

  test('narrow by gigabytes, minutes and price, and write the address', () => {
    const host = start();
    expect(find(host, '[data-choices-submit]').hidden).toBe(true);
    choose(host, 'to-800');
    expect(inTab(host)).toEqual(['start', 'bez-limita', 'zvonki']);
    choose(host, 'gb-10');
    expect(inTab(host)).toEqual(['start', 'bez-limita']);
    expect(location.search).toBe('?filter=gb-10,to-800');
  });

  test('put the cards in order, and back', () => {
    const host = start();
    choose(host, 'sort-price');
    expect(inTab(host)).toEqual(['zvonki', 'start', 'bez-limita']);
    choose(host, 'sort-gb');
    expect(inTab(host)).toEqual(['bez-limita', 'start', 'zvonki']);
    const order = find(host, 'select:has(option[value="sort-gb"])') as HTMLSelectElement;
    order.value = '';
    order.dispatchEvent(new Event('change', { bubbles: true }));
    expect(inTab(host)).toEqual(['start', 'bez-limita', 'zvonki']);
  });

  test('count the chips with the others, and leave a tab that has nothing', () => {
    const host = start();
    expect(find(chip(host, 'unlimited'), '[data-count]').textContent).toBe('1');
    chip(host, 'family').click();
    expect(find(host, '[aria-selected="true"]').textContent).toContain('Для семьи');
    expect(find(chip(host, 'unlimited'), '[data-count]').textContent).toBe('0');
    expect(inTab(host)).toEqual(['semya-doma', 'dlya-svoih']);
  });

  test('say what the tab shows once another one is chosen', () => {
    const host = start();
    chip(host, 'discount').click();
    const words = () => find(host, '[data-found]').textContent;
    expect(words()).toContain('«Для телефона»: 1 из\u00a03');
    find(host, '[data-strip] > a:last-of-type').click();
    expect(words()).toContain('«Для семьи и\u00a0дома»: 1 из\u00a02');
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
      'Сравнить 3\u00a0тарифа',
      '/tariffs/all/compare?ids=start,bez-limita,zvonki',
    ]);
    ticks(host)[3]?.click();
    expect(ticks(host).map(({ disabled }) => disabled)).toEqual([false, false, false, false, true]);
    ticks(host)[0]?.click();
    expect(ticks(host).some(({ disabled }) => disabled)).toBe(false);
  });

  test('names what is ticked, and lets each of them go', () => {
    const host = start();
    for (const tick of ticks(host).slice(0, 2)) tick.click();
    const names = () => [...bar(host).querySelectorAll('[data-compare-chosen] button')];
    expect(names().map((name) => name.textContent)).toEqual(['Старт', 'Без лимита']);
    expect(names()[0]?.getAttribute('aria-label')).toBe('Убрать «Старт» из\u00a0сравнения');
    find(bar(host), '[data-compare-remove="start"]').click();
    expect(names().map((name) => name.textContent)).toEqual(['Без лимита']);
    expect(ticks(host).map(({ checked }) => checked)).toEqual([false, true, false, false, false]);
    expect(document.activeElement).toBe(names()[0]);
    find(bar(host), '[data-compare-remove="bez-limita"]').click();
    expect(bar(host).hidden).toBe(true);
    expect(document.activeElement).toBe(ticks(host)[1]);
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
