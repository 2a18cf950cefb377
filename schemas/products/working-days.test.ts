import { expect, test } from 'vitest';
import { isWorkingDay, listWorkingDays } from './working-days';

test.each([
  ['2026-12-01', true],
  ['2026-12-05', false],
  ['2026-12-06', false],
  ['2027-01-08', false],
  ['2027-01-11', true],
  ['2026-11-04', false],
])('%s is a working day: %s', (day, is) => {
  expect(isWorkingDay(day)).toBe(is);
});

test('working days are counted over weekends and the holidays of January', () => {
  expect(listWorkingDays('2026-12-31', 3)).toEqual(['2026-12-31', '2027-01-11', '2027-01-12']);
  expect(listWorkingDays('2026-12-05', 2)).toEqual(['2026-12-07', '2026-12-08']);
});
