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

/** `/a` and `/a/b` of `/a/b/c`. */
function listFolders(path: string): string[] {
  const names = path.split('/').slice(1, -1);
  return names.map((_, at) => `/${names.slice(0, at + 1).join('/')}`);
}

async function isPage(path: string, hops = 3): Promise<boolean> {
  const { status, headers } = await site.send({ path });
  if (status === 301 && hops > 0) return isPage(headers.location ?? '', hops - 1);
  return status === 200;
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

  test.each(['/a\\b', '/%5cevil.example', '/a%2fb', '/a%2Fb', '/a%00b', '/%ff', '/%e0%80%af', '/%', '/%zz'])(
    '%.40s is refused with 400',
    async (path) => {
      expect((await site.send({ path })).status).toBe(400);
    },
  );

  test.each([
    `/${'/'.repeat(7800)}`,
    `/api/unite/v1/news/info?page=${'/'.repeat(7800)}x`,
    `/?${'a'.repeat(6001)}`,
  ])('%.40s is refused with 414', async (path) => {
    expect((await site.send({ path })).status).toBe(414);
  });

  test.each(['/a\u0000b', 'http://evil.example/', '*', 'tariffs'])(
    '%j as a raw target is never answered with a page',
    async (target) => {
      expect(await sendTarget(target)).toMatch(/^HTTP\/1\.1 (400|404|421)/);
    },
  );

  test.each([
    ['/tariffs/all/', '/tariffs/all'],
    ['/tariffs/all/?utm_source=mail', '/tariffs/all?utm_source=mail'],
    ['/Tariffs/All', '/tariffs/all'],
    ['/Tariffs/All?utm_source=mail', '/tariffs/all?utm_source=mail'],
    ['/index.html', '/'],
    ['/tariffs/all/index.html', '/tariffs/all'],
    ['/tariffs/all.html', '/tariffs/all'],
    ['/services/antispam', '/services/antispam.html'],
    ['/SERVICES/Antispam.html', '/services/antispam.html'],
    ['/pay', '/pay/topup'],
    ['/tariffs/home', '/forhome'],
    ['/sim', '/esim/order'],
    ['/internet', '/internet/options'],
    ['/evil.example//', '/evil.example/'],
  ])('%s leads by 301 to the page at %s', async (path, location) => {
    const { status, headers } = await site.send({ path });
    expect([status, headers.location]).toEqual([301, location]);
  });

  test('of a folder that pages lie in is a page, or leads to one', async () => {
    const { body } = await site.send({ path: '/sitemap.xml' });
    const paths = [...body.matchAll(/<loc>([^<]+)</g)].map(([, address = '']) => new URL(address).pathname);
    const folders = new Set(paths.flatMap(listFolders));
    expect(folders.size).toBeGreaterThan(15);
    const lost: string[] = [];
    for (const folder of folders) if (!(await isPage(folder))) lost.push(folder);
    expect(lost).toEqual([]);
  });

  test('of a page that there is not leads nowhere, however it is spelled', async () => {
    const paths = ['/no/such/page', '/No/Such/Page.html', '/no-such/index.html', '/services/no-such'];
    const answers = await Promise.all(paths.map((path) => site.send({ path })));
    expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
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
