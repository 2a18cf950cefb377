import { beforeAll, describe, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';

const PHONE = '79161234567';
const CANARIES = [PHONE, '+7 (916) 123-45-67', 'ivanova@mail.example', 'Канарейкина', '4509 123456'];

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: 'trace' });
});

describe('the log', () => {
  test('is one JSON object a line, with level, time and event', async () => {
    for (const path of ['/', '/nope', '/a%2fb', '//x', '/region/spb', '/dev-demo/broken', '/500'])
      await site.send({ path });
    await site.waitFor('request', ({ path }) => path === '/500');
    // The addresses and the first account, for whoever started it, come before the log.
    const lines = site.output.filter((line) => !/^(\S+:\s+https?:\/\/|Первый вход:)/.test(line));
    expect(lines.length).toBeGreaterThan(7);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({
        level: expect.any(String),
        time: expect.any(String),
        event: expect.any(String),
      });
    }
  });

  test('has one line for each request, with the id that the answer carries', async () => {
    for (const path of ['/about', '/about', '/nope', '//about']) {
      const { headers, status } = await site.send({ path });
      const id = headers['x-request-id'];
      expect(await site.waitFor('request', ({ request }) => request === id)).toMatchObject({
        method: 'GET',
        status,
      });
      expect(site.events('request').filter(({ request }) => request === id)).toHaveLength(1);
    }
  });

  test('names the whole path of what is served from a folder', async () => {
    const path = '/media/og/default.png';
    const { headers, status } = await site.send({ path });
    const id = headers['x-request-id'];
    expect(await site.waitFor('request', ({ request }) => request === id)).toMatchObject({
      path,
      status: 200,
    });
    expect(status).toBe(200);
  });

  test('has no query, no cookie, no Referer, no body and nothing personal', async () => {
    const query = new URLSearchParams({ phone: PHONE, q: CANARIES.join(' ') }).toString();
    const personal = encodeURIComponent(CANARIES.join(' '));
    const headers = {
      cookie: `a=${personal}`,
      referer: `http://moscow.localhost:${site.port}/?${query}`,
      'x-name': personal,
    };
    for (const path of [
      '/',
      '/about',
      '/search',
      '/nope',
      '//about',
      '/region/spb',
      '/api/unite/v1/common/page/info',
    ]) {
      for (const flag of [
        '',
        '&nocache=1',
        '&componentCheck',
        `&utm_hide_section=${PHONE}`,
        `&utm_additional_banner=${PHONE}`,
      ]) {
        await site.send({ path: `${path}?${query}${flag}`, headers });
      }
    }
    await site.send({
      path: `/cookie-notice?${query}`,
      method: 'POST',
      body: query,
      headers: {
        ...headers,
        origin: `http://moscow.localhost:${site.port}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    const last = await site.send({ path: '/?last' });
    await site.waitFor('request', ({ request }) => request === last.headers['x-request-id']);
    const text = site.output.join('\n');
    expect(site.events('request').length).toBeGreaterThan(30);
    for (const canary of [...CANARIES, ...CANARIES.map(encodeURIComponent), 'phone=', 'utm_', '9161234567']) {
      expect([canary, text.includes(canary)]).toEqual([canary, false]);
    }
  });

  test('says what was wrong with a page, block by block', async () => {
    await site.send({ path: '/dev-demo/broken?nocache=1' });
    await site.waitFor('content-finding', ({ code }) => code === 'unknown-type');
    const findings = site.events('content-finding');
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'unknown-type',
        page: '/dev-demo/broken',
        id: 'unknown',
        type: 'hologram',
        version: 1,
        pointer: '/type',
      }),
    );
    expect(findings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['unknown-type', 'invalid-props', 'newer-version', 'component-shape']),
    );
  });
});
