import { expect, test } from 'vitest';
import { isTooDeepForContent } from './json-depth';

const nest = (depth: number, inside = '') => `${'['.repeat(depth)}${inside}${']'.repeat(depth)}`;

test('a hundred levels are content, one more is not, and nine thousand neither', () => {
  expect(isTooDeepForContent(nest(100))).toBe(false);
  expect(isTooDeepForContent(nest(101))).toBe(true);
  expect(isTooDeepForContent(`{"a":${nest(9000)}}`)).toBe(true);
});

test('brackets in texts, and lists beside each other, are no levels', () => {
  expect(isTooDeepForContent(JSON.stringify('['.repeat(500)))).toBe(false);
  expect(isTooDeepForContent(JSON.stringify({ a: '"[\\', b: `\\"${'{'.repeat(500)}` }))).toBe(false);
  expect(isTooDeepForContent(`[${'[],{},'.repeat(500)}[]]`)).toBe(false);
});

test('what is no JSON at all is judged by its brackets', () => {
  expect(isTooDeepForContent('{'.repeat(9000))).toBe(true);
  expect(isTooDeepForContent(']'.repeat(9000))).toBe(false);
});
