import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { settleForwardedHeaders } from './forwarded-headers';

function settle(headers: IncomingHttpHeaders, hops: number) {
  const request: { headers: IncomingHttpHeaders } = { headers: { host: 'inner.test', ...headers } };
  return { isFine: settleForwardedHeaders(request, hops), headers: request.headers };
}

describe('the visitor behind proxies', () => {
  const list = { 'x-forwarded-for': '1.1.1.1, 2.2.2.2,3.3.3.3' };

  test.each([
    [1, '3.3.3.3'],
    [2, '2.2.2.2'],
    [3, '1.1.1.1'],
    [4, '1.1.1.1'],
  ])('with %d hops has the address that stands as far from the right', (hops, address) => {
    expect(settle(list, hops).headers['x-forwarded-for']).toBe(address);
  });

  test('is not asked for an address that the header repeats on another line', () => {
    const { headers } = settle({ 'x-forwarded-for': ['9.9.9.9', '3.3.3.3'].join(', ') }, 1);
    expect(headers['x-forwarded-for']).toBe('3.3.3.3');
  });

  test.each([
    ['203.0.113.7:4711', '203.0.113.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['2001:db8::1', '2001:db8::1'],
    ['unknown', undefined],
    ['1.1.1.1; DROP', undefined],
    ['', undefined],
  ])('has the address without a port, or none: %s', (entry, address) => {
    expect(settle({ 'x-forwarded-for': `6.6.6.6, ${entry}` }, 1).headers['x-forwarded-for']).toBe(address);
  });

  test('asks for the host that the outermost own proxy has seen', () => {
    const headers = { 'x-forwarded-host': 'evil.test, moscow.localhost:8080' };
    expect(settle(headers, 1).headers).toEqual({ host: 'moscow.localhost:8080' });
    expect(settle({ 'x-forwarded-host': 'spb.localhost' }, 2).headers).toEqual({ host: 'spb.localhost' });
  });

  test('is refused with a scheme that is none', () => {
    expect(settle({ 'x-forwarded-proto': 'https' }, 1)).toEqual({
      isFine: true,
      headers: { host: 'inner.test', 'x-forwarded-proto': 'https' },
    });
    expect(settle({ 'x-forwarded-proto': 'https, HTTP' }, 1).headers['x-forwarded-proto']).toBe('http');
    for (const scheme of ['javascript', '', 'http://', 'https, ']) {
      expect([scheme, settle({ 'x-forwarded-proto': scheme }, 1).isFine]).toEqual([scheme, false]);
    }
  });
});

test('without a proxy nothing of the forwarded headers is left', () => {
  const headers = {
    'x-forwarded-for': '1.1.1.1',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'x',
    'x-forwarded-port': '1',
    forwarded: 'host=evil.test',
  };
  expect(settle(headers, 0)).toEqual({ isFine: true, headers: { host: 'inner.test' } });
});
