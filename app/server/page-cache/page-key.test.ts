import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { toPageKey, toRenderRequest } from './page-key';

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { host: 'Moscow.localhost:3000', ...headers } });
  return toPageKey(request, findHome);
}

/** Every region's label stands for itself; without a port too. */
const findHome = (header: string) => {
  const host = header.toLowerCase();
  const [, port] = host.split(':');
  return host.endsWith('.test') ? null : { host, port: port === undefined ? null : Number(port) };
};

describe('the key of a page', () => {
  test('is its host, path and the mark of the closed notice', () => {
    expect(ask('/about', { cookie: 'a=b; cookie_notice=1%3Aclosed' })).toEqual({
      host: 'moscow.localhost:3000',
      path: '/about',
      query: '',
      noticeMark: '1:closed',
      isUsualPort: false,
    });
  });

  test('has the host that the visitor is at home on, and says whether its port is the own one', () => {
    expect(ask('/about', { host: 'SPB.localhost' })).toMatchObject({
      host: 'spb.localhost',
      isUsualPort: true,
    });
    expect(ask('/about', { host: 'evil.test' })).toBeNull();
  });

  test('is the same for any campaign parameter and any other cookie', () => {
    const plain = ask('/about');
    expect(ask('/about?utm_source=mail&yclid=1', { cookie: 'mid=42' })).toEqual(plain);
  });

  test.each([
    '/about?componentCheck',
    '/about?builder.preview=page',
    '/about?a=1&builder.frameEditing=page',
    '/about?a=1&componentCheck=json',
    '/?utm_hide_section=hero',
    '/?utm_additional_banner=sea',
    '/about?nocache=1',
    '/about?_data=routes%2F%24',
  ])('does not exist for %s, which changes the page', (url) => {
    expect(ask(url)).toBeNull();
  });

  test.each(['//about', '/a/../b/%2e', '/a b', '/<script>', '/about\\x', 'http://evil.test/', '/api/x'])(
    'does not exist for %s, which is no plain path of a page',
    (url) => {
      expect(ask(url)).toBeNull();
    },
  );

  test('is refused for a long hostile path as fast as for a short one', () => {
    // A pattern that backtracks would not come back from this one.
    expect(ask(`/${'a'.repeat(5000)}%`)).toBeNull();
    expect(ask(`/${'a'.repeat(5000)}`)?.path).toHaveLength(5001);
  });

  test('does not exist for anything but reading', () => {
    expect(ask('/about', {}, 'POST')).toBeNull();
    expect(ask('/about', {}, 'HEAD')).toEqual(ask('/about'));
  });

  test.each(['<img src=x>', '<1:closed', '1:closed>', 'x'.repeat(41)])(
    'takes no mark that the site did not write: %s',
    (mark) => {
      expect(ask('/about', { cookie: `cookie_notice=${encodeURIComponent(mark)}` })?.noticeMark).toBe('');
    },
  );

  test.each([
    ['/tariffs/all/compare?ids=start,maksimum', '?ids=start,maksimum'],
    ['/tariffs/all/compare?utm_source=mail&only=differences&ids=start&foo=1', '?ids=start&only=differences'],
    ['/tariffs/all/compare?ids=start&ids=maksimum', '?ids=start&ids=maksimum'],
    ['/services?filter=internet', '?filter=internet'],
    ['/tariffs/all/sam-soberi?traffic=30&calls=500', '?calls=500&traffic=30'],
    ['/services?filters=internet&kids=2', ''],
  ])('holds what blocks read of %s, in one spelling: %j', (url, query) => {
    const key = ask(url);
    expect(key?.query).toBe(query);
    expect(key && toRenderRequest(key).url).toBe(`http://moscow.localhost:3000${url.split('?')[0]}${query}`);
  });

  test.each([
    '/tariffs/all/compare?ids=%3Cscript%3E',
    '/tariffs/all/compare?ids=a%20b',
    '/services?filter=%D0%B4%D0%BE%D0%BC',
    `/services?filter=${'a'.repeat(5000)}`,
    `/services?${'filter=a&'.repeat(30)}`,
  ])('does not exist for %.60s, which no link of the site says', (url) => {
    expect(ask(url)).toBeNull();
  });

  test('makes a request that carries nothing else', () => {
    const key = ask('/about', { cookie: 'session=secret; cookie_notice=1%3Aclosed', 'user-agent': 'x' });
    const request = key && toRenderRequest(key);
    expect(request?.url).toBe('http://moscow.localhost:3000/about');
    expect([...(request?.headers ?? [])]).toEqual([
      ['accept', 'text/html'],
      ['cookie', 'cookie_notice=1%3Aclosed'],
    ]);
  });
});
