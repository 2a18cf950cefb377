import { describe, expect, test } from 'vitest';
import { formatPhoneInput, isWholePhone, toAddedDigits, toCaret, toNationalDigits } from './phone-input';

describe('the phone field', () => {
  test.each([
    ['', '+7'],
    ['+7', '+7'],
    ['+7 (9', '+7 (9'],
    ['926', '+7 (926'],
    ['9261', '+7 (926) 1'],
    ['9261112', '+7 (926) 111 - 2'],
    ['926111223', '+7 (926) 111 - 22 - 3'],
    ['9261112233', '+7 (926) 111 - 22 - 33'],
    ['92611122334455', '+7 (926) 111 - 22 - 33'],
  ])('[CODE-401][CODE-402][CODE-212] shows %s as %s', (typed, shown) => {
    expect(formatPhoneInput(typed)).toBe(shown);
    expect(formatPhoneInput(shown)).toBe(shown);
  });

  test.each(['8', '7', '+78', '+77'])('[CODE-403] takes away %s typed first', (typed) => {
    expect(formatPhoneInput(typed)).toBe('+7');
  });

  test.each([
    '89261112233',
    '8 (926) 111-22-33',
    '+7 926 111 22 33',
    '7926 111-22-33',
    'тел.: 926-111-22-33',
  ])('[CODE-404][CODE-405] reduces the pasted %s to the number', (pasted) => {
    expect(toNationalDigits(pasted)).toBe('9261112233');
    expect(isWholePhone(pasted)).toBe(true);
  });

  test('keeps the caret behind the digit it stood behind', () => {
    expect(toCaret('+7 (926) 111 - 22 - 33', 4)).toBe('+7 (926'.length);
    expect(toCaret('+7', 5)).toBe(2);
  });

  test.each([
    ['+7 (926) 1', '+7 (926) 15', '5'],
    ['+7 (926) 1', '9+7 (926) 1', '9'],
    ['+7 (926) 1', '+7 (926333) 1', '333'],
    ['+7 (926) 1', '+7 (926) 1+7 915', '+7 915'],
    ['+7 (926) 1', '+7 (926) 1x', null],
    ['+7 (926) 1', '+7 (926) ', null],
    ['+7 (926) 1', '+7 (9', null],
    ['+7 (926) 1', '89151112233', null],
    ['+7 (926) 1', '+7 (926) 1', null],
  ])('sees what was added to %s to give %s', (text, typed, added) => {
    expect(toAddedDigits(text, typed)).toBe(added);
  });
});
