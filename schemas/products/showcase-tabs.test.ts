import { describe, expect, test } from 'vitest';
import type { Product } from '#schemas/gateway/entities/product';
import { sampleProduct } from '../testing/sample-product';
import { selectTariffs } from './showcase-tabs';

const named = (id: string, fields: Parameters<typeof sampleProduct>[0] = {}): Product => ({
  ...sampleProduct(fields),
  id,
});
const products = [
  named('start', { segment: 'other', flags: ['base'] }),
  named('talk', { segment: 'calls' }),
  named('vip', { tariffType: 'vip' }),
  named('family', { segment: 'megafamily', flags: ['promo'] }),
  named('odd', { segment: 'nobody-knows', flags: ['nobody-knows'] }),
];
const ids = (rule: Parameters<typeof selectTariffs>[1]) => selectTariffs(products, rule).map(({ id }) => id);

describe('a tab of the showcase', () => {
  test('takes all tariffs when it asks for nothing', () => {
    expect(ids({})).toEqual(['start', 'talk', 'vip', 'family', 'odd']);
    expect(ids({ ids: [], flags: [] })).toHaveLength(5);
  });

  test('takes those that fit any of its lists, each once', () => {
    expect(ids({ segments: ['calls'], types: ['vip'] })).toEqual(['talk', 'vip']);
    expect(ids({ flags: ['promo', 'base'], segments: ['megafamily'] })).toEqual(['start', 'family']);
  });

  test('puts the tariffs that it names first, in its own order', () => {
    expect(ids({ ids: ['vip', 'start', 'gone'], segments: ['other'] })).toEqual(['vip', 'start']);
  });

  test('counts a tariff without a segment among the others', () => {
    expect(ids({ segments: ['other'] })).toEqual(['start', 'vip']);
  });
});
