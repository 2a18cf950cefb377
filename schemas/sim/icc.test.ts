import { expect, test } from 'vitest';
import { isIcc, toIccDigits } from './icc';

test.each([
  '89701020000123456785',
  '8970102000000030000',
  '8970 1020 0001 2345 6785',
  '8970-1020-0001-2345-6785',
])('%s is the number of a card', (typed) => {
  expect(isIcc(toIccDigits(typed))).toBe(true);
});

test.each([
  ['a digit is wrong', '89701020000123456784'],
  ['two digits stand in each other’s place', '89701020000123456875'],
  ['five digits', '89701'],
  ['fifty digits', '0'.repeat(50)],
  ['nothing', ''],
])('%s', (_why, digits) => {
  expect(isIcc(digits)).toBe(false);
});
