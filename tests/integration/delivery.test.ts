import { beforeAll, describe, expect, test } from 'vitest';
import { mapFewAtOnce } from '#tests/few-at-once';
import { attributesOf } from '#tests/http-client';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

const originOf = (host: string) => `http://${host}:${site.port}`;

describe('a page', () => {
  test.each(['br', 'gzip'])('travels compressed when asked: %s', async (encoding) => {
    const plain = await site.send({ path: '/tariffs/all' });
    for (const path of ['/tariffs/all', '/tariffs/all?nocache=1']) {
      const { headers, bytes, body } = await site.send({ path, headers: { 'accept-encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toMatch(/accept-encoding/i);
      expect(bytes.byteLength).toBeLessThan(plain.bytes.byteLength / 3);
      expect(body).toContain('<h1');
    }
  });

  test('travels plain when nothing else is accepted', async () => {
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', '']) {
      const { headers, body } = await site.send({ path: '/about', headers: { 'accept-encoding': accepted } });
      expect([accepted, headers['content-encoding']]).toEqual([accepted, undefined]);
      expect(body).toContain('<h1');
    }
  });

  test('that the visitor has already is not sent again', async () => {
    const { headers, body } = await site.send({ path: '/about' });
    const known = await site.send({ path: '/about', headers: { 'if-none-match': String(headers.etag) } });
    expect([known.status, known.bytes.byteLength, known.headers.etag]).toEqual([304, 0, headers.etag]);
    const other = await site.send({ path: '/about', headers: { 'if-none-match': 'W/"another"' } });
    expect([other.status, other.body]).toEqual([200, body]);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const get = await site.send({ path: '/about' });
    const head = await site.send({ path: '/about', method: 'HEAD' });
    expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
    expect(head.headers['content-type']).toBe(get.headers['content-type']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });

  test('is the same for every visitor: no header and no campaign mark leaves a trace in it', async () => {
    const clean = await site.send({ path: '/about' });
    const odd = await site.send({
      path: '/about?utm_source=%3Cscript%3E&gclid=1',
      headers: {
        'accept-language': 'de',
        referer: 'https://evil.example/',
        cookie: 'mid=canary; other=1',
        'x-forwarded-host': 'evil.example',
        'user-agent': 'canary-agent',
        origin: 'https://evil.example',
      },
    });
    expect(odd.body).toBe(clean.body);
    expect((await site.send({ path: '/about' })).body).toBe(clean.body);
    expect(clean.headers).not.toHaveProperty('set-cookie');
  });
});

describe('a built file', () => {
  test('is kept for a year, since its name changes with it', async () => {
    const { body } = await site.send({ path: '/' });
    const files = [...attributesOf(body, 'link', 'href'), ...attributesOf(body, 'script', 'src')].filter(
      (file) => file.startsWith('/assets/'),
    );
    expect(files.length).toBeGreaterThan(2);
    for (const path of files) {
      const { status, headers } = await site.send({ path });
      expect([path, status, headers['cache-control']]).toEqual([
        path,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  test.each([
    '/search?q=a',
    '/roaming',
    '/roaming/world',
    '/shop/phones',
    '/news',
    '/tariffs/all',
    '/services',
  ])('comes without React on a page that shows no flow at once: %s', async (path) => {
    const { body } = await site.send({ path });
    const scripts = attributesOf(body, 'link', 'href').filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => /\/(react|flow-parts)-/.test(file))).toEqual([]);
  });

  test('is one of the build: no folder, no manifest, no source map', async () => {
    for (const path of [
      '/assets/',
      '/assets/.vite/manifest.json',
      '/.vite/manifest.json',
      '/.vite/script-manifest.json',
      '/assets/nope.js',
      '/server/main.js',
    ]) {
      expect([path, (await site.send({ path })).status]).toEqual([path, 404]);
    }
  });

  test('of styles comes with the others of its page under one address, and only as the build has them', async () => {
    const { body } = await site.send({ path: '/' });
    const styles = attributesOf(body, 'link', 'href').filter((file) => file.endsWith('.css'));
    const [common = '', own = ''] = styles;
    expect(styles.length).toBeLessThanOrEqual(3);
    expect((await site.send({ path: common })).body).toContain('--color-text');
    const [first = ''] = own.replace('/assets/styles/', '').split('.');
    for (const name of ['', '.css', 'nope1234.css', `${first}.${first}.css`, `${first}.nope1234.css`]) {
      expect([name, (await site.send({ path: `/assets/styles/${name}` })).status]).toEqual([name, 404]);
    }
    expect((await site.send({ path: `/assets/styles/${first}.css` })).status).toBe(200);
  });

  test('travels compressed too', async () => {
    const { body } = await site.send({ path: '/' });
    const path = attributesOf(body, 'link', 'href').find((file) => file.endsWith('.css')) ?? '';
    const { headers } = await site.send({ path, headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
  });
});

describe('what search engines read', () => {
  test.each(['moscow.localhost', 'spb.localhost', 'corp.localhost'])(
    'the sitemap of %s has absolute addresses of that host, all of them pages',
    async (host) => {
      const { status, headers, body } = await site.send({ path: '/sitemap.xml', host });
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
      expect(addresses.length).toBeGreaterThan(5);
      expect(addresses.filter((address) => !address.startsWith(`${originOf(host)}/`))).toEqual([]);
      expect(new Set(addresses).size).toBe(addresses.length);
      const answers = await mapFewAtOnce(addresses, async (address) => {
        const { pathname } = new URL(address);
        const answer = await site.send({ path: pathname, host });
        const isCanonical = attributesOf(answer.body, 'link', 'href').includes(address);
        return { address, code: answer.status, isCanonical };
      });
      expect(answers.filter(({ code, isCanonical }) => code !== 200 || !isCanonical)).toEqual([]);
    },
  );

  test('the sitemap leaves out pages that are not to be found', async () => {
    const { body } = await site.send({ path: '/sitemap.xml' });
    expect(body).not.toMatch(/dev-demo|\/test\//);
  });

  test('goods have a sitemap of their own, which robots.txt names: all of them pages of the region', async () => {
    const host = 'spb.localhost';
    const { body: robots } = await site.send({ path: '/robots.txt', host });
    expect(robots).toContain(`Sitemap: ${originOf(host)}/sitemap-shop.xml`);
    const { body } = await site.send({ path: '/sitemap-shop.xml', host });
    const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(addresses.length);
    const answers = await mapFewAtOnce(addresses.slice(0, 10), async (address) => {
      const { pathname, search } = new URL(address);
      const answer = await site.send({ path: `${pathname}${search}`, host });
      const isCanonical = attributesOf(answer.body, 'link', 'href').includes(address);
      const isHidden = /<meta name="robots" content="[^"]*noindex/.test(answer.body);
      return { address, code: answer.status, isCanonical, isHidden };
    });
    const isRight = ({ code, isCanonical, isHidden }: (typeof answers)[number]) =>
      code === 200 && isCanonical && !isHidden;
    expect(answers.filter((answer) => !isRight(answer))).toEqual([]);
  });

  test('a host without a shop has no sitemap of goods', async () => {
    const host = 'corp.localhost';
    const { body } = await site.send({ path: '/robots.txt', host });
    expect(body).not.toContain('sitemap-shop');
    expect((await site.send({ path: '/sitemap-shop.xml', host })).status).toBe(404);
  });

  test.each(['moscow.localhost', 'spb.localhost'])(
    'robots.txt of %s names the sitemap of that host',
    async (host) => {
      const { status, body } = await site.send({ path: '/robots.txt', host });
      expect(status).toBe(200);
      expect(body).toContain(`Sitemap: ${originOf(host)}/sitemap.xml`);
      expect(body).toMatch(/^User-agent: \*$/m);
      expect(body).not.toMatch(/^Disallow: \/$/m);
    },
  );

  test('a page that failed is not to be indexed', async () => {
    const { body } = await site.send({ path: '/nope' });
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(body).not.toContain('rel="canonical"');
  });
});

describe('the operations addresses', () => {
  test('answer on any host and are never kept', async () => {
    for (const [path, text] of [
      ['/healthz', 'ok\n'],
      ['/readyz', 'ready\n'],
    ] as const) {
      const { status, headers, body } = await site.send({ path, host: '10.0.0.7' });
      expect([status, body, headers['cache-control']]).toEqual([200, text, 'no-store']);
    }
  });

  test('/metrics counts requests and names no path of a visitor', async () => {
    await site.send({ path: '/canary-path' });
    const { status, headers, body } = await site.send({ path: '/metrics' });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toMatch(/http_request_seconds_count\{method="GET",kind="page",status="404"\} \d+/);
    expect(body).not.toContain('canary-path');
  });
});
