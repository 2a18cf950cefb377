import { describe, expect, test } from 'vitest';
import { NO_FEE } from './no-fee';
import { sampleProduct } from '../testing/sample-product';
import { toTariffFee } from './tariff-fee';

const fee = (productPrice: object) => toTariffFee(sampleProduct({ productPrice }));

describe('the fee of a tariff', () => {
  test('of zero roubles is said in words, without a period', () => {
    expect(fee({ amount: 0, period: '30 дней' })).toEqual({ price: null, priceText: NO_FEE });
    expect(fee({ amount: '0', period: '30 дней' })).toEqual({ price: null, priceText: NO_FEE });
  });

  test('is an amount otherwise, also one that a discount has brought to zero', () => {
    expect(fee({ amount: 490 })).toEqual({ price: { amountKopecks: 49_000 }, priceText: '' });
    expect(fee({ amount: 490, discount: 0 })).toEqual({
      price: { amountKopecks: 0, oldAmountKopecks: 49_000 },
      priceText: '',
    });
  });

  test('is nothing where the catalogue does not tell', () => {
    expect(toTariffFee(sampleProduct({}))).toEqual({ price: null, priceText: '' });
  });
});
