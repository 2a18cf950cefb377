// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { fetchLater } from './fetch-later';

const preloads = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map((link) => [
    link.getAttribute('href'),
    link.nonce,
  ]);

afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

test('fetches what the page’s script will ask for, as the page’s policy lets it', () => {
  document.body.innerHTML =
    '<script type="module" nonce="N1" data-later="/assets/a.js /assets/b.js"></script>';
  fetchLater();
  expect(preloads()).toEqual([
    ['/assets/a.js', 'N1'],
    ['/assets/b.js', 'N1'],
  ]);
});

test('fetches nothing for a page whose script asks for nothing', () => {
  document.body.innerHTML = '<script type="module"></script>';
  fetchLater();
  expect(preloads()).toEqual([]);
});
