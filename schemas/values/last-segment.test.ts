import { expect, test } from 'vitest';
import { toLastSegment } from './path-text';

test.each([
  ['/action/gift.html', 'gift'],
  ['/news/winter/', 'winter'],
  ['/news/winter///?from=mail#end', 'winter'],
  ['winter', 'winter'],
  ['/', ''],
])('the document of %j is «%s»', (page, name) => {
  expect(toLastSegment(page)).toBe(name);
});

test('a run of slashes is passed once, however long', () => {
  expect(toLastSegment(`${'/'.repeat(400_000)}x`)).toBe('x');
}, 30_000);
