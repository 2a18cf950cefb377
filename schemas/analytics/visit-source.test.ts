import { describe, expect, test } from 'vitest';
import { toCampaignSource, toReferrerSource } from './visit-source';

describe('the source of a visit', () => {
  test.each([
    ['utm_source=yandex&utm_medium=cpc', 'ads'],
    ['utm_source=yandex', 'ads'],
    ['utm_source=vk&utm_medium=cpm', 'ads'],
    ['utm_source=vk', 'social'],
    ['utm_source=promo&utm_medium=Email', 'mailing'],
    ['utm_source=sms', 'mailing'],
    ['utm_source=google&utm_medium=organic', 'search'],
    ['utm_campaign=spring', 'other'],
    [`utm_source=${encodeURIComponent('Иван, 79261112233')}`, 'other'],
    ['utm_hide_section=hero&id=7', null],
    ['utm_source=', null],
    ['', null],
  ])('of the marks «%s» is %s', (query, source) => {
    expect(toCampaignSource(new URLSearchParams(query))).toBe(source);
  });

  test.each([
    ['', 'direct'],
    ['https://yandex.ru/', 'search'],
    ['https://www.google.com/', 'search'],
    ['https://ya.ru/', 'search'],
    ['https://away.vk.com/', 'social'],
    ['https://t.me/', 'social'],
    ['https://mail.yandex.ru/', 'mailing'],
    ['https://news.example/', 'other'],
    ['https://notyandex.example/', 'other'],
    ['https://spb.site.ru/tariffs', null],
    ['https://site.ru/', null],
  ])('of the page before, «%s», is %s', (referrer, source) => {
    expect(toReferrerSource(referrer, 'moscow.site.ru')).toBe(source);
  });
});
