import { beforeAll, describe, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
});

const originOf = (host = 'moscow.localhost') => `http://${host}:${site.port}`;
const NOTICE = 'data-cookie-notice';
const SIXTY_DAYS = 60 * 24 * 60 * 60;

describe('the cookie notice', () => {
  const close = (version: string, referer?: string) =>
    site.send({
      path: '/cookie-notice',
      method: 'POST',
      body: new URLSearchParams({ version }).toString(),
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: originOf(),
        ...(referer === undefined ? {} : { referer }),
      },
    });

  test('[SHELL-204][SHELL-203] is there when its cookie is absent, with a button that closes it', async () => {
    const { body } = await site.send({ path: '/about' });
    expect(body).toContain(NOTICE);
    expect(body).toMatch(/<form method="post" action="\/cookie-notice"/);
    expect(body).toContain('name="version" value="1"');
  });

  test('[SHELL-206][SHELL-207] when closed stores its version and a mark for 60 days, and leads back', async () => {
    const { status, headers } = await close('1', `${originOf()}/about?utm_source=mail`);
    expect([status, headers.location]).toEqual([303, '/about?utm_source=mail']);
    const [cookie = ''] = headers['set-cookie'] ?? [];
    expect(decodeURIComponent(cookie)).toMatch(/^\w+=1:closed;/);
    expect(cookie).toContain(`Max-Age=${SIXTY_DAYS}`);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('[SHELL-205] stays away with the cookie of its own version, and comes back for another one', async () => {
    const [stored = ''] = ((await close('1')).headers['set-cookie'] ?? []).map(
      (cookie) => cookie.split(';', 1)[0] ?? '',
    );
    const withCookie = async (cookie: string) =>
      (await site.send({ path: '/about', headers: { cookie } })).body;
    expect(await withCookie(stored)).not.toContain(NOTICE);
    expect(await withCookie(stored.replace('1', '0'))).toContain(NOTICE);
    expect(await withCookie(`${stored}x`)).toContain(NOTICE);
    expect(await withCookie('cookie_notice=%')).toContain(NOTICE);
    expect(await withCookie(stored)).not.toContain(NOTICE);
  });

  test.each([
    'https://evil.example/about',
    'http://moscow.localhost.evil.example/',
    '//evil.example/',
    'nonsense',
    'javascript:alert(1)',
  ])('leads to the main page, never off the site, from the Referer %s', async (referer) => {
    expect((await close('1', referer)).headers.location).toBe('/');
  });

  test('never leads off the site by a Referer of its own host', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/%0d%0aSet-Cookie:a=b', '/%5cevil.example']) {
      const { headers } = await close('1', `${originOf()}${path}`);
      const target = new URL(String(headers.location), originOf());
      expect([path, target.origin]).toEqual([path, originOf()]);
    }
  });

  test.each(['', ' ', 'a;b', '1\r\nSet-Cookie: a=b', 'x'.repeat(21), '<script>'])(
    'refuses the version %j',
    async (version) => {
      const { status, headers } = await close(version);
      expect([status, headers['set-cookie']]).toEqual([400, undefined]);
    },
  );

  test('answers a body that is no form with 4xx', async () => {
    const headers = { origin: originOf(), 'content-type': 'multipart/form-data; boundary=x' };
    for (const body of ['', '--x', '--x\r\nContent-Disposition: form-data; name="version"\r\n\r\n1']) {
      const { status } = await site.send({ path: '/cookie-notice', method: 'POST', headers, body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('the way to another region', () => {
  const go = (code: string, referer?: string, host = 'moscow.localhost') =>
    site.send({ path: `/region/${code}`, host, headers: referer === undefined ? {} : { referer } });

  test('leads to the same page there', async () => {
    const { status, headers } = await go('spb', `${originOf()}/tariffs/all?utm_source=mail`);
    expect([status, headers.location]).toEqual([
      302,
      `${originOf('spb.localhost')}/tariffs/all?utm_source=mail`,
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('leads to the main page there when it has no such page', async () => {
    expect((await go('spb', `${originOf()}/nope`)).headers.location).toBe(`${originOf('spb.localhost')}/`);
    expect((await go('spb')).headers.location).toBe(`${originOf('spb.localhost')}/`);
  });

  test('keeps a corporate visitor corporate', async () => {
    const { headers } = await go('spb', undefined, 'corp.localhost');
    expect(headers.location).toBe(`${originOf('corp.spb.localhost')}/`);
  });

  test.each([
    'https://evil.example/about',
    '//evil.example/about',
    'http://moscow.localhost.evil.example/about',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('never leads off the site by the Referer %s', async (referer) => {
    expect((await go('spb', referer)).headers.location).toBe(`${originOf('spb.localhost')}/`);
  });

  test.each(['nope', 'constructor', '..%2fspb', 'SPB', 'evil.example'])(
    'does not know the region %s',
    async (code) => {
      const { status, headers } = await go(code);
      expect(headers.location).toBeUndefined();
      expect([400, 404]).toContain(status);
    },
  );
});

describe('an old browser', () => {
  const OLD = 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko';

  test('[SHELL-25][SHELL-27][SHELL-23] sees the old-browser page at any address, also when the page is cached', async () => {
    await site.send({ path: '/about' });
    for (const path of ['/about', '/', '/nope']) {
      const { status, body } = await site.send({ path, headers: { 'user-agent': OLD } });
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain('Ваш браузер устарел');
    }
    expect((await site.send({ path: '/about' })).body).not.toContain('Ваш браузер устарел');
  });
});
