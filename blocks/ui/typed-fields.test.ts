import { describe, expect, test } from 'vitest';
import { formatTypedDate, formatWholeDate, fromIsoDate, toIsoDate } from './typed-date';
import { formatTypedTime } from './typed-time';

/** The text of a field after each key. */
const typeKeys = (mask: (typed: string) => string, keys: string) =>
  [...keys].reduce((text, key) => mask(text + key), '');

describe('a date that is typed', () => {
  test.each([
    ['01022026', '01.02.2026'],
    ['01.02.2026', '01.02.2026'],
    ['1.2.2026', '01.02.2026'],
    ['1/2/2026', '01.02.2026'],
    ['31 12 1999', '31.12.1999'],
    ['0102202699', '01.02.2026'],
    ['а1б2', '12'],
    ['.', ''],
  ])('[FORM-428] key by key as %s stands there as %s', (keys, text) => {
    expect(typeKeys(formatTypedDate, keys)).toBe(text);
  });

  test('loses one digit with every Backspace, and no dot stands in the way', () => {
    const seen: string[] = [];
    for (let text = '01.02.2026'; text !== ''; text = formatTypedDate(text.slice(0, -1))) seen.push(text);
    expect(seen).toEqual([
      '01.02.2026',
      '01.02.202',
      '01.02.20',
      '01.02.2',
      '01.02.',
      '01.02',
      '01.0',
      '01.',
      '01',
      '0',
    ]);
  });

  test.each([
    ['2026-11-24', '24.11.2026'],
    ['2026-11-24T10:00:00Z', '24.11.2026'],
    ['2026/1/2', '02.01.2026'],
    ['24.11.2026', '24.11.2026'],
    ['4-1-2026', '04.01.2026'],
    [' 24.11.2026 г.', '24.11.2026'],
    ['5 марта 2026 г.', '05.03.2026'],
    ['5 мая 2026', '05.05.2026'],
    ['17 сент. 2026', '17.09.2026'],
    ['24112026', '24.11.2026'],
    ['5 брюмера 2026', '52.02.6'],
    ['', ''],
  ])('is understood when it is pasted as «%s»', (pasted, text) => {
    expect(formatWholeDate(pasted)).toBe(text);
  });

  test('goes to the browser’s calendar and back', () => {
    expect([toIsoDate('24.11.2026'), fromIsoDate('2026-11-24')]).toEqual(['2026-11-24', '24.11.2026']);
    expect([toIsoDate('24.11.20'), fromIsoDate('')]).toEqual(['', '']);
  });
});

describe('a time that is typed', () => {
  const DIGITS = '0123456789';
  const takenAfter = (text: string) =>
    [...DIGITS]
      .filter((digit) => formatTypedTime(text + digit).replace(/\D/g, '').length > text.length)
      .join('');

  test('[FORM-433] takes 0 to 2 for its first digit', () => {
    expect(takenAfter('')).toBe('012');
  });

  test('[FORM-434] takes 0 to 3 for its second after a 2, and any after a 0 or a 1', () => {
    expect([takenAfter('0'), takenAfter('1'), takenAfter('2')]).toEqual([DIGITS, DIGITS, '0123']);
  });

  test('[FORM-435] takes 0 to 5 for its third, and any for its fourth', () => {
    expect(takenAfter('23')).toBe('012345');
    expect([...DIGITS].map((digit) => formatTypedTime(`12:3${digit}`))).toEqual(
      [...DIGITS].map((digit) => `12:3${digit}`),
    );
  });

  test.each([
    ['1430', '14:30'],
    ['14:30', '14:30'],
    ['143055', '14:30'],
    ['2960', '20'],
    ['99', ''],
  ])('key by key as %s stands there as %s', (keys, text) => {
    expect(typeKeys(formatTypedTime, keys)).toBe(text);
  });

  test('of one digit of hours is understood when it is pasted', () => {
    expect(formatTypedTime('9:30')).toBe('09:30');
  });
});
