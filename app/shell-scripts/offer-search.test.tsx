// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchWindow } from '#app/shell/search-window';
import { eventually } from '#tests/eventually';
import { offerSearch } from './offer-search';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(async () => {
  // An open window holds the page's scroll and hears the address, for the files after this one too.
  findWindow()?.close();
  await eventually(() => expect(location.hash).toBe(''));
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

function open(main = ''): HTMLElement {
  document.body.innerHTML =
    '<a href="/search" data-search-link>Поиск</a>' +
    `<main>${main}</main>${renderToStaticMarkup(<SearchWindow />)}`;
  offerSearch();
  const link = document.querySelector('a');
  if (link === null) throw new Error('there is no link');
  return link;
}

const findWindow = () => document.querySelector<HTMLDialogElement>('#search-window');
const press = (link: HTMLElement, init: MouseEventInit = {}) =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));

test('the link opens the search over the page, with the focus in its field', async () => {
  const link = open();
  expect(findWindow()).toBeNull();
  expect(press(link)).toBe(false);
  await vi.waitFor(() => expect(findWindow()?.open).toBe(true));
  expect(document.activeElement).toBe(findWindow()?.querySelector('input'));
  expect(findWindow()?.querySelector('form')?.getAttribute('action')).toBe('/search');
});

test('a press for a new tab is left to the browser', () => {
  const link = open();
  const left: boolean[] = [];
  const hear = (event: Event) => {
    left.push(!event.defaultPrevented);
    // jsdom opens no tabs.
    event.preventDefault();
  };
  window.addEventListener('click', hear, { once: true });
  press(link, { ctrlKey: true });
  expect(left).toEqual([true]);
});

test('on the page of search the link leads into the field that is there', () => {
  const link = open('<div data-enhance="site-search"><input name="q"></div>');
  expect(press(link)).toBe(false);
  expect(document.activeElement).toBe(document.querySelector('main input'));
  expect(findWindow()).toBeNull();
});
