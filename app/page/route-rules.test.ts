import { describe, expect, test } from 'vitest';
import {
  findLegacyTarget,
  findRoute,
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

describe('routes of products', () => {
  test.each([
    ['/tariffs/all/compare', 'tariffs-v4', '/tariffs/all/compare'],
    ['/tariffs/all/offer/start', 'd-tariff-iris', '/tariffs/:section(all|archive)/offer/:name{.html}'],
    [
      '/tariffs/archive/offer/legkij.html',
      'd-tariff-iris',
      '/tariffs/:section(all|archive)/offer/:name{.html}',
    ],
    ['/tariffs/home/prosto-doma', 'd-tariff-iris', '/tariffs/home/:name{.html}'],
    ['/tariffs/home/prosto-doma.html', 'd-tariff-iris', '/tariffs/home/:name{.html}'],
    ['/webview/home/prosto-doma', 'd-tariff-iris', '/webview/home/:name{.html}'],
    ['/tariffs/all/start.html', 'd-tariff-iris', '/tariffs/:section/:name.html'],
    ['/logics/tariffs/start', 'd-tariff-iris', '/logics/tariffs/:name{.html}'],
    ['/newtariffs/all/start', 'd-tariff-iris', '/newtariffs/:section/:name{.html}'],
    ['/services/antispam.html', 'd-option-iris', '/services/:name.html'],
    ['/test/services/antispam.html', 'd-option-iris', '/services/:name.html'],
    [
      '/roaming/cruises/sea.html',
      'd-option-iris',
      '/roaming/:section(about_national|national|world|cruises)/:name.html',
    ],
  ])('[TRF-209] give %s to the type and the route that match it most exactly', (path, type, route) => {
    expect(findRoute(path)).toMatchObject({ type, route: { path: route } });
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
  ])('do not have %s', (path) => {
    expect(findRoute(path)).toBeNull();
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
  ])('say which pages may stand in at %s: %j', (path, standIns) => {
    expect(findStandIns(path)).toEqual(standIns);
  });
});
