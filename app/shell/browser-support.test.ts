import { describe, expect, test } from 'vitest';
import { isSupportedBrowser } from './browser-support';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const IOS_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

const firefox = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:${version}) Gecko/20100101 Firefox/${version}`;
const chrome = (version: string) => `${WINDOWS} ${WEBKIT} Chrome/${version} Safari/537.36`;
const safari = (version: string) => `${MAC} ${IOS_WEBKIT} Version/${version} Safari/605.1.15`;
const opera = (version: string) => `${WINDOWS} ${WEBKIT} Chrome/123.0.0.0 Safari/537.36 OPR/${version}`;
const edge = (version: string) => `${WINDOWS} ${WEBKIT} Chrome/123.0.0.0 Safari/537.36 Edg/${version}`;

describe('isSupportedBrowser', () => {
  test.each([
    ['Firefox', firefox('100.0'), firefox('99.0')],
    ['Chrome', chrome('70.0.3538.77'), chrome('69.0.3497.100')],
    ['Safari', safari('14.0'), safari('13.1.2')],
    ['Opera', opera('72.0.3815.400'), opera('71.0.3770.284')],
    ['Edge', edge('109.0.1518.49'), edge('108.0.1462.76')],
  ])('[SHELL-26] the minimum version of %s is supported, the one before is not', (_name, minimum, older) => {
    expect(isSupportedBrowser(minimum)).toBe(true);
    expect(isSupportedBrowser(older)).toBe(false);
  });

  test.each([
    ['Firefox', firefox('131.0')],
    ['Chrome', chrome('130.0.0.0')],
    ['Safari', safari('17.5')],
    ['Opera', opera('114.0.0.0')],
    ['Edge', edge('130.0.2849.46')],
    ['Chrome on iPhone', `${IPHONE} ${IOS_WEBKIT} CriOS/120.0.6099.50 Mobile/15E148 Safari/604.1`],
    ['Firefox on iPhone', `${IPHONE} ${IOS_WEBKIT} FxiOS/121.0 Mobile/15E148 Safari/605.1.15`],
    ['Safari on iPhone', `${IPHONE} ${IOS_WEBKIT} Version/17.0 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', `${ANDROID} ${WEBKIT} Chrome/130.0.0.0 Mobile Safari/537.36`],
  ])('[SHELL-26] a later %s is supported', (_name, userAgent) => {
    expect(isSupportedBrowser(userAgent)).toBe(true);
  });

  test.each([
    ['Chrome on iPhone', `${IPHONE} ${IOS_WEBKIT} CriOS/69.0.3497.105 Mobile/15E148 Safari/605.1`],
    ['Safari on iPhone', `${IPHONE} ${IOS_WEBKIT} Version/13.1 Mobile/15E148 Safari/604.1`],
    ['Chrome on Android', `${ANDROID} ${WEBKIT} Chrome/63.0.3239.111 Mobile Safari/537.36`],
    ['Edge before Chromium', `${WINDOWS} ${WEBKIT} Chrome/70.0.3538.102 Safari/537.36 Edge/18.19582`],
    ['Opera with its own engine', 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18'],
  ])('[SHELL-26] an older %s is not supported', (_name, userAgent) => {
    expect(isSupportedBrowser(userAgent)).toBe(false);
  });

  test.each([
    ['11', 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'],
    ['10', 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)'],
    ['6', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)'],
  ])('[SHELL-27] Internet Explorer %s is not supported', (_version, userAgent) => {
    expect(isSupportedBrowser(userAgent)).toBe(false);
  });

  test.each([
    [
      'Yandex Browser',
      `${WINDOWS} ${WEBKIT} Chrome/62.0.3202.94 YaBrowser/17.11.1.990 Yowser/2.5 Safari/537.36`,
    ],
    ['Samsung Internet', `${ANDROID} ${WEBKIT} SamsungBrowser/9.0 Chrome/67.0.3396.87 Mobile Safari/537.36`],
    ['Googlebot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    [
      'Googlebot as an old Chrome',
      `${ANDROID} ${WEBKIT} Chrome/41.0.2272.96 Mobile Safari/537.36 (compatible; Googlebot/2.1)`,
    ],
    ['YandexBot', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
    [
      'bingbot',
      `Mozilla/5.0 ${WEBKIT.replace('Gecko', 'Gecko; compatible; bingbot/2.0')} Chrome/60.0.0.0 Safari/537.36`,
    ],
    ['a command-line client', 'curl/8.5.0'],
    ['an app on iPhone without a version', `${IPHONE} ${IOS_WEBKIT} Mobile/15E148`],
    ['an unreadable version', chrome('?')],
    ['nonsense', '\u0000\u0001'.repeat(5000)],
    ['an empty string', ''],
    ['no string', undefined],
  ])('[SHELL-28] what is outside the list is supported: %s', (_name, userAgent) => {
    expect(isSupportedBrowser(userAgent)).toBe(true);
  });
});
