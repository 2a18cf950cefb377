import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CheckedSite } from './checked-site';
import { findFaults, makePage, openCheckedDemo } from './testing/checked-demo';

let site: CheckedSite;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ site, close } = await openCheckedDemo());
  await redirect('/old', '/older');
  await redirect('/older', '/checked');
  await redirect('/chain', '/tariffs/all');
});
afterAll(() => close());

/** Publishes a redirect, as the read table has it. */
async function redirect(path: string, to: string): Promise<void> {
  const body = JSON.stringify({ uuid: null, redirect301: to, components: [] });
  await site.store
    .insertInto('page')
    .values({ path, body, audience: 'b2c', region: '', version: path, listed: 0, updated_at: '' })
    .execute();
}

const leadTo = (to: unknown) => findFaults(site, { to }, { kind: 'redirect' });

describe('a redirect', () => {
  test.each([
    '/tariffs/all',
    '/tariffs/all?from=old#prices',
    'http://spb.localhost/new',
    'https://site.example.test/',
  ])('to %s is as it should be', async (to) => {
    expect(await leadTo(to)).toEqual([]);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://localhost.evil.example/',
    'http://moscow.localhost@evil.example/',
    '/\t/evil.example',
    '',
    'evil',
    null,
    5,
  ])('to %j is refused', async (to) => {
    expect(await leadTo(to)).toEqual([
      expect.objectContaining({
        code: 'redirect-refused',
        severity: 'error',
        at: '/redirect301',
        regions: 'all',
      }),
    ]);
  });

  test.each(['/checked', '/checked/', '/checked?a=1', '/old'])(
    'to %s is a circle, and refused',
    async (to) => {
      expect(await leadTo(to)).toMatchObject([
        { code: 'redirect-loop', severity: 'error', at: '/redirect301' },
      ]);
    },
  );

  test('to another one takes two hops, which a warning says', async () => {
    expect(await leadTo('/chain')).toMatchObject([{ code: 'redirect-chain', severity: 'warning' }]);
  });

  test('to a page that is not published is a dead link', async () => {
    expect(await leadTo('/no/such')).toMatchObject([
      { code: 'dead-link', severity: 'warning', at: '/redirect301' },
    ]);
  });

  test('of a page itself is judged the same, and nothing else of that page is', async () => {
    const page = makePage([{ type: 'hologram' }], { redirect301: '/old' });
    expect((await findFaults(site, page)).map(({ code }) => code)).toEqual(['redirect-loop']);
  });
});
