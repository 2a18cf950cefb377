import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { toPageKey, toRenderRequest } from './page-key';

function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method, headers: { host: 'Moscow.localhost:3000', ...headers } });
  return toPageKey(request);
}

describe('the key of a page', () => {
  test('is its host, path and the mark of the closed notice', () => {
    expect(ask('/about', { cookie: 'a=b; cookie_notice=1%3Aclosed' })).toEqual({
      ...{ host: 'moscow.localhost:3000', path: '/about', noticeMark: '1:closed' },
    });
  });

  test('is the same for any campaign parameter and any other cookie', () => {
    const plain = ask('/about');
    expect(ask('/about?utm_source=mail&yclid=1', { cookie: 'mid=42' })).toEqual(plain);
  });

  test.each([
    '/about?componentCheck',
    '/about?a=1&componentCheck=json',
    '/?utm_hide_section=hero',
    '/?utm_additional_banner=sea',
    '/about?nocache=1',
    '/about?_data=routes%2F%24',
  ])('does not exist for %s, which changes the page', (url) => {
    expect(ask(url)).toBeNull();
  });

  test.each([
    '//about',
    '/a/../b/%2e',
    '/a b',
    '/<script>',
    '/about\\x',
    'http://evil.test/',
    '/api/x',
    '/media/a.svg',
    '/preview/token',
    '/Preview/token',
  ])('does not exist for %s, which is no plain path of a page', (url) => {
    expect(ask(url)).toBeNull();
  });

  test('is refused for a long hostile path as fast as for a short one', () => {
    // A pattern that backtracks would not come back from this one.
    expect(ask(`/${'a'.repeat(5000)}%`)).toBeNull();
    expect(ask(`/${'a'.repeat(5000)}`)?.path).toHaveLength(5001);
  });

  test('does not exist for anything but reading', () => {
    expect(ask('/about', {}, 'POST')).toBeNull();
  });

  test('takes no mark that the site did not write', () => {
    expect(ask('/about', { cookie: `cookie_notice=${encodeURIComponent('<img src=x>')}` })?.noticeMark).toBe(
      '',
    );
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
