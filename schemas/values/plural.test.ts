import { expect, test } from 'vitest';
import { toCounted, toPluralForm } from './plural';

test('a noun after a number is as the rules of Unicode say', () => {
  const rules = new Intl.PluralRules('ru');
  const counts = Array.from({ length: 1250 }, (_, index) => index - 25);
  expect(counts.map(toPluralForm)).toEqual(counts.map((count) => rules.select(count)));
});

test('a number and its noun stay on one line', () => {
  const count = (number: number) => toCounted(number, ['товар', 'товара', 'товаров']);
  expect([1, 22, 11, 0, 1.5].map(count)).toEqual([
    '1\u00a0товар',
    '22\u00a0товара',
    '11\u00a0товаров',
    '0\u00a0товаров',
    '1.5\u00a0товара',
  ]);
});
