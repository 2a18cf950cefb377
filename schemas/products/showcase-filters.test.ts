import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product';
import {
  inOrder,
  passes,
  readFilters,
  toChoices,
  toFigures,
  toFilterCodes,
  toFilters,
  toOrder,
  toStepCodes,
  UNLIMITED_FIGURE,
  type TariffFigures,
} from './showcase-filters';
import { toTariffCard } from './tariff-card';

const codesOf = (fields: Parameters<typeof sampleProduct>[0]) => {
  const product = sampleProduct(fields);
  return toFilterCodes(toTariffCard(product, { isConvergent: false, connectPopupId: undefined }), product);
};

describe('the chips of the showcase', () => {
  test('are passed by what the catalogue says of a tariff', () => {
    expect(codesOf({})).toEqual([]);
    expect(
      codesOf({
        details: { showcase_params: [{ title: 'Интернет', value: 'Безлимит' }] },
        segment: 'megafamily',
      }),
    ).toEqual(['unlimited', 'family']);
    expect(codesOf({ productPrice: { amount: 500, discount: 400 } })).toEqual(['discount']);
    expect(codesOf({ productPrice: { amount: 500, discount: 600 } })).toEqual([]);
    expect(codesOf({ flags: ['homeInternet', 'subscription'] })).toEqual(['home', 'subscription']);
    expect(codesOf({ flags: ['wireless'] })).toEqual(['wireless']);
  });

  test('are those that part the list, with how many tariffs each leaves', () => {
    const tariffs = [['discount', 'home'], ['discount'], ['discount', 'family'], ['discount'], ['discount']];
    expect(toFilters(tariffs).map(({ code, count }) => [code, count])).toEqual([
      ['home', 1],
      ['family', 1],
    ]);
  });

  test('do not come where there is little to choose from', () => {
    expect(toFilters([['home'], ['family'], [], []])).toEqual([]);
  });

  test('are read from the address; what is no chip changes nothing', () => {
    const filters = toFilters([['home'], ['family'], ['discount'], [], []]);
    expect(readFilters(['family,discount,<script>'], filters)).toEqual(['discount', 'family']);
    expect(readFilters([], filters)).toEqual([]);
    expect(readFilters([`${'x,'.repeat(1000)}home`], filters)).toEqual([]);
  });
});

describe('the choices of the showcase', () => {
  const figuresOf = (fields: Parameters<typeof sampleProduct>[0]) =>
    toFigures(toTariffCard(sampleProduct(fields), { isConvergent: false, connectPopupId: undefined }));
  const lines = (traffic: string | number, calls: number) => ({
    details: {
      showcase_params: [
        { param: 'traffic', title: 'Интернет', value: traffic, unit: 'ГБ' },
        { param: 'calls', title: 'Звонки', value: calls, unit: 'минут' },
      ],
    },
  });

  test('measure a tariff by what its card says', () => {
    expect(figuresOf({ ...lines(30, 1000), productPrice: { amount: 500, discount: 450 } })).toEqual({
      gigabytes: 30,
      minutes: 1000,
      priceKopecks: 45_000,
    });
    expect(
      figuresOf({ details: { showcase_params: [{ param: 'traffic', value: 'Безлимит' }] } }),
    ).toMatchObject({
      gigabytes: UNLIMITED_FIGURE,
      minutes: null,
    });
  });

  test('are passed by what is at least so much, or costs at most so much', () => {
    const codes = toStepCodes({ gigabytes: 30, minutes: null, priceKopecks: 60_000 });
    expect(codes).toEqual(['gb-10', 'gb-30', 'to-600', 'to-800', 'to-1000', 'to-1500']);
    expect(passes(codes, ['gb-30', 'to-600', 'sort-gb'])).toBe(true);
    expect(passes(codes, ['gb-60'])).toBe(false);
    expect(passes(codes, ['min-300'])).toBe(false);
  });

  test('have only steps that part the list, and the order at the end', () => {
    const tariffs = [['gb-10'], ['gb-10', 'gb-30'], ['gb-10'], ['gb-10'], ['gb-10']];
    const choices = toChoices(tariffs);
    expect(choices.map(({ name, options }) => [name, options.length])).toEqual([
      ['gigabytes', 1],
      ['order', 3],
    ]);
    expect(readFilters(['', 'gb-30', 'sort-price'], [], choices)).toEqual(['gb-30', 'sort-price']);
    expect(toChoices([['gb-10'], []])).toEqual([]);
  });

  test.each([
    ['sort-price', ['b', 'a', 'c']],
    ['sort-gb', ['c', 'a', 'b']],
    ['sort-min', ['b', 'c', 'a']],
    ['', ['a', 'b', 'c']],
  ])('put the list in order: %s', (code, order) => {
    const figures: Readonly<Record<string, TariffFigures>> = {
      a: { gigabytes: 10, minutes: null, priceKopecks: 50_000 },
      b: { gigabytes: 5, minutes: 800, priceKopecks: 40_000 },
      c: { gigabytes: UNLIMITED_FIGURE, minutes: 300, priceKopecks: null },
    };
    const none = { gigabytes: null, minutes: null, priceKopecks: null };
    expect(inOrder(['a', 'b', 'c'], (id) => figures[id] ?? none, toOrder([code]))).toEqual(order);
  });

  test('a chip counts what it leaves beside the others', () => {
    const tariffs = [['home', 'gb-10'], ['home'], ['family', 'gb-10'], [], []];
    const counts = (chosen: string[]) => toFilters(tariffs, chosen).map(({ code, count }) => [code, count]);
    expect(counts([])).toEqual([
      ['home', 2],
      ['family', 1],
    ]);
    expect(counts(['gb-10'])).toEqual([
      ['home', 1],
      ['family', 1],
    ]);
    expect(counts(['home'])).toEqual([
      ['home', 2],
      ['family', 0],
    ]);
  });
});
