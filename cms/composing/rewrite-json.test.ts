import { expect, test } from 'vitest';
import { rewriteJson } from './rewrite-json';

const LIST = '[ {"a":1.50},\n {"b":"é", "big":12345678901234567890} ]';

test('items that change places take their bytes along', () => {
  const [first, second] = JSON.parse(LIST) as unknown[];
  expect(rewriteJson(LIST, [second, first])).toBe('[ {"b":"é", "big":12345678901234567890},\n {"a":1.50} ]');
});

test('what stays keeps its bytes where its neighbour is changed, added or taken out', () => {
  const [first, second] = JSON.parse(LIST) as unknown[];
  expect(rewriteJson(LIST, [{ a: 2 }, second])).toContain('12345678901234567890');
  expect(rewriteJson(LIST, [second])).toContain('12345678901234567890');
  expect(rewriteJson(LIST, [first, { c: 1 }, second])).toMatch(/1\.50.*"c":1.*12345678901234567890/s);
});
