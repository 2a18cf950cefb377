import { expect, test } from 'vitest';
import { countSlips } from './count-slips';

test.each([
  ['роуминг', 'роуминг', 0],
  ['роумнг', 'роуминг', 1],
  ['роумминг', 'роуминг', 1],
  ['рауминг', 'роуминг', 1],
  ['тарфи', 'тариф', 1],
  ['тарфии', 'тариф', 2],
  ['связь', 'язык', 4],
  ['', 'сим', 3],
])('from «%s» to «%s» it is %i', (from, to, slips) => {
  expect(countSlips(from, to)).toBe(slips);
  expect(countSlips(to, from)).toBe(slips);
});
