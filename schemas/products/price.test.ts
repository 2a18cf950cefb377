import { describe, expect, test } from 'vitest';
import { price } from '#schemas/values/price';
import { toKopecks, toPaymentPrice, toPeriod, toProductPrice } from './price';
import { sampleProduct } from '../testing/sample-product';

const PERIOD = 'за\u00A030\u00A0дней';

describe('an amount in kopecks', () => {
  test.each([
    ['1 234,50', 123_450],
    ['1\u00A0234.5', 123_450],
    [650, 65_000],
    [0.1, 10],
    ['от 500', 50_000],
    ['500 ₽ за 30 дней', 50_000],
    ['500 30', 50_000],
    ['12 000', 1_200_000],
    [0, 0],
    [-0, 0],
    ['Тариф за 0 ₽', 0],
    [100_000_000, 10_000_000_000],
    [`${'я'.repeat(199)}5`, 500],
  ])('is read from %j', (value, kopecks) => {
    expect(toKopecks(value)).toBe(kopecks);
  });

  test.each([
    undefined,
    '',
    'Бесплатно',
    -1,
    '-1',
    '−650 ₽',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e308,
    '9'.repeat(400),
    100_000_000.01,
    `${'я'.repeat(200)}5`,
  ])('is not read from %j', (value) => {
    expect(toKopecks(value)).toBeNull();
  });
});

describe('the price of a payment', () => {
  test('[TRF-406] is its value, with the unit beside it', () => {
    const payment = { value: 650, unit: '₽', unitExtra: 'за 30 дней' };
    expect(toPaymentPrice(payment)).toEqual({ amountKopecks: 65_000, period: PERIOD });
  });

  test('[TRF-406] is read from the whole printed price when there is no value', () => {
    expect(toPaymentPrice({ string: '650 ₽ за 30 дней' })).toEqual({ amountKopecks: 65_000 });
  });

  test('keeps the word before the number', () => {
    expect(toPaymentPrice({ value: 'от 300' })).toEqual({ amountKopecks: 30_000, prefix: 'от' });
  });

  test.each([
    ['я'.repeat(20), true],
    ['я'.repeat(21), false],
    // A letter of two units: twenty-one of them in all.
    [`${'𐐀'.repeat(10)}я`, false],
  ])('keeps the word «%s»: %s', (word, isKept) => {
    expect(toPaymentPrice({ value: `${word} 300` })?.prefix).toBe(isKept ? word : undefined);
  });

  test('keeps a period of up to forty characters', () => {
    expect(toPeriod('з'.repeat(40))).toBe('з'.repeat(40));
    expect(toPeriod('з'.repeat(41))).toBeUndefined();
  });

  test('ties the preposition that a period begins with to its word, and no other', () => {
    expect(toPeriod('за месяц')).toBe('за\u00A0месяц');
    expect(toPeriod('оплата за месяц')).toBe('оплата за месяц');
  });

  test('shows the old price only when it is above the new one', () => {
    expect(toPaymentPrice({ value: 650 }, { value: 520 })).toEqual({
      amountKopecks: 52_000,
      oldAmountKopecks: 65_000,
    });
    expect(toPaymentPrice({ value: 650 }, { value: 650 })).toEqual({ amountKopecks: 65_000 });
    expect(toPaymentPrice({ value: 650 }, { value: 900 })).toEqual({ amountKopecks: 65_000 });
    expect(toPaymentPrice(undefined, { value: 520 })).toEqual({ amountKopecks: 52_000 });
  });

  test('is nothing without an amount', () => {
    expect(toPaymentPrice({ unit: '₽' }, {})).toBeNull();
    expect(toPaymentPrice()).toBeNull();
  });
});

describe('the price of a product', () => {
  test('[TRF-401] is its head price with discount and period', () => {
    const product = sampleProduct({
      productPrice: { amount: '990', discount: 792, period: '30\u00A0дней' },
      details: { payment: { value: 1 } },
      tariffPrice: 2,
    });
    const shown = toProductPrice(product);
    expect(shown).toEqual({ amountKopecks: 79_200, oldAmountKopecks: 99_000, period: PERIOD });
    expect(price.safeParse(shown).success).toBe(true);
  });

  test('[TRF-404] is the payment of its details when the head price has no amount', () => {
    const details = { payment: { value: 500 }, payment_discount: { value: 400, unitExtra: 'в месяц' } };
    expect(toProductPrice(sampleProduct({ productPrice: { period: 'месяц' }, details }))).toEqual({
      amountKopecks: 40_000,
      oldAmountKopecks: 50_000,
      period: 'в\u00A0месяц',
    });
  });

  test('is the tariff price when there is no other, and nothing without any', () => {
    const product = sampleProduct({ tariffPrice: '450', tariffPeriod: 'сутки' });
    expect(toProductPrice(product)).toEqual({ amountKopecks: 45_000, period: 'за\u00A0сутки' });
    expect(toProductPrice(sampleProduct())).toBeNull();
  });

  test('[TRF-405] is that for the tariff of the visitor, by its billing id', () => {
    const details = {
      payment: { value: 150 },
      payment_10105: { value: 150, unitExtra: 'за 30 дней' },
      payment_discount_10105: { value: 0 },
      payment_10106: { value: 99 },
      payment_discount_10108: { value: 120 },
    };
    const product = sampleProduct({ details });
    expect(toProductPrice(product, { billingId: '10105' })).toEqual({
      amountKopecks: 0,
      oldAmountKopecks: 15_000,
      period: PERIOD,
    });
    expect(toProductPrice(product, { billingId: '10106' })).toEqual({ amountKopecks: 9_900 });
    expect(toProductPrice(product, { billingId: '10107' })).toEqual({ amountKopecks: 15_000 });
    expect(toProductPrice(product, { billingId: '10108' })).toEqual({
      amountKopecks: 12_000,
      oldAmountKopecks: 15_000,
    });
  });

  test('[TRF-404] with home internet is another for new subscribers than for present ones', () => {
    const product = sampleProduct({
      productPrice: { amount: 600, period: 'месяц' },
      details: {
        payment_discount_homeinternet_new: { value: 700 },
        payment_discount_homeinternet_current: { value: 850 },
        home_internet: { children: [{ title: 'Скорость', value: 500, price: { value: 400 } }] },
      },
    });
    expect(toProductPrice(product, { homeInternet: 'new' })).toMatchObject({
      amountKopecks: 70_000,
      oldAmountKopecks: 100_000,
    });
    expect(toProductPrice(product, { homeInternet: 'current' })).toMatchObject({ amountKopecks: 85_000 });
    expect(toProductPrice(sampleProduct({ tariffPrice: 450 }), { homeInternet: 'new' })).toEqual({
      amountKopecks: 45_000,
    });
  });

  test('with home internet shows as the old price what both cost apart, as far as it is known', () => {
    const payment_discount_homeinternet_new = { value: 300 };
    const home_internet = { children: [{ title: 'Скорость', value: 500, price: { value: 400 } }] };
    const priceOf = (fields: Parameters<typeof sampleProduct>[0]) =>
      toProductPrice(sampleProduct(fields), { homeInternet: 'new' });
    expect(priceOf({ details: { payment_discount_homeinternet_new, home_internet } })).toEqual({
      amountKopecks: 30_000,
      oldAmountKopecks: 40_000,
    });
    expect(priceOf({ tariffPrice: 500, details: { payment_discount_homeinternet_new } })).toEqual({
      amountKopecks: 30_000,
      oldAmountKopecks: 50_000,
    });
    expect(priceOf({ tariffPrice: 300, details: { payment_discount_homeinternet_new } })).toEqual({
      amountKopecks: 30_000,
    });
  });

  test('[TRF-416] on the showcase of family tariffs is the discount of that filter', () => {
    const productPrice = { amount: 1190, discount: 1012, period: 'месяц' };
    const filter_megafamily = { payment_discount: { value: 893, unit: '₽' } };
    const family = sampleProduct({ productPrice, filter_megafamily });
    expect(toProductPrice(family, { filter: 'filter_megafamily' })).toEqual({
      amountKopecks: 89_300,
      oldAmountKopecks: 119_000,
      period: 'за\u00A0месяц',
    });
    expect(toProductPrice(family)?.amountKopecks).toBe(101_200);
    const other = sampleProduct({ productPrice, filter_megafamily: { payment_discount: 'нет' } });
    expect(toProductPrice(other, { filter: 'filter_megafamily' })?.amountKopecks).toBe(101_200);
  });

  test.each([
    [{ productPrice: { amount: 0, period: 'з'.repeat(41) } }],
    [{ productPrice: { amount: `${'я'.repeat(30)} 5`, period: '' } }],
  ])('leaves out words that do not fit beside it', (fields) => {
    expect(Object.keys(toProductPrice(sampleProduct(fields)) ?? {})).toEqual(['amountKopecks']);
  });
});
