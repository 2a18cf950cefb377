import { describe, expect, test } from 'vitest';
import { fromFormFields, toFormFields } from './form-fields';

describe('form fields', () => {
  test('read back what was written', () => {
    const body = { id: '7', __otp: { code: '1', msisdn: '2' }, visit: ['01.12.2026', '10:30'], packs: ['a'] };

    expect(fromFormFields(toFormFields(body))).toEqual(body);
  });

  test('leave out what is empty', () => {
    expect(toFormFields({ a: undefined, b: null, c: '' })).toEqual([['c', '']]);
  });

  test('write numbers and flags as text', () => {
    expect(toFormFields({ n: 3, yes: true, no: false })).toEqual([
      ['n', '3'],
      ['yes', '1'],
      ['no', '0'],
    ]);
  });

  test('read a repeated name as a list', () => {
    expect(
      fromFormFields([
        ['a', '1'],
        ['a', '2'],
        ['a', '3'],
      ]),
    ).toEqual({ a: ['1', '2', '3'] });
  });

  test('do not let a name reach the prototype', () => {
    const read = fromFormFields([['__proto__[isAdmin]', '1']]);

    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect(Object.keys(read)).toEqual(['__proto__']);
  });
});
