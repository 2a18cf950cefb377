import { expect, test } from 'vitest';
import { moveLinks } from './move-links';

const move = (value: unknown): unknown =>
  JSON.parse(moveLinks(JSON.stringify(value), '/tariffs/old', '/tariffs/new'));

test('leads links elsewhere, in values and in markup, with their queries and anchors', () => {
  expect(move({ url: '/tariffs/old', more: ['/tariffs/old?a=1', '/tariffs/old#price'] })).toEqual({
    url: '/tariffs/new',
    more: ['/tariffs/new?a=1', '/tariffs/new#price'],
  });
  expect(move('<a href="/tariffs/old">Тариф</a>, <a href="/tariffs/old#b">цена</a>')).toBe(
    '<a href="/tariffs/new">Тариф</a>, <a href="/tariffs/new#b">цена</a>',
  );
});

test('leaves addresses that only begin alike, words, and every other byte', () => {
  const text = '{ "a": "/tariffs/older",\n "b":"см. /tariffs/old", "c": 1.50, "d": "/x/tariffs/old" }';
  expect(moveLinks(text, '/tariffs/old', '/tariffs/new')).toBe(text);
});
