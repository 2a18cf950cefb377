import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HttpAnswer } from '#tests/http-client';
import { attributesOf } from '#tests/http-client';
import { noteFigure } from '#tests/trust-figures';
import { startSite, type SiteProcess } from './site-process';

let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ GALLERY: '1' });
});

const PAGES = [
  '/',
  '/tariffs/all',
  '/help',
  '/news',
  '/roaming',
  '/corp',
  '/esim/order',
  '/nope',
  '/403',
  '/500',
  '/dev/blocks',
];
const CHECKED = ['/?componentCheck', '/dev-demo/broken?componentCheck'];
/** One address of every other kind of answer. */
const OTHERS: [string, string][] = [
  ['a redirect of a spelling', '//about'] as [string, string],
  ['a refused address', '/a%2fb'] as [string, string],
  ['a data answer', '/about?_data=routes%2F%24'] as [string, string],
  ['a check report', '/?componentCheck=json'] as [string, string],
  ['a content call', '/api/unite/v1/common/layout/get'] as [string, string],
  ['a missing asset', '/assets/nope.js'] as [string, string],
  ['a picture', '/media/hero-main-desktop.svg'] as [string, string],
  ['the sitemap', '/sitemap.xml'] as [string, string],
  ['robots', '/robots.txt'] as [string, string],
  ['a region redirect', '/region/spb'] as [string, string],
  ['the old-browser page', '/old-browser'] as [string, string],
  ['liveness', '/healthz'] as [string, string],
];

/** Answers whose headers were looked at and found right. */
let safeAnswers = 0;

function expectSafe({ headers }: HttpAnswer): void {
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(headers['permissions-policy']).toContain('camera=()');
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('server');
  safeAnswers += 1;
}

const policyOf = ({ headers }: HttpAnswer) => String(headers['content-security-policy']);
const scriptSources = (answer: HttpAnswer) =>
  /script-src ([^;]*)/.exec(policyOf(answer))?.[1]?.split(' ') ?? [];

test.each(['/sim/teleport', '/sim/dynamic'])(
  'a page that reads a barcode lets its own scripts use the camera, kept or not: %s',
  async (path) => {
    for (const _ of ['rendered', 'kept']) {
      const { headers } = await site.send({ path });
      expect(headers['permissions-policy']).toContain('camera=(self)');
      expect(headers['permissions-policy']).not.toContain('camera=()');
      expect(headers['permissions-policy']).toContain('microphone=()');
    }
  },
);

describe('the headers of', () => {
  afterAll(() =>
    noteFigure(21, 'headers', `${safeAnswers} answers of ${OTHERS.length + 3} kinds have them all`),
  );

  test.each([...PAGES, ...CHECKED])(
    'the page %s, rendered and from the cache, keep it out of frames and foreign hands',
    async (path) => {
      for (const answer of [await site.send({ path }), await site.send({ path })]) {
        expectSafe(answer);
        expect(policyOf(answer)).toContain("default-src 'none'");
        expect(policyOf(answer)).toContain("frame-ancestors 'none'");
        expect(policyOf(answer)).toContain("base-uri 'none'");
        expect(policyOf(answer)).not.toMatch(/unsafe-|\*|http:/);
      }
    },
  );

  test.each(OTHERS)('%s (%s) do so too', async (_kind, path) => {
    expectSafe(await site.send({ path }));
  });

  test('a refused host and a refused post do so too', async () => {
    expectSafe(await site.send({ path: '/', host: 'evil.example' }));
    expectSafe(await site.send({ path: '/', method: 'POST', headers: { origin: 'https://evil.example' } }));
  });

  test('a site behind HTTPS ask for HTTPS from then on', async () => {
    const secure = await startSite({ PUBLIC_SCHEME: 'https' });
    for (const path of ['/', '/', '/nope']) {
      const answer = await secure.send({ path });
      expect(answer.headers['strict-transport-security']).toMatch(/^max-age=\d{8}; includeSubDomains/);
      expect(policyOf(answer)).toContain('upgrade-insecure-requests');
    }
    expect((await site.send({ path: '/' })).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the policy of scripts', () => {
  test.each([...PAGES, ...CHECKED])(
    'of %s allows exactly the scripts that the page itself has',
    async (path) => {
      const answer = await site.send({ path });
      const sources = scriptSources(answer);
      const scripts = [...answer.body.matchAll(/<script\b([^>]*)>/g)].map(
        ([, attributes = '']) => attributes,
      );
      const run = scripts.filter((attributes) => !attributes.includes('application/ld+json'));
      const nonce = sources.find((source) => source.startsWith("'nonce-"))?.slice(7, -1);
      // A shared page lists its inline scripts by hash and takes the others from its own files.
      const isShared = nonce === undefined;
      for (const attributes of run) {
        const isAllowed = attributes.includes('src="/assets/')
          ? sources.includes("'self'")
          : sources.some((source) => source.startsWith("'sha256-"));
        expect(isShared ? isAllowed : attributes.includes(`nonce="${nonce}"`)).toBe(true);
      }
      if (isShared) expect(answer.body).not.toContain('nonce=');
    },
  );

  test('has another nonce in every answer that has one', async () => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 10; visit += 1) {
      for (const path of ['/nope', '/?componentCheck', '/?nocache=1']) {
        for (const source of scriptSources(await site.send({ path }))) {
          if (source.startsWith("'nonce-")) nonces.add(source);
        }
      }
    }
    expect(nonces.size).toBe(30);
    noteFigure(22, 'nonces', `30 answers with a nonce: ${nonces.size} different ones`);
  });

  test('needs no event handlers and no style attributes: no page has any', async () => {
    for (const path of [...PAGES, ...CHECKED]) {
      const { body } = await site.send({ path });
      const tags = body.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '').match(/<[a-z][^>]*>/gi) ?? [];
      expect(tags.length).toBeGreaterThan(10);
      expect([path, ...tags.filter((tag) => /\s(style|on[a-z]+)=/i.test(tag))]).toEqual([path]);
      expect(body).not.toMatch(/<style\b|javascript:/i);
    }
  });

  test('gives a page with nothing interactive the script of the shell alone', async () => {
    const { body } = await site.send({ path: '/privacy' });
    expect(body).toContain('<h1');
    const kinds = attributesOf(body, 'script', 'type').filter((type) => type !== 'application/ld+json');
    expect(kinds).toEqual(['module']);
    expect(attributesOf(body, 'script', 'src')).toEqual([expect.stringMatching(/\/start-page-[\w-]+\.js$/)]);
    // And what it shares with others: nothing of React or of flows.
    const preloads = [...body.matchAll(/rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
    expect(preloads).toEqual([expect.stringMatching(/\/shared-[\w-]+\.js$/)]);
    expect(attributesOf(body, 'script', 'data-later')).toEqual([]);
  });
});

describe('a post', () => {
  const own = () => `http://moscow.localhost:${site.port}`;
  const send = (headers: Record<string, string>, path = '/cookie-notice') =>
    site.send({
      path,
      method: 'POST',
      body: 'version=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://moscow.localhost' },
    { origin: 'https://evil.example' },
    { origin: 'http://spb.localhost' },
    { origin: 'null' },
    { origin: '' },
    { referer: 'https://evil.example/' },
    {},
  ])('that another site made the browser send is refused: %o', async (headers) => {
    for (const path of [
      '/cookie-notice',
      '/',
      '/tariffs/all',
      '/api/unite/v1/common/layout/get',
      '/cookie-notice?_data=routes%2Fcookie-notice',
    ]) {
      const { status, headers: answered } = await send(headers, path);
      expect([path, status, answered['set-cookie']]).toEqual([path, 403, undefined]);
    }
  });

  test('of the same origin is accepted', async () => {
    expect((await send({ 'sec-fetch-site': 'same-origin', origin: own() })).status).toBe(303);
    expect((await send({ origin: own() })).status).toBe(303);
    expect((await send({ 'sec-fetch-site': 'none' })).status).toBe(303);
  });

  test.each(['PUT', 'DELETE', 'PATCH'])('and so is every other changing method: %s', async (method) => {
    expect((await site.send({ path: '/', method, headers: { origin: 'https://evil.example' } })).status).toBe(
      403,
    );
  });
});
