import { describe, expect, test } from 'vitest';
import { msisdn } from './msisdn';
import { toMsisdn } from './msisdn-digits';

const NUMBER = '79161234567';

describe('a phone number', () => {
  test.each([
    '79161234567',
    '+79161234567',
    '89161234567',
    '9161234567',
    '+7 916 123-45-67',
    '8 (916) 123-45-67',
    '+7(916)123 45 67',
    ' 7.916.123.45.67 ',
    '+7\u00a0916\u00a0123\u201345\u201367',
    '8-916-123-45-67',
    'тел. 89161234567',
  ])('is 11 digits however it was typed: %j', (typed) => {
    expect(msisdn().parse(typed)).toBe(NUMBER);
  });

  test.each([
    '',
    ' ',
    'номер',
    '916123456',
    '791612345678',
    '+7 916 123-45-6',
    '+1 916 123 45 67',
    '69161234567',
    '0079161234567',
    '7',
    '٧٩١٦١٢٣٤٥٦٧',
    '７９１６１２３４５６７',
    '+7 916 123-45-67 доб. 5',
    '79161234567,79161234568',
  ])('is refused: %j', (typed) => {
    expect(msisdn().safeParse(typed).success).toBe(false);
  });

  test.each([79161234567, null, undefined, {}, ['79161234567']])(
    'is refused when it is no text: %j',
    (value) => {
      expect(msisdn().safeParse(value).success).toBe(false);
    },
  );

  test('once clean stays as it is', () => {
    expect(toMsisdn(toMsisdn('8 (916) 123-45-67'))).toBe(NUMBER);
    expect(msisdn().parse(msisdn().parse('9161234567'))).toBe(NUMBER);
  });
});
