import { expect, test } from 'vitest';
import regions from '#fixtures/regions.json';
import { REGION_WORDS } from './region-words';

test('other names are of regions that there are, and as the search compares them', () => {
  const codes = new Set(regions.map(({ code }) => code));
  expect(Object.keys(REGION_WORDS).filter((code) => !codes.has(code))).toEqual([]);
  expect(Object.values(REGION_WORDS).filter((words) => !/^[а-я]+( [а-я]+)*$/.test(words))).toEqual([]);
});
