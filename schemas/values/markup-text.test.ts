import { expect, test } from 'vitest';
import { replaceTags } from './markup-text';

test.each([
  ['<p>Летний <b class="x">тариф</b></p>', '__Летний __тариф____'.replaceAll('__', '·')],
  ['1 < 2, 3 > 2', '1 · 2'],
  ['<a <b>c', '·c'],
  ['2 > 1 и 1 < 2', '2 > 1 и 1 < 2'],
  ['', ''],
])('%j is %j', (markup, text) => {
  expect(replaceTags(markup, '·')).toBe(text);
});

test('half a million openings without an end are looked at once', () => {
  const text = '<'.repeat(500_000);
  expect(replaceTags(text, '')).toBe(text);
}, 30_000);
