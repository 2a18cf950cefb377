import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { element, entry } from '#cms/builder/testing/sample-content';
import { startFakeGateway, type FakeGateway } from './fake-gateway';
import { runSite, startSite, type SiteProcess } from './site-process';

const PAGES = '/api/v3/content/page';
const KEY = 'f1a790f8c3204b3b8c5c1795aeac4660';
const SECRET = 'a-secret-of-the-webhook';

let space: FakeGateway;
let site: SiteProcess;

beforeAll(async () => {
  space = await startFakeGateway();
  const blocks = [
    element('Site:text', { version: 1, html: '<p>Слова из Builder.io</p>', lead: true }),
    element('Image', { image: 'https://cdn.builder.io/a', width: 400, height: 300, altText: 'Кот' }),
    element('Custom Code', { code: '<script>window.owned = true</script>' }),
    element('Form:Form', {}),
  ];
  space.answers.set(PAGES, { body: { results: [entry('/about', blocks, { title: 'О нас' })] } });
  site = await startSite({
    CONTENT_SOURCE: 'builder',
    BUILDER_API_KEY: KEY,
    BUILDER_API_URL: space.origin,
    BUILDER_WEBHOOK_SECRET: SECRET,
  });
});

const ASSETS = 'build/client/assets';
const scripts = readdirSync(ASSETS)
  .filter((file) => file.endsWith('.js'))
  .map((file) => ({ file, text: readFileSync(path.join(ASSETS, file), 'utf8') }));
/** The files with Builder.io's own code. */
const builderFiles = scripts
  .filter(({ text }) => text.includes('@builder.io/sdk:Element'))
  .map(({ file }) => file);

describe('a site of Builder.io', () => {
  test('shows a page, asked for by path, region and audience', async () => {
    const page = await site.send({ path: '/about' });
    expect(page.status).toBe(200);
    expect(page.body).toContain('Слова из Builder.io');
    expect(page.body).toMatch(/<img src="\/media\/builder\/[\w-]+\.jpg\?w=480"[^>]*width="400" height="300"/);
    expect(page.body).not.toContain('owned');
    const [call] = space.callsTo(PAGES).filter(({ query }) => query.get('limit') === '10');
    expect(call?.query.get('apiKey')).toBe(KEY);
    expect(JSON.parse(call?.query.get('userAttributes') ?? '')).toEqual({
      urlPath: '/about',
      region: 'moscow',
      audience: 'b2c',
    });
  });

  test('reports what could not be mapped to those who check the page', async () => {
    const report = await site.send({
      path: '/about?componentCheck',
      headers: { accept: 'application/json' },
    });
    expect(report.body).toContain('Builder: Custom Code');
  });

  test('leads on where it has a form and the operator none for the page: the server is not said to be away', async () => {
    const { body } = await site.send({ path: '/about' });
    expect(body).toContain('Здесь пока нельзя написать');
    expect(body).toContain('href="/help/contacts"');
    expect(body).not.toContain('Сервер временно недоступен');
  });

  test('has none of its code on a page, and lets none of it run', async () => {
    expect(builderFiles.length).toBeGreaterThan(0);
    const { body, headers } = await site.send({ path: '/about' });
    for (const file of builderFiles) expect(body).not.toContain(file);
    const askers = scripts.filter(({ text }) => builderFiles.some((file) => text.includes(file)));
    expect(askers.map(({ file }) => file).filter((file) => !file.startsWith('start-editing'))).toEqual([]);
    expect(body).not.toContain(KEY);
    expect(headers['content-security-policy']).not.toContain('unsafe-');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('answers 404 for a page that the space does not have', async () => {
    space.answers.set('/api/v3/content/other', { body: { results: [] } });
    const kept = space.answers.get(PAGES);
    space.answers.set(PAGES, { body: { results: [] } });
    expect((await site.send({ path: '/no-such-page' })).status).toBe(404);
    if (kept) space.answers.set(PAGES, kept);
  });
});

describe('the webhook of the space', () => {
  const post = (secret: string | null) =>
    site.send({
      method: 'POST',
      path: '/builder/published',
      headers: secret === null ? {} : { authorization: `Bearer ${secret}` },
    });
  const publish = (words: string) =>
    space.answers.set(PAGES, {
      body: { results: [entry('/about', [element('Text', { text: words })], { title: 'О нас' })] },
    });

  test('makes what was published visible within a second', async () => {
    publish('<p>До публикации</p>');
    expect((await post(SECRET)).status).toBe(202);
    await sleep(1100);
    await site.send({ path: '/about' });
    publish('<p>После публикации</p>');
    expect((await post(SECRET)).status).toBe(202);
    await sleep(900);
    expect((await site.send({ path: '/about' })).body).toContain('После публикации');
  });

  test.each([null, '', 'another-secret-of-16'])('is refused with the secret %j', async (secret) => {
    const before = site.events('builder-published').length;
    expect((await post(secret)).status).toBe(401);
    expect(site.events('builder-published')).toHaveLength(before);
  });

  test('a thousand replayed ones ask the API no more than a few times', async () => {
    await site.send({ path: '/about' });
    const before = space.callsTo(PAGES).length;
    const statuses = await Promise.all(Array.from({ length: 1000 }, async () => (await post(SECRET)).status));
    expect(new Set(statuses)).toEqual(new Set([202]));
    for (let visit = 0; visit < 20; visit += 1)
      expect((await site.send({ path: '/about' })).status).toBe(200);
    expect(space.callsTo(PAGES).length - before).toBeLessThan(10);
  });

  test('is taken by nobody without a secret of its own, or with another source', async () => {
    const other = await startSite({});
    const answer = await other.send({ method: 'POST', path: '/builder/published' });
    expect(answer.status).not.toBe(202);
    await other.stop();
  });
});

describe("the page of Builder.io's editor", () => {
  test.each([
    '/studio/builder/about',
    '/studio/builder/a/b?builder.frameEditing=page',
    '/about?builder.preview=page',
    '/?builder.frameEditing=page',
  ])('answers at %s', async (path) => {
    const { status, headers, body } = await site.send({ path });
    expect(status).toBe(200);
    expect(body).toContain('builder-editing-data');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain(
      'frame-ancestors https://builder.io https://*.builder.io',
    );
  });

  test('leaves the policy of every other page as it was', async () => {
    const { headers, body } = await site.send({ path: '/about?builder.previews=page' });
    expect(body).not.toContain('builder-editing-data');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('stands in its frame alone, is kept by nobody, and runs own files only', async () => {
    const { status, headers, body } = await site.send({ path: '/studio/builder?builder.preview=page' });
    expect(status).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('frame-ancestors https://builder.io https://*.builder.io');
    expect(policy).toMatch(/script-src 'nonce-[^']+' 'self'(;| )/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).not.toContain('strict-dynamic');
    const json = /<script id="builder-editing-data"[^>]*>(.*?)<\/script>/s.exec(body)?.[1];
    const page = z
      .object({ apiKey: z.string(), components: z.array(z.object({ kind: z.string() })) })
      .parse(JSON.parse(json ?? ''));
    expect(page.apiKey).toBe(KEY);
    expect(new Set(page.components.map(({ kind }) => kind))).toEqual(new Set(['block', 'flow']));
  });

  test('does not exist on a site that takes its content elsewhere', async () => {
    const unasked = await startFakeGateway();
    const other = await startSite({ BUILDER_API_KEY: KEY, BUILDER_API_URL: unasked.origin });
    expect((await other.send({ path: '/studio/builder' })).status).toBe(404);
    expect((await other.send({ path: '/about' })).status).toBe(200);
    expect(unasked.calls).toEqual([]);
    await other.stop();
  });
});

test('without a key the site does not start, and says what is missing', async () => {
  const { code, errors } = await runSite({ CONTENT_SOURCE: 'builder' });
  expect(code).toBe(1);
  expect(errors).toContain('CONTENT_SOURCE: builder needs BUILDER_API_KEY');
});
