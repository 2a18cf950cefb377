import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

/** The status line that a raw request target gets. */
function sendTarget(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(site.port, '127.0.0.1');
    socket.setEncoding('utf8');
    socket.once('data', (text) => {
      socket.destroy();
      resolve(String(text).split('\r\n', 1)[0] ?? '');
    });
    socket.once('error', reject);
    socket.write(
      `GET ${target} HTTP/1.1\r\nHost: moscow.localhost:${site.port}\r\nConnection: close\r\n\r\n`,
    );
  });
}

describe('an address', () => {
  test.each([
    ['//tariffs/all', '/tariffs/all'],
    ['/tariffs//all', '/tariffs/all'],
    ['/./tariffs/all', '/tariffs/all'],
    ['/tariffs/./all', '/tariffs/all'],
    ['/tariffs/x/../all', '/tariffs/all'],
    ['/../../tariffs/all', '/tariffs/all'],
    ['/%2e%2e/tariffs/all', '/tariffs/all'],
    ['/tariffs/%61ll', '/tariffs/all'],
    ['/%74ariffs/%61%6c%6C', '/tariffs/all'],
    ['//evil.example/', '/evil.example/'],
    ['//evil.example/%2e%2e//a', '/a'],
    ['/tariffs//all?a=//b&c=%2f', '/tariffs/all?a=//b&c=%2f'],
  ])('%s is redirected to its one spelling, %s', async (path, location) => {
    const { status, headers } = await site.send({ path });
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('in another spelling keeps the method of a post', async () => {
    const headers = { origin: `http://moscow.localhost:${site.port}` };
    const { status } = await site.send({
      path: '//cookie-notice',
      method: 'POST',
      headers,
      body: 'version=1',
    });
    expect(status).toBe(308);
  });

  test.each([
    '/a\\b',
    '/%5cevil.example',
    '/a%2fb',
    '/a%2Fb',
    '/a%00b',
    '/%ff',
    '/%e0%80%af',
    '/%',
    '/%zz',
    `/${'a'.repeat(8001)}`,
  ])('%.40s is refused with 400', async (path) => {
    expect((await site.send({ path })).status).toBe(400);
  });

  test.each(['/a\u0000b', 'http://evil.example/', '*', 'tariffs'])(
    '%j as a raw target is never answered with a page',
    async (target) => {
      expect(await sendTarget(target)).toMatch(/^HTTP\/1\.1 (400|404|421)/);
    },
  );

  test('of a page may end with a slash', async () => {
    const [plain, slash] = await Promise.all(
      ['/tariffs/all', '/tariffs/all/'].map((path) => site.send({ path })),
    );
    expect([plain?.status, slash?.status]).toEqual([200, 200]);
  });

  test('in Cyrillic letters is looked up as it is read', async () => {
    const { status } = await site.send({ path: encodeURI('/нет такой страницы') });
    expect(status).toBe(404);
  });

  test.each([
    '/%252e%252e/corp',
    '/constructor',
    '/__proto__',
    '/hasOwnProperty',
    '/404',
    '/.env',
    '/package.json',
    '/assets/../package.json',
    '/media/%2e%2e/sandbox/README.md',
  ])('%s gives away nothing that is not a page', async (path) => {
    const { status } = await site.send({ path });
    expect([301, 404]).toContain(status);
  });
});
