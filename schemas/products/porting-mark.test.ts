import { expect, test } from 'vitest';
import { PORTING_COOKIE, readPortingMark, toPortingCookie } from './porting-mark';

const mark = { tariff: 'start', homeInternet: 'dlya-svoih', pathname: '/tariffs/all/start' };

test('[ANLT-410] the cookie has its name, lives as long as the browser is open, and is read again', () => {
  const cookie = toPortingCookie(mark, true);
  expect(cookie).toMatch(/^mnp_tariff=[^;]+; Path=\/; SameSite=Lax; Secure$/);
  expect(readPortingMark(cookie.slice(PORTING_COOKIE.length + 1).split(';')[0] ?? null)).toEqual(mark);
});

test.each([null, '', '%', 'null', '7', '[]', '{}', '{"pathname":"//evil.test"}', '{"pathname":7}'])(
  'anything else is no mark: %s',
  (value) => {
    expect(readPortingMark(value)).toBeNull();
  },
);
