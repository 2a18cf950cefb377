import { beforeAll, describe, expect, test } from 'vitest';
import { startSite, type SiteProcess } from './site-process';

/** What a stranger can vary in a request makes no page of its own in the cache (trust.md, 19). */
const VARIANTS = 50;

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite();
  await site.send({ path: '/about' });
});

/** How many of these requests a kept page answered. */
async function countKept(requests: { host?: string; cookie?: string }[]): Promise<number> {
  let last = '';
  for (const { host = 'moscow.localhost', cookie = '' } of requests) {
    const { status, headers } = await site.send({ path: '/about', host, headers: { cookie } });
    expect(status).toBe(200);
    last = String(headers['x-request-id']);
  }
  await site.waitFor('request', ({ request }) => request === last);
  return site
    .events('request')
    .slice(-requests.length)
    .filter(({ cached }) => cached === true).length;
}

describe('a kept page', () => {
  test('answers whatever mark of the cookie notice a visitor sends', async () => {
    const marks = Array.from({ length: VARIANTS }, (_, number) => ({ cookie: `cookie_notice=1:${number}` }));
    expect(await countKept(marks)).toBe(VARIANTS);
  });

  test('answers on all hosts of one region, however they are written', async () => {
    const hosts = ['localhost', 'www.localhost', 'MOSCOW.localhost', 'any.localhost', '127.0.0.1'];
    expect(await countKept(hosts.map((host) => ({ host })))).toBe(hosts.length);
  });

  test('without the notice answers those alone who have closed this version of it', async () => {
    const cookie = 'cookie_notice=1:closed';
    const closed = await site.send({ path: '/about', headers: { cookie } });
    const open = await site.send({ path: '/about' });
    expect([open.body, closed.body].map((body) => body.includes('data-cookie-notice'))).toEqual([
      true,
      false,
    ]);
    expect(await countKept([{ cookie }, { cookie: '' }, { cookie: 'cookie_notice=2:closed' }])).toBe(3);
  });
});
