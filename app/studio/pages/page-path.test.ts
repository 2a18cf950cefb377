import { describe, expect, test } from 'vitest';
import { findPathFault, toTypedPath } from './page-path';

describe('the address of a new page', () => {
  test.each(['/', '/about', '/tariffs/family', '/help/info/spam-calls.html', '/corp/5g_private', '/news/a1'])(
    'may be %s',
    (path) => {
      expect(findPathFault(path)).toBeNull();
    },
  );

  test.each([
    ['about', 'начинается'],
    ['', 'начинается'],
    ['/Тарифы', 'латинские'],
    ['/a b', 'латинские'],
    ['/a//b', 'латинские'],
    ['/a/../b', 'латинские'],
    ['/a?b=c', 'латинские'],
    ['/a%20b', 'латинские'],
    ['/studio', '/studio'],
    ['/studio/pages', '/studio'],
    ['/api/unite', '/api'],
    ['/assets/x', '/assets'],
    ['/media/x', '/media'],
    ['/dev/blocks', '/dev'],
    ['/region/spb', '/region'],
    ['/sandbox/bank', '/sandbox'],
    ['/metrics', '/metrics'],
    ['/robots.txt', '.txt'],
    ['/a/sitemap.xml', '.xml'],
    ['/services/new', 'устроены'],
    ['/tariffs/all/x/print', 'ведут'],
  ])('may not be «%s»: %s', (path, words) => {
    expect(findPathFault(path)).toContain(words);
  });

  test('is taken in its one spelling', () => {
    expect(toTypedPath(' /Tariffs/Family/ ')).toBe('/tariffs/family');
    expect(toTypedPath('/')).toBe('/');
  });
});
