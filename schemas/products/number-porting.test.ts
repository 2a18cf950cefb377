import { describe, expect, test } from 'vitest';
import { toPortingCharge, toPortingDays } from './number-porting';

describe('the charges of the promotion, for a tariff of 900 ₽', () => {
  const FULL = 90_000;
  const charges = Array.from({ length: 500 }, (_, day) => ({
    day,
    kopecks: toPortingCharge(day, FULL),
  })).filter(({ kopecks }) => kopecks !== null);

  test('[MNP-114] bill the first 15 days without the discount', () => {
    expect(charges[0]).toEqual({ day: 0, kopecks: FULL / 2 });
    expect(charges.filter(({ day }) => day > 0 && day < 15)).toEqual([]);
    expect((charges[0]?.kopecks ?? 0) / 15).toBe(FULL / 30);
  });

  test('[MNP-115] then come every 30 days', () => {
    expect(charges.slice(1, 5).map(({ day }) => day)).toEqual([15, 45, 75, 105]);
  });

  test('[MNP-113] take 50% off for 12 months and no longer', () => {
    expect(charges.slice(1, 13).every(({ kopecks }) => kopecks === FULL / 2)).toBe(true);
    expect(charges.slice(13).every(({ kopecks }) => kopecks === FULL)).toBe(true);
  });
});

test.each([
  ['2026-11-23', '2026-12-01', '2027-05-23'],
  ['2026-08-31', '2026-09-08', '2027-02-28'],
  ['2027-08-31', '2027-09-08', '2028-02-29'],
])('[SIM-130] on %s a move is on %s at the earliest, and on %s at the latest', (today, earliest, latest) => {
  expect(toPortingDays(today)).toEqual({ earliest, latest });
});
