import { describe, expect, test } from 'vitest';
import { listAncestors, listSections } from './sections';

const PATHS = [
  '/',
  '/about',
  '/tariffs',
  '/tariffs/all',
  '/tariffs/all/one',
  '/tariffs/all/two',
  '/news/a',
  '/newsroom',
];

describe('the sections of the site', () => {
  test('are the paths that pages stand below, most pages first', () => {
    expect(listSections(PATHS, '')).toEqual([
      { path: '/tariffs', name: 'tariffs', pages: 4 },
      { path: '/news', name: 'news', pages: 1 },
    ]);
  });

  test('have sections of their own', () => {
    expect(listSections(PATHS, '/tariffs')).toEqual([{ path: '/tariffs/all', name: 'all', pages: 3 }]);
    expect(listSections(PATHS, '/tariffs/all')).toEqual([]);
  });

  test('lead back to the whole site', () => {
    expect(listAncestors('/tariffs/all')).toEqual([
      { path: '/tariffs', name: 'tariffs' },
      { path: '/tariffs/all', name: 'all' },
    ]);
    expect(listAncestors('')).toEqual([]);
  });
});
