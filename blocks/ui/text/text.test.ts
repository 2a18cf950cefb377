import { describe, expect, test } from 'vitest';
import { formatDate } from './format-date';
import { formatNumber } from './format-number';
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

const LOOKS_OF_INTL = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'short', day: 'numeric', month: 'long' },
  short: { day: '2-digit', month: '2-digit', year: 'numeric' },
  'date-time': { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;
const withoutNbsp = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  [7.25, 1],
  [7, 1],
  [0.04, 1],
  [54.3, 0],
  [1234.56, 1],
  [1234567, 0],
])(
  'formatNumber writes %s with %s digits after the comma as tables of languages have it',
  (value, digits) => {
    const format = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: digits });
    expect(formatNumber(value, digits)).toBe(format.format(value));
  },
);

describe('formatDate', () => {
  test.each(['date', 'day', 'short', 'date-time', 'time'] as const)(
    'writes a moment by the clock of Moscow, as tables of languages and zones have it: %s',
    (look) => {
      const format = new Intl.DateTimeFormat('ru-RU', { ...LOOKS_OF_INTL[look], timeZone: 'Europe/Moscow' });
      const days = Array.from({ length: 400 }, (_, day) => Date.UTC(2026, 0, 1) + day * 25.3 * 3_600_000);
      const texts = days.map((at) => formatDate(new Date(at).toISOString(), { look }));
      expect(texts.map(withoutNbsp)).toEqual(days.map((at) => withoutNbsp(format.format(at))));
    },
  );

  test('keeps a date without a time on its day', () => {
    expect(formatDate('2026-11-01', { look: 'short' })).toBe('01.11.2026');
    expect(formatDate('2026-11-01')).toBe('1\u00a0ноября 2026\u00a0г.');
  });

  test('keeps the day and its month on one line', () => {
    expect(formatDate('2026-11-01', { look: 'day' })).toBe('вс, 1\u00a0ноября');
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
