import { describe, expect, test } from 'vitest';
import {
  findLegacyTarget,
  findProductRoute,
  findStandIns,
  isCorporatePath,
  isOutsideSectionRoutes,
  toPagePath,
} from './route-rules';

describe('a legacy path', () => {
  test.each([
    ['/tariffs/all/maksimum/print', '', '/tariffs/all/maksimum?from=legacy'],
    ['/services/antispam/mobile', '?utm_source=mail', '/services/antispam?utm_source=mail&from=legacy'],
    ['/help/info/esim/amp', '?from=other', '/help/info/esim?from=legacy'],
  ])('[PAGE-16] %s%s leads to %s', (path, search, target) => {
    expect(findLegacyTarget(path, search)).toBe(target);
  });

  test.each([
    '/',
    '/tariffs/all/maksimum',
    '/tariffs/all/a/b/print',
    '/print',
    '/services/mobile',
    '/tariffs/all/a/print/',
  ])('%s is none', (path) => {
    expect(findLegacyTarget(path, '')).toBeNull();
  });
});

describe('a section', () => {
  test.each([
    ['PAGE-12', '/news/2026/11'],
    ['PAGE-13', '/action/name'],
    ['PAGE-13', '/action/archive/2025'],
    ['PAGE-14', '/help/faq/name'],
    ['PAGE-14', '/help/faq/a/b.html'],
    ['PAGE-15', '/corp/news/a/b'],
    ['PAGE-15', '/roaming/name.html'],
    ['PAGE-15', '/roaming/moon/name.html'],
    ['PAGE-15', '/services/name'],
    ['PAGE-15', '/stories'],
  ])('[%s] has no route for %s, nor for its try-out', (_row, path) => {
    expect(isOutsideSectionRoutes(path)).toBe(true);
    expect(isOutsideSectionRoutes(`/test${path}`)).toBe(true);
  });

  test.each([
    '/news',
    '/news/name',
    '/action',
    '/action/archive',
    '/action/name.html',
    '/help/faq',
    '/help/faq/name.html',
    '/corp/news',
    '/corp/news/name',
    '/roaming',
    '/roaming/world',
    '/roaming/world/turkey.html',
    '/services',
    '/services/name.html',
    '/stories/name',
    '/',
    '/newsroom',
    '/help',
    '/test',
    '/testing/news/a/b',
  ])('leaves %s alone', (path) => {
    expect(isOutsideSectionRoutes(path)).toBe(false);
  });
});

test('the corporate prefix is /corp, and what only begins like it is not below it', () => {
  expect(['/corp', '/corp/news', '/corporate', '/news/corp', '/'].map(isCorporatePath)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a page is stored without the slash at its end', () => {
  expect(['/', '/a', '/a/', '/a///'].map(toPagePath)).toEqual(['/', '/a', '/a', '/a']);
});

describe('the table of product routes', () => {
  test.each([
    ['/tariffs/all/compare', 'compare'],
    ['/tariffs/all/offer/start', 'offer'],
    ['/tariffs/archive/offer/legkij.html', 'offer'],
    ['/tariffs/home/prosto-doma', 'home-tariff'],
    ['/tariffs/home/prosto-doma.html', 'home-tariff'],
    ['/webview/home/prosto-doma', 'home-tariff'],
    ['/tariffs/all/start.html', 'tariff'],
    ['/logics/tariffs/start', 'tariff'],
    ['/newtariffs/all/start', 'tariff'],
    ['/services/antispam.html', 'option'],
    ['/test/services/antispam.html', 'option'],
    ['/roaming/cruises/sea.html', 'option'],
  ])('[TRF-209] gives %s to its first match, %s', (path, opens) => {
    expect(findProductRoute(path)?.opens).toBe(opens);
  });

  test.each([
    '/',
    '/tariffs/all',
    '/tariffs/all/start',
    '/tariffs/all/deep/start.html',
    '/tariffs/home/offer/x',
    '/test/tariffs/all/start.html',
    '/services/antispam',
    '/roaming/moon/sea.html',
    '/webview/all/start',
  ])('has none for %s', (path) => {
    expect(findProductRoute(path)).toBeNull();
    expect(findStandIns(path)).toEqual([]);
  });

  test.each([
    ['/tariffs/all/offer/start', ['/tariffs/all/start']],
    ['/tariffs/archive/offer/legkij', ['/tariffs/archive/legkij']],
    ['/tariffs/home/prosto-doma', []],
    ['/webview/home/prosto-doma', ['/tariffs/home/prosto-doma']],
    ['/logics/tariffs/start.html', ['/tariffs/all/start']],
    ['/services/antispam.html', []],
    ['/test/services/antispam.html', ['/services/antispam.html']],
    ['/test/logics/sale/kino.html', ['/logics/sale/kino.html', '/services/kino.html']],
    ['/logics/tariffs/$1$&', ['/tariffs/all/$1$&']],
  ])('says which pages may stand in at %s: %j', (path, standIns) => {
    expect(findStandIns(path)).toEqual(standIns);
  });
});
