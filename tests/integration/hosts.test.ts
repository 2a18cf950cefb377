import { request as openRequest } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { attributesOf } from '#tests/http-client';
import { noteFigure } from '#tests/trust-figures';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ ROOT_HOSTS: 'localhost,site.test' });
});

/** Sends exactly these header lines. */
function sendRaw(headers: string[], path = '/'): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: site.port, path, agent: false, setHost: false };
    const request = openRequest({ ...options, headers });
    request.on('error', reject);
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.end();
  });
}

describe('the host of a request', () => {
  test.each([
    'localhost',
    'moscow.localhost',
    'LOCALHOST',
    'Spb.LocalHost',
    'www.localhost',
    'corp.localhost',
    'corp.spb.localhost',
    'b2b.localhost',
    '127.0.0.1',
    'site.test',
    'tatarstan.site.test',
  ])('%s is served', async (host) => {
    expect((await site.send({ path: '/', host })).status).toBe(200);
  });

  test.each([
    'evil.example',
    'localhost.evil.example',
    'evil-localhost',
    'notlocalhost',
    'moscow.localhost.',
    'site.test.ru',
    'moscow.localhost@evil.example',
    'evil.example/localhost',
    'evil.example#.localhost',
    'мосва.localhost',
    '10.0.0.1',
    'moscow.localhost evil.example',
    'localhost,evil.example',
    '..',
    '-',
    '%6cocalhost',
    '[::2]',
  ])('%s is refused with 421', async (host) => {
    expect((await site.send({ path: '/', host: Buffer.from(host).toString('latin1') })).status).toBe(421);
  });

  test('must be named, and with a port that is one', async () => {
    expect(await sendRaw(['Host', 'localhost:99999999'])).toBe(421);
    expect(await sendRaw(['Host', 'localhost:99999'])).toBe(421);
    expect(await sendRaw(['Host', 'localhost:80:80'])).toBe(421);
    expect(await sendRaw(['Host', ''])).toBe(421);
    expect(await sendRaw([])).toBe(400);
  });

  test('is refused on every kind of address, and no page of it is kept', async () => {
    const paths = ['/', '/tariffs/all', '/api/unite/v1/common/layout/get', '/sitemap.xml', '/nope'];
    for (const path of paths) {
      expect((await site.send({ path, host: 'evil.example' })).status).toBe(421);
      expect((await site.send({ path, host: 'evil.example' })).status).toBe(421);
    }
    noteFigure(17, 'strange-host', `${paths.length} kinds of address, each asked twice: all answer 421`);
  });

  test.each([
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-host': 'spb.localhost', 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
    { forwarded: 'host=evil.example;proto=https' },
    {
      'x-forwarded-for': '10.0.0.1',
      'x-original-url': '/403',
      'x-rewrite-url': '/403',
      'x-http-method-override': 'POST',
    },
  ])('is not changed by forwarded headers: %o', async (headers) => {
    const plain = await site.send({ path: '/about' });
    const forwarded = await site.send({ path: '/about', headers });
    expect(forwarded.status).toBe(200);
    expect(forwarded.body).toBe(plain.body);
    const fresh = await site.send({ path: '/about?nocache=1', headers });
    expect(attributesOf(fresh.body, 'link', 'href')).toContain(`http://moscow.localhost:${site.port}/about`);
  });

  test('[SHELL-202] without a region is at home on the host of Moscow', async () => {
    for (const host of ['localhost', 'www.localhost', '127.0.0.1']) {
      const { body } = await site.send({ path: '/about', host });
      expect(attributesOf(body, 'link', 'href')).toContain(`http://moscow.localhost:${site.port}/about`);
    }
  });

  test('[PAGE-06] and the path decide what a main page shows', async () => {
    const contentOf = async (host: string, path: string) =>
      /<main.*<\/main>/s.exec((await site.send({ path, host })).body)?.[0] ?? '';
    const pages = await Promise.all([
      contentOf('moscow.localhost', '/'),
      contentOf('spb.localhost', '/'),
      contentOf('corp.localhost', '/'),
      contentOf('moscow.localhost', '/corp'),
    ]);
    expect(pages.every((page) => page.includes('<h1'))).toBe(true);
    expect(new Set(pages).size).toBe(pages.length);
  });
});

describe('the host behind a trusted proxy', () => {
  test('is the forwarded one', async () => {
    const behind = await startSite({ TRUST_PROXY: '1' });
    const headers = { 'x-forwarded-host': 'spb.localhost' };
    const { body } = await behind.send({ path: '/about', host: 'inner.example', headers });
    expect(attributesOf(body, 'link', 'href')).toContain('http://spb.localhost/about');
    const refused = await behind.send({ path: '/about', headers: { 'x-forwarded-host': 'evil.example' } });
    expect(refused.status).toBe(421);
  });
});
