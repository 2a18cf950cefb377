// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { RegionPanel } from '#app/shell/region-panel';
import { filterRegions } from './filter-regions';

const MOSCOW = { id: '1', code: 'moscow', title: 'Москва и Московская область' };
const REGIONS = [
  MOSCOW,
  { id: '2', code: 'spb', title: 'Санкт-Петербург и Ленинградская область' },
  { id: '3', code: 'orel', title: 'Орёл и Орловская область' },
  { id: '4', code: 'nn', title: 'Нижегородская область' },
];

beforeAll(() => {
  document.body.innerHTML = renderToStaticMarkup(<RegionPanel region={MOSCOW} regions={REGIONS} />);
  filterRegions();
});

/** The codes of the regions that are left, and what is said beside them. */
function type(words: string): { codes: string[]; said: string } {
  const field = document.querySelector<HTMLInputElement>('[data-region-filter] input');
  if (field === null) throw new Error('there is no field');
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-region-code]:not([hidden]) a');
  return {
    codes: [...links].map((link) => link.pathname.split('/').at(-1) ?? ''),
    said: document.querySelector('[data-region-nothing]')?.textContent ?? '',
  };
}

test.each([
  ['a space for the hyphen', 'санкт петербург', 'spb'],
  ['«е» for «ё»', 'орел', 'orel'],
  ['spaces too many', ' нижегородская  область ', 'nn'],
  ['the other layout of the keyboard', 'vjcrdf', 'moscow'],
  ['a letter that is a sign in the other layout', 'Gtnth,ehu', 'spb'],
])('a region is found by its name with %s', (_, words, code) => {
  expect(type(words)).toEqual({ codes: [code], said: '' });
});

test.each([
  ['its city', 'Дзержинск', 'nn'],
  ['what people call it', 'Питер', 'spb'],
  ['that in the other layout of the keyboard', 'gbnth', 'spb'],
])('a region is found by %s, once a visitor has come to the field', async (_, words, code) => {
  const field = document.querySelector<HTMLInputElement>('[data-region-filter] input');
  field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  await vi.waitFor(() => expect(type(words)).toEqual({ codes: [code], said: '' }));
});

test.each([
  ['leads to the first region that is found', 'нижегородская', ['nn']],
  ['leads nowhere when none is found', 'Атлантида', []],
  ['leads nowhere when nothing is typed', ' ', []],
])('Enter %s', (_, words, expected) => {
  type(words);
  const gone: string[] = [];
  const note = (event: MouseEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) gone.push(event.target.pathname.split('/').at(-1) ?? '');
  };
  document.addEventListener('click', note);
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  document.querySelector('[data-region-filter] input')?.dispatchEvent(enter);
  document.removeEventListener('click', note);
  expect(gone).toEqual(expected);
});

test('what no region is called is said; without words all of them are there', () => {
  expect(type('Атлантида')).toEqual({ codes: [], said: expect.stringContaining('Такого региона нет') });
  expect(type('123').codes).toEqual([]);
  expect(type('').codes).toHaveLength(REGIONS.length);
});
