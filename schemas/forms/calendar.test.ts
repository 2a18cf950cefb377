import { describe, expect, test } from 'vitest';
import { formatDate, readDate, readTime, toDateLimits } from './calendar';

describe('the limits of a date', () => {
  test('[FORM-222][FORM-431][FORM-432] of the past: the last 100 years up to today', () => {
    expect(toDateLimits('past', '2026-11-21')).toEqual({ min: '1926-11-21', max: '2026-11-21' });
  });

  test('[FORM-221][FORM-429][FORM-430] of the future: from 3 days to 100 years ahead', () => {
    expect(toDateLimits('future', '2026-11-21')).toEqual({ min: '2026-11-24', max: '2126-11-21' });
    expect(toDateLimits('future', '2026-12-30').min).toBe('2027-01-02');
    expect(toDateLimits('future', '2028-02-27').min).toBe('2028-03-01');
  });

  test('are days of the calendar on a leap day too', () => {
    expect(toDateLimits('past', '2024-02-29').min).toBe('1924-02-29');
    expect(toDateLimits('past', '2000-02-29').min).toBe('1900-02-28');
    expect(toDateLimits('future', '2000-02-29').max).toBe('2100-02-28');
  });

  test('are printed as dd.mm.yyyy', () => {
    expect(formatDate('2026-11-05')).toBe('05.11.2026');
  });
});

describe('a typed date', () => {
  test.each([
    ['21.11.2026', '2026-11-21'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2000', '2000-02-29'],
    ['01/12/2025', '2025-12-01'],
    ['31122025', '2025-12-31'],
  ])('%s is a day', (typed, iso) => {
    expect(readDate(typed)).toEqual({ iso });
  });

  test.each(['', '21.11.202', '21.11', '21.11.20260', 'сегодня', '١٢.١٢.٢٠٢٦'])(
    '%j is not eight digits',
    (typed) => {
      expect(readDate(typed)).toEqual({ fault: 'incomplete' });
    },
  );

  test.each([
    '29.02.2026',
    '29.02.1900',
    '31.04.2026',
    '32.01.2026',
    '00.01.2026',
    '01.13.2026',
    '01.00.2026',
    '01.01.0000',
    '2026-11-21',
    'a21.11.2026',
    '2.1.1.1.2026',
    '2111.20.26',
  ])('%s is no day of the calendar', (typed) => {
    expect(readDate(typed)).toEqual({ fault: 'unreal' });
  });

  test('no date of JavaScript disagrees on what is a day', () => {
    for (let day = 1; day <= 31; day += 1) {
      for (const month of ['02', '04', '12']) {
        for (const year of [1900, 1999, 2000, 2024, 2100]) {
          const iso = `${year}-${month}-${String(day).padStart(2, '0')}`;
          const date = new Date(`${iso}T00:00:00Z`);
          const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
          expect('iso' in readDate(formatDate(iso)), iso).toBe(isReal);
        }
      }
    }
  });
});

describe('a typed time', () => {
  test.each(['00:00', '09:59', '19:00', '23:59'])('%s is one', (typed) => {
    expect(readTime(typed)).toEqual({ time: typed });
    expect(readTime(typed.replace(':', ''))).toEqual({ time: typed });
  });

  test.each(['24:00', '29:00', '30:00', '12:60', '12:95', 'x12:00'])('%s is none', (typed) => {
    expect(readTime(typed)).toEqual({ fault: 'unreal' });
  });

  test.each(['', '1', '12:3', '12:345'])('%j is not four digits', (typed) => {
    expect(readTime(typed)).toEqual({ fault: 'incomplete' });
  });
});
