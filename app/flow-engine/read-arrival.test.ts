import { expect, test } from 'vitest';
import { readArrival } from './read-arrival';

const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36';
const TABLET =
  'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1';
const COMPUTER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';

const arrive = (source: string, { query = '', agent = '' } = {}) => {
  const headers = new Headers(agent === '' ? {} : { 'user-agent': agent });
  return readArrival({ source }, { url: `http://moscow.localhost/pay${query}`, headers }, 'moscow');
};

test.each([
  [PHONE, 'phone'],
  [TABLET, 'tablet'],
  [COMPUTER, 'computer'],
  [CRAWLER, ''],
  ['', ''],
  [`${'x'.repeat(100_000)}`, ''],
])('the device of «%.40s» is «%s»', (agent, device) => {
  expect(arrive('', { agent })).toEqual({ region: 'moscow', device, source: '' });
});

test('the source is what the script says, else what the address says; of anything else nothing', () => {
  const query = '?utm_medium=email';
  expect(arrive('search', { query }).source).toBe('search');
  expect(arrive('', { query }).source).toBe('mailing');
  expect(arrive('79261112233', { query }).source).toBe('mailing');
  expect(arrive('Иванов').source).toBe('');
});
