import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { CachedPage, chooseEncoding } from './cached-page';

const TEXT = 'Связь, на которую можно положиться. '.repeat(50);

describe('a kept page', () => {
  test('gives the same text in every encoding', async () => {
    const page = new CachedPage(Buffer.from(TEXT), '', 0);
    expect((await page.encode('identity')).body.toString()).toBe(TEXT);
    const [br, gzip] = await Promise.all([page.encode('br'), page.encode('gzip')]);
    expect(brotliDecompressSync(br.body).toString()).toBe(TEXT);
    expect(gunzipSync(gzip.body).toString()).toBe(TEXT);
  });

  test('compresses once', () => {
    const page = new CachedPage(Buffer.from(TEXT), '', 0);
    expect(page.encode('br')).toBe(page.encode('br'));
  });

  test('says how many bytes it sends, in which encoding', async () => {
    const page = new CachedPage(Buffer.from(TEXT), '', 0);
    const { body, headers } = await page.encode('br');
    expect(headers).toEqual([
      ...page.headers,
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(body.byteLength),
      'Content-Encoding',
      'br',
    ]);
  });

  test('has each encoding at hand once it was asked for, and the plain text from the start', async () => {
    const page = new CachedPage(Buffer.from(TEXT), '', 0);
    expect([page.findEncoded('identity')?.body.toString(), page.findEncoded('gzip')]).toEqual([TEXT, null]);
    const bytes = await page.encode('gzip');
    expect(page.findEncoded('gzip')).toBe(bytes);
  });

  test('names its policy, its tag, what the site always says and what it varies by, and is asked for anew each time', () => {
    const facts = { notice: '', changesAt: null };
    const page = new CachedPage(Buffer.from(TEXT), "default-src 'self'", 0, facts, { 'X-Site': 'one' });
    expect(page.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(page.headers).toEqual([
      'X-Site',
      'one',
      'Content-Security-Policy',
      "default-src 'self'",
      'Cache-Control',
      'no-cache',
      'Vary',
      'Accept-Encoding, Cookie, User-Agent',
      'ETag',
      page.etag,
    ]);
  });

  test('counts two fifths more than its text, for its compressed forms', () => {
    expect(new CachedPage(Buffer.alloc(1001), '', 0).size).toBe(1402);
  });

  test('has another tag when the text or the policy is another', () => {
    const tags = [
      new CachedPage(Buffer.from('a'), 'p', 0),
      new CachedPage(Buffer.from('b'), 'p', 0),
      new CachedPage(Buffer.from('a'), 'q', 0),
    ].map((page) => page.etag);
    expect(new Set(tags).size).toBe(3);
  });

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
    ['br;q=0,gzip;q=0.0', 'identity'],
  ])('answers «%s» with %s', (accepted, encoding) => {
    expect(chooseEncoding(accepted)).toBe(encoding);
  });
});
