import { describe, expect, test } from 'vitest';
import { detectDevice } from './device';
import { STORES, storeOf } from './stores';

const chrome = (device: string, tail = 'Mobile Safari/537.36') =>
  `Mozilla/5.0 (Linux; Android 13; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 ${tail}`;

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Mobile/15E148 Safari/604.1';
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0';

describe('the device of a user agent', () => {
  test.each([
    [IPHONE, 'apple', 'iPhone', 'phone'],
    [IPHONE.replaceAll('iPhone', 'iPad'), 'apple', 'iPad', 'tablet'],
    [MAC, 'apple', null, 'desktop'],
    [WINDOWS, 'other', null, 'desktop'],
    [chrome('SM-S911B'), 'samsung', 'SM-S911B', 'phone'],
    [chrome('SM-X700', 'Safari/537.36'), 'samsung', 'SM-X700', 'tablet'],
    [chrome('ELS-NX9 Build/HUAWEIELS-N39'), 'huawei', 'ELS-NX9', 'phone'],
    [chrome('VOG-L29'), 'huawei', 'VOG-L29', 'phone'],
    [chrome('HONOR 90'), 'huawei', 'HONOR 90', 'phone'],
    [chrome('Redmi Note 12'), 'xiaomi', 'Redmi Note 12', 'phone'],
    [chrome('22101316G Build/TP1A.220624.014'), 'xiaomi', '22101316G', 'phone'],
    [chrome('M2101K6G'), 'xiaomi', 'M2101K6G', 'phone'],
    [chrome('Pixel 8'), 'other', 'Pixel 8', 'phone'],
    [chrome('K'), 'other', null, 'phone'],
    ['', 'other', null, 'desktop'],
  ])('[MISC-202] [MISC-401] has a vendor, a model and a type: %s', (userAgent, vendor, model, type) => {
    expect(detectDevice(userAgent)).toEqual({ vendor, model, type });
  });

  test('is an iPad when a Mac can be touched', () => {
    expect(detectDevice(MAC, 5)).toEqual({ vendor: 'apple', model: 'iPad', type: 'tablet' });
  });

  test('is told by the model that the browser gives apart', () => {
    expect(detectDevice(chrome('K'), 0, 'SM-A546E')).toEqual({
      vendor: 'samsung',
      model: 'SM-A546E',
      type: 'phone',
    });
  });
});

describe('the store of a device', () => {
  test.each([
    [IPHONE, 'apple'],
    [chrome('SM-S911B'), 'samsung'],
    [chrome('Redmi Note 12'), 'xiaomi'],
    [chrome('VOG-L29'), 'huawei'],
    [chrome('Pixel 8'), 'default'],
    [WINDOWS, 'desktop'],
    [MAC, 'desktop'],
  ])('is that of its vendor, the default for other phones, the link for desktops: %s', (userAgent, store) => {
    expect(storeOf(detectDevice(userAgent))).toBe(store);
  });

  test('[MISC-209] has its address in one map', () => {
    expect(Object.entries(STORES).map(([key, { url }]) => [key, url])).toEqual(
      ['apple', 'samsung', 'xiaomi', 'huawei', 'default', 'desktop'].map((key) => [
        key,
        `https://store.example.test/${key}`,
      ]),
    );
  });
});
