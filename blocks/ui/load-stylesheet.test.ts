// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadStylesheet } from './load-stylesheet';

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

test('a stylesheet is there when the promise resolves, and comes once', async () => {
  const calls = [loadStylesheet('/assets/map.css'), loadStylesheet('/assets/map.css')];
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/assets/map.css']);
  links()[0]?.dispatchEvent(new Event('load'));
  await Promise.all(calls);
  await loadStylesheet('/assets/map.css');
  expect(links()).toHaveLength(1);
});

test('one that did not come leaves nothing behind, and is asked for again', async () => {
  const first = loadStylesheet('/assets/late.css');
  links().at(-1)?.dispatchEvent(new Event('error'));
  await expect(first).rejects.toThrow('no stylesheet at /assets/late.css');
  const left = links().filter((link) => link.getAttribute('href') === '/assets/late.css');
  expect(left).toEqual([]);
  const second = loadStylesheet('/assets/late.css');
  links().at(-1)?.dispatchEvent(new Event('load'));
  await second;
});
