// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import { prepareDeviceSearch } from './device-search';
import enhance from './enhance';
import View from './view';

let page: AbortController;
beforeEach(() => {
  page = new AbortController();
});
afterEach(() => {
  page.abort();
  document.body.innerHTML = '';
});

const LISTS = [
  {
    brand: 'Apple',
    models: ['iPhone 14', 'iPhone 15', 'iPhone 15 Pro'],
    aliases: ['айфон'],
    guide: { text: 'Как установить на iPhone', url: '/esim/instruction#iphone' },
  },
  { brand: 'Samsung', models: ['Galaxy S24', 'Galaxy S24+', 'Galaxy A54 5G'], aliases: ['самсунг'] },
  { brand: 'Apple', kind: 'watch', models: ['Apple Watch Series 9'], note: 'Только Cellular.' },
];

/** The page as the server gives it for an address. */
async function open(search = ''): Promise<HTMLElement> {
  const props = block.props.parse({ lists: LISTS });
  const data = await block.load?.(
    props,
    createLoadContext(() => [], { search }),
  );
  const host = renderHtml(<View id="devices" props={props} data={data ?? { query: '' }} />);
  document.body.append(host);
  return host;
}

async function openWithScript(search = ''): Promise<HTMLElement> {
  const host = await open(search);
  enhance(host, { signal: page.signal, report: vi.fn() });
  return host;
}

function type(host: HTMLElement, text: string): void {
  const field = find(host, 'input') as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isShown = (element: Element) => element.closest('[hidden]') === null;
const shown = (host: HTMLElement) =>
  [...host.querySelectorAll('[data-list] li')].filter(isShown).map(({ textContent }) => textContent);
const brands = (host: HTMLElement) =>
  [...host.querySelectorAll('summary')].filter(isShown).map(({ textContent }) => textContent);
const countOf = (host: HTMLElement) => find(host, 'output').textContent;

describe('the list of devices', () => {
  test('shows all of them by brand, with how many each has', async () => {
    const host = await open();
    expect(brands(host)).toEqual(['Apple\u00a0— 4', 'Samsung\u00a0— 3']);
    expect(countOf(host)).toBe('В\u00a0списке 7\u00a0устройств');
    const kinds = [...host.querySelectorAll('h4')].map(({ textContent }) => textContent);
    expect(kinds).toEqual(['Телефоны', 'Часы', 'Телефоны']);
    expect(find(host, '[data-list] a').getAttribute('href')).toBe('/esim/instruction#iphone');
  });

  test('is searched without scripts: the address says what for', async () => {
    const host = await open('q=iPhone+15');
    expect(shown(host)).toEqual(['iPhone 15', 'iPhone 15 Pro']);
    expect(brands(host)).toEqual(['Apple\u00a0— 2']);
    expect(find(host, 'details').hasAttribute('open')).toBe(true);
    expect(countOf(host)).toBe('Нашли 2\u00a0устройства с\u00a0eSIM');
    expect(find(host, 'form').getAttribute('action')).toBe('#devices');
  });

  test('tells how to check by oneself where nothing is found', async () => {
    const host = await open('q=<b>Nokia+3310</b>');
    expect(shown(host)).toEqual([]);
    const none = find(host, '[data-none]');
    expect(none.hidden).toBe(false);
    expect(none.textContent).toContain('Такого устройства в\u00a0списке нет');
    expect(host.textContent).toContain('*#06#');
    expect(host.textContent).toContain('EID');
  });

  test('is narrowed while one types, and whole again when the field is emptied', async () => {
    const host = await openWithScript();
    type(host, 's24');
    expect(shown(host)).toEqual(['Galaxy S24', 'Galaxy S24+']);
    expect(brands(host)).toEqual(['Samsung\u00a0— 2']);
    type(host, 'Nokia');
    expect(countOf(host)).toBe('Такого устройства в\u00a0списке нет');
    expect(find(host, '[data-none]').hidden).toBe(false);
    find(host, '[data-clear]').click();
    expect(shown(host)).toHaveLength(7);
    expect(host.querySelector('details[open]')).toBeNull();
  });

  test('goes on from what the address has searched for, and sends nothing', async () => {
    const host = await openWithScript('q=iphone');
    type(host, '');
    expect(shown(host)).toHaveLength(7);
    const sent = new Event('submit', { cancelable: true });
    find(host, 'form').dispatchEvent(sent);
    expect(sent.defaultPrevented).toBe(true);
  });

  test('takes each number of one, few and many', async () => {
    const host = await openWithScript();
    const counts = ['15 pro', 's24', 'iphone'].map((typed) => {
      type(host, typed);
      return countOf(host);
    });
    expect(counts).toEqual([
      'Нашлось 1\u00a0устройство с\u00a0eSIM',
      'Нашли 2\u00a0устройства с\u00a0eSIM',
      'Нашли 3\u00a0устройства с\u00a0eSIM',
    ]);
  });
});

test.each([
  ['IPHONE', ['iPhone 15']],
  ['айфон 15', ['iPhone 15']],
  ['айфон15', ['iPhone 15']],
  ['iphone15', ['iPhone 15']],
  ['zflip', ['Galaxy Z Flip5']],
  ['flip 5', ['Galaxy Z Flip5']],
  ['24 ultra', ['Galaxy S24 Ultra']],
  ['S24+', ['Galaxy S24+']],
  ['А54', ['Galaxy A54 5G']],
  // The end of «iPhone» is no beginning.
  ['one', []],
  ['?!', ['iPhone 15', 'Galaxy Z Flip5', 'Galaxy S24 Ultra', 'Galaxy S24+', 'Galaxy A54 5G']],
])('«%s» finds %j', (typed, names) => {
  const fits = prepareDeviceSearch(typed);
  const all = ['айфон iPhone 15', 'Galaxy Z Flip5', 'Galaxy S24 Ultra', 'Galaxy S24+', 'Galaxy A54 5G'];
  expect(all.filter(fits).map((name) => name.replace('айфон ', ''))).toEqual(names);
});
