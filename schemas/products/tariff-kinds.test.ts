import { describe, expect, test } from 'vitest';
import { TARIFF_FLAGS } from '#schemas/gateway/entities/details';
import { toCashback } from './cashback';
import { hasFlag, isPremium, PREMIUM_TARIFF_TYPES } from './flags';
import { sampleProduct } from '../testing/sample-product';

describe('the flags of a tariff', () => {
  test('[TRF-414] are those of the specification', () => {
    expect(TARIFF_FLAGS.join(' ')).toBe(
      'promo promo_start promo_devices promo_di homeInternet wireless home subscription service base hit',
    );
  });

  test.each(TARIFF_FLAGS)('[TRF-414] tell %s from all others', (flag) => {
    const product = sampleProduct({ flags: [flag, 'unknown'] });
    expect(TARIFF_FLAGS.filter((other) => hasFlag(product, other))).toEqual([flag]);
  });

  test('are none when they are not given', () => {
    expect(TARIFF_FLAGS.filter((flag) => hasFlag(sampleProduct(), flag))).toEqual([]);
  });
});

describe('a premium tariff', () => {
  test.each(PREMIUM_TARIFF_TYPES)('[TRF-274] is one of the type %s', (tariffType) => {
    expect(isPremium(sampleProduct({ tariffType }))).toBe(true);
  });

  test.each(['hit', 'other', undefined])('[TRF-274] [TRF-402] is not one of the type %s', (tariffType) => {
    expect(isPremium(sampleProduct({ tariffType }))).toBe(false);
  });
});

describe('the cashback of a tariff', () => {
  test('[TRF-408] is its value with its unit under its title', () => {
    const details = { cashback: { title: 'Кешбэк баллами', value: 10, unit: '%' } };
    expect(toCashback(sampleProduct({ details }).details)).toEqual({
      title: 'Кешбэк баллами',
      value: '10\u00a0%',
    });
  });

  test('has a title even where the operator gives none', () => {
    expect(toCashback({ cashback: { value: '300', unit: 'баллов' } })).toEqual({
      title: 'Кешбэк',
      value: '300\u00A0баллов',
    });
  });

  test.each([undefined, '', 0, '0', -5])('is none for the value %j', (value) => {
    expect(toCashback({ cashback: { title: 'Кешбэк', value, unit: '%' } })).toBeNull();
    expect(toCashback(undefined)).toBeNull();
  });
});
