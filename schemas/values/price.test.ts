import { expect, test } from 'vitest';
import { price } from './price';

test('a price is between nothing and a hundred million roubles', () => {
  const isAllowed = (amountKopecks: number) => price.safeParse({ amountKopecks }).success;
  expect([isAllowed(0), isAllowed(10_000_000_000)]).toEqual([true, true]);
  expect([isAllowed(-1), isAllowed(10_000_000_001)]).toEqual([false, false]);
});
