import { describe, expect, test } from 'vitest';
import { formatDate } from './format-date';
import { formatPhone } from './format-phone';
import { formatPrice } from './format-price';
import { glueFigures } from './glue-figures';

describe('formatPrice', () => {
  test.each([
    [0, '0\u00a0₽'],
    [65000, '650\u00a0₽'],
    [129000, '1\u00a0290\u00a0₽'],
    [64950, '649,50\u00a0₽'],
    [123456705, '1\u00a0234\u00a0567,05\u00a0₽'],
    [-50000, '\u2212500\u00a0₽'],
  ])('writes %s kopecks as %s', (amountKopecks, text) => {
    expect(formatPrice(amountKopecks)).toBe(text);
  });
});

describe('formatDate', () => {
  test('writes a moment in Moscow time unless another zone is given', () => {
    expect(formatDate('2026-10-31T22:30:00Z')).toBe('1\u00a0ноября 2026\u00a0г.');
    expect(formatDate('2026-10-31T22:30:00Z', { timeZone: 'Europe/Kaliningrad' })).toBe(
      '1\u00a0ноября 2026\u00a0г.',
    );
    expect(formatDate('2026-10-31T21:30:00Z', { timeZone: 'Europe/Kaliningrad' })).toBe(
      '31\u00a0октября 2026\u00a0г.',
    );
  });

  test('keeps a date without a time on its day in every zone', () => {
    expect(formatDate('2026-11-01', { timeZone: 'America/New_York', look: 'short' })).toBe('01.11.2026');
  });

  test('writes date and time', () => {
    expect(formatDate('2026-11-01T11:05:00Z', { look: 'date-time' })).toBe(
      '1\u00a0ноября 2026\u00a0г. в 14:05',
    );
    expect(formatDate('2026-11-01T11:05:00Z', { look: 'time' })).toBe('14:05');
  });

  test('refuses what is not a date', () => {
    expect(() => formatDate('завтра')).toThrow(RangeError);
  });
});

describe('formatPhone', () => {
  test('writes eleven digits as the mask shows them', () => {
    expect(formatPhone('79261234567')).toBe('+7 (926) 123 - 45 - 67');
  });

  test('leaves anything else unchanged', () => {
    expect(formatPhone('88005500500')).toBe('88005500500');
  });
});

describe('glueFigures', () => {
  test.each([
    ['Смартфон Ладога 12, 256 ГБ', 'Смартфон Ладога\u00a012, 256\u00a0ГБ'],
    ['Ладога 14 Про', 'Ладога\u00a014 Про'],
    ['Роутер 4', 'Роутер\u00a04'],
    // Two figures may part: a name in one piece would not fit.
    ['Ладога 12 256 ГБ', 'Ладога\u00a012 256\u00a0ГБ'],
    ['Ладога 12345', 'Ладога 12345'],
    ['Ладога 12Х', 'Ладога 12Х'],
    ['', ''],
  ])('writes %s as %s', (name, glued) => {
    expect(glueFigures(name)).toBe(glued);
  });
});
