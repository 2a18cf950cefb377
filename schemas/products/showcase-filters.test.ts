import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../testing/sample-product';
import { readFilters, toFilterCodes, toFilters } from './showcase-filters';
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
    expect(readFilters('family,discount,<script>', filters)).toEqual(['discount', 'family']);
    expect(readFilters(null, filters)).toEqual([]);
    expect(readFilters(`${'x,'.repeat(1000)}home`, filters)).toEqual([]);
  });
});
