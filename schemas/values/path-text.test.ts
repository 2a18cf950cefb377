import { expect, test } from 'vitest';
import { withoutQuery, withoutTrailingSlashes } from './path-text';

test.each([
  ['/news/gift?from=mail#end', '/news/gift'],
  ['/news#a?b', '/news'],
  ['/news', '/news'],
  ['', ''],
])('%j without its query is %j', (address, path) => {
  expect(withoutQuery(address)).toBe(path);
});

test.each([
  ['/news///', '/news'],
  ['//a//b', '//a//b'],
  ['/', ''],
  ['', ''],
])('%j without the slashes at its end is %j', (path, cut) => {
  expect(withoutTrailingSlashes(path)).toBe(cut);
});
