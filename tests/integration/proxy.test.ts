import { beforeAll, describe, expect, test } from 'vitest';
import { attributesOf } from '#tests/http-client';
import { startSite, type SiteProcess } from './site-process';
import { readFirstAccount, signInFirst, visit } from './studio-visit';

/** One proxy stands before the site and adds its entry; what stands before that entry is the visitor's own word. */
let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: '1' });
});

const guess = (forwardedFor: string, login = 'admin') =>
  visit(site).send({
    path: '/studio/sign-in',
    form: { login, password: 'wrong', to: '' },
    headers: { 'x-forwarded-for': forwardedFor },
  });

describe('behind a proxy', () => {
  test('who guesses passwords is stopped, whatever addresses they make up', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 12; number += 1) {
      statuses.push((await guess(`10.0.0.${number}, 198.51.100.1`)).status);
    }
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)]);
    expect((await guess('198.51.100.1, 198.51.100.2')).status).toBe(400);
  });

  test('all addresses of an IPv6 network count as one', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 6; number += 1) {
      statuses.push((await guess(`2001:db8:1:2:${number}::${number}`)).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await guess('2001:db8:1:3::1')).status).toBe(400);
  });

  test('the journal has refused sign-ins, with no login that nobody has and with no password', async () => {
    const { login } = readFirstAccount(site);
    const admin = await signInFirst(site);
    await guess('198.51.100.20', 'my-secret-password');
    const { body } = await admin.send({ path: '/studio/audit?action=sign-in-refused' });
    const rows = [...body.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = '']) => row);
    expect(rows.filter((row) => row.includes('Неизвестный логин'))).toHaveLength(1);
    expect(rows.filter((row) => row.includes(`<td>${login}</td>`)).length).toBeGreaterThan(10);
    expect(body).not.toContain('my-secret-password');
    expect(body).not.toContain('wrong');
  });

  test('routes are asked on the host that the guard has seen', async () => {
    const headers = { 'x-forwarded-host': 'evil.example, spb.localhost' };
    const page = await site.send({ path: '/about?nocache=1', host: 'inner.example', headers });
    expect(attributesOf(page.body, 'link', 'href')).toContain('http://spb.localhost/about');
    const sitemap = await site.send({ path: '/sitemap.xml', host: 'inner.example', headers });
    expect(sitemap.body).toContain('http://spb.localhost/');
    expect(sitemap.body).not.toContain('evil.example');
    const refused = { 'x-forwarded-host': 'moscow.localhost, evil.example' };
    expect((await site.send({ path: '/about', headers: refused })).status).toBe(421);
  });

  test.each([{ 'x-forwarded-host': 'localhost:99999' }, { 'x-forwarded-host': 'localhost:port' }])(
    'a host that cannot be is refused: %o',
    async (headers) => {
      expect((await site.send({ path: '/about?nocache=1', headers })).status).toBe(421);
    },
  );

  test.each(['javascript', 'http://x', ''])('a scheme that is none is refused: %j', async (scheme) => {
    const headers = { 'x-forwarded-proto': scheme };
    expect((await site.send({ path: '/about?nocache=1', headers })).status).toBe(400);
  });
});
