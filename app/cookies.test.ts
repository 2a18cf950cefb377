import { describe, expect, test } from 'vitest';
import { COOKIE_LIFETIMES, COOKIES, readCookie, writeCookie } from './cookies';

describe('the cookies of the site', () => {
  test('[PAGE-114] live for one of exactly five times', () => {
    expect(Object.keys(COOKIE_LIFETIMES)).toEqual(['year', 'days60', 'days30', 'day', 'minutes30']);
  });

  test('[PAGE-116] count 60 seconds, 60 minutes and 24 hours', () => {
    expect(COOKIE_LIFETIMES).toEqual({
      year: 365 * 86_400,
      days60: 60 * 86_400,
      days30: 30 * 86_400,
      day: 86_400,
      minutes30: 30 * 60,
    });
  });

  test('[PAGE-115] have their lifetimes in one map', () => {
    const lifetimes = Object.fromEntries(
      Object.values(COOKIES).map(({ name, lifetime }) => [name, lifetime]),
    );
    expect(lifetimes).toEqual({
      region: 'year',
      segment: 'year',
      mid: 'year',
      utm_source: 'days30',
      promised_phone: 'days60',
      cookie_notice: 'days60',
      dismissed_banner: 'day',
      ab_visitor: 'days60',
      order_draft: 'minutes30',
    });
  });

  test.each(['utmSource', 'orderDraft', 'anonymousId'] as const)(
    'write %s with the lifetime of the map',
    (key) => {
      const header = writeCookie(key, 'value', { secure: false });
      expect(header).toContain(`Max-Age=${COOKIE_LIFETIMES[COOKIES[key].lifetime]};`);
    },
  );

  test('come back as they were written', () => {
    const [pair] = writeCookie('cookieNotice', '1:closed; ё', { secure: true }).split(';');
    expect(readCookie(`a=b; ${pair}; c=d`, 'cookieNotice')).toBe('1:closed; ё');
  });

  test('count as absent when they are malformed or not there', () => {
    expect(readCookie('cookie_notice=%E0%A4%A', 'cookieNotice')).toBeNull();
    expect(readCookie(undefined, 'cookieNotice')).toBeNull();
  });

  test('are out of reach of scripts and of other sites', () => {
    expect(writeCookie('region', 'spb', { secure: true })).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  });
});
