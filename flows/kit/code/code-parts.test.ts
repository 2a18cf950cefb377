import { describe, expect, test } from 'vitest';
import { findCode, NO_CODE, toPartSizes, typeCode } from './code-parts';
import { shouldCheckNumber } from './check-number';

describe('a code while it is typed', () => {
  const one = toPartSizes('one', 6);
  const two = toPartSizes('two', 6);

  test('[CODE-116][CODE-416] stands in one field', () => {
    expect(one).toEqual([6, 0]);
    expect(typeCode(NO_CODE, 0, '123456', one).join('')).toBe('123456');
  });

  test('[CODE-117][CODE-417] stands in two parts of three digits, joined into one code', () => {
    expect(two).toEqual([3, 3]);
    const typed = typeCode(typeCode(NO_CODE, 0, '123', two), 1, '456', two);
    expect(typed).toEqual(['123', '456']);
    expect(typed.join('')).toBe('123456');
  });

  test.each([4, 5, 7, 8])('[CODE-418] of %i digits stands in one field whatever was asked for', (length) => {
    expect(toPartSizes('two', length)).toEqual([length, 0]);
  });

  test('[CODE-114][CODE-414] takes six digits and no more', () => {
    expect(typeCode(NO_CODE, 0, '12345678', one).join('')).toBe('123456');
    expect(typeCode(NO_CODE, 0, '12345678', two)).toEqual(['123', '456']);
  });

  test.each(['12a', 'a1b2', '1-2', ' 1 2 '])('[CODE-115][CODE-415] takes the digits alone of %j', (typed) => {
    expect(typeCode(NO_CODE, 0, typed, one)[0]).toBe('12');
    expect(typeCode(NO_CODE, 1, typed, two)).toEqual(['', '12']);
  });

  test('goes on into the second part when the first is full, and is mended part by part', () => {
    expect(typeCode(['123', ''], 0, '1234', two)).toEqual(['123', '4']);
    expect(typeCode(['123', '456'], 0, '13', two)).toEqual(['13', '456']);
    expect(typeCode(['123', '456'], 1, '45', two)).toEqual(['123', '45']);
  });

  test('is found in what is pasted, the whole SMS too', () => {
    expect(findCode('123456', 6)).toBe('123456');
    expect(findCode('123 456', 6)).toBe('123456');
    expect(findCode('Код подтверждения: 123456. Действует 3 минуты', 6)).toBe('123456');
    expect(findCode('12345', 6)).toBeNull();
    expect(findCode('', 6)).toBeNull();
  });
});

describe('the check of a number by its code', () => {
  const whole = { msisdn: '79261112233', code: '1234', codeLength: 4, previous: null };

  test('runs for a whole number with a whole code', () => {
    expect(shouldCheckNumber(whole)).toBe(true);
  });

  test.each(['', '7926', '7926111223', '89261112233', '792611122334'])(
    '[CODE-122] does not run for %j, which is no number of full length',
    (msisdn) => expect(shouldCheckNumber({ ...whole, msisdn })).toBe(false),
  );

  test.each(['', '123', '12345', 'abcd'])('[CODE-123] does not run with the code %j of four digits', (code) =>
    expect(shouldCheckNumber({ ...whole, code })).toBe(false),
  );

  test('[CODE-124] does not run for the number that was checked before', () => {
    expect(shouldCheckNumber({ ...whole, previous: whole.msisdn })).toBe(false);
    expect(shouldCheckNumber({ ...whole, previous: '79269998877' })).toBe(true);
  });
});
