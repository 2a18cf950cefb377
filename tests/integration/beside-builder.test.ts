import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getNews } from '#schemas/gateway/news';
import { getMainPage } from '#schemas/gateway/page';
import { element, entry } from '#cms/builder/testing/sample-content';
import { startFakeGateway, type FakeGateway } from './fake-gateway';
import { startSite, type SiteProcess } from './site-process';
import { signInFirst, type StudioVisitor } from './studio-visit';

/** The own studio of a site whose pages come from Builder.io, or from the operator's API. */

let site: SiteProcess;
let space: FakeGateway;
let admin: StudioVisitor;
beforeAll(async () => {
  space = await startFakeGateway();
  const words = [element('Site:text', { version: 1, html: '<p>Слова из Builder.io</p>', lead: true })];
  const results = ['/', '/about', '/news'].map((path) => {
    return entry(path, words, { title: 'Страница', ...(path === '/' ? { type: 'root' } : {}) });
  });
  space.answers.set('/api/v3/content/page', { body: { results } });
  site = await startSite({
    CONTENT_SOURCE: 'builder',
    BUILDER_API_KEY: 'f1a790f8c3204b3b8c5c1795aeac4660',
    BUILDER_API_URL: space.origin,
    BUILDER_WEBHOOK_SECRET: SECRET,
  });
  admin = await signInFirst(site);
});

const SECRET = 'webhook-secret-for-tests';
const PUBLISH = '_data=routes%2Fstudio.pages.%24id_.publish';
const publishData = z.object({ head: z.object({ mark: z.string() }), version: z.string() });

async function read(id: string) {
  const { body } = await admin.send({ path: `/studio/pages/${id}/publish?${PUBLISH}` });
  return publishData.parse(JSON.parse(body));
}

async function publishNews(title: string, announcement: string): Promise<void> {
  const form = { list: 'news', audience: 'b2c', region: '', title };
  const { headers } = await admin.send({ path: '/studio/documents/new', form });
  const id = String(headers.location).split('/').at(-1) ?? '';
  const body = JSON.stringify({ title, date: '2026-11-20', announcement });
  await admin.send({
    path: `/studio/documents/${id}/save`,
    method: 'POST',
    body: JSON.stringify({ body, mark: (await read(id)).head.mark }),
    headers: { 'content-type': 'application/json' },
  });
  const { head, version } = await read(id);
  const whole = { intent: 'publish', mark: head.mark, version, accepts: 'yes' };
  const { status } = await admin.send({ path: `/studio/pages/${id}/publish?${PUBLISH}`, form: whole });
  expect(status).toBe(200);
}

describe('beside pages of Builder.io', () => {
  test('[PAGE-35] the main page shows the promotions of the space, or else the operator’s', async () => {
    const offers = async () => (await site.send({ path: '/' })).body;
    const operators = await offers();
    expect(operators).toContain('Слова из Builder.io');
    expect(operators).toContain('href="/action"');
    const image = 'https://cdn.builder.io/api/v1/image/assets%2Fspace%2Flighthouse';
    const promotion = { id: 'beacon', title: 'Маяк в подарок', link: '/about', image };
    const data = { actions: [promotion] };
    space.answers.set('/api/v3/content/main-page', { body: { results: [{ ...entry('/', []), data }] } });
    const headers = { authorization: `Bearer ${SECRET}`, 'content-type': 'application/json' };
    await site.send({ path: '/builder/published', method: 'POST', body: '{}', headers });
    await expect.poll(offers).toContain('Маяк в подарок');
    expect(await offers()).toMatch(/src="\/media\/builder\/[^"]+"[^>]*>/);
    const call = await site.send({ path: getMainPage.path });
    expect(call.body).toContain('Маяк в подарок');
  });

  test('a redirect of the studio leads on', async () => {
    const form = { intent: 'add', from: '/old-offers', to: '/about', audience: 'b2c', publish: 'on' };
    await admin.send({ path: '/studio/redirects?_data=routes%2Fstudio.redirects', form });
    const { status, headers } = await site.send({ path: '/old-offers' });
    expect([status, headers.location]).toEqual([301, '/about']);
  });

  test('news of the studio are on the site, at an address of their own', async () => {
    await publishNews('Вышка на маяке', 'Видно до горизонта.');
    const call = await site.send({ path: `${getNews.path}?page=/news/vyshka-na-mayake` });
    expect(call.body).toContain('Видно до горизонта');
    const item = () => site.send({ path: '/news/vyshka-na-mayake' });
    await expect.poll(async () => (await item()).body).toContain('Видно до горизонта.');
  });

  test('forms, materials, pictures and people are open', async () => {
    for (const section of ['forms', 'documents/news', 'media', 'redirects', 'people', 'check', 'schedule']) {
      const { status } = await admin.send({ path: `/studio/${section}` });
      expect([section, status]).toEqual([section, 200]);
    }
  });
});

test('the first screen of the studio leads to no locked one', async () => {
  const { body } = await admin.send({ path: '/studio' });
  const main = body.slice(body.indexOf('<main'));
  expect(main).toContain('href="/studio/check"');
  for (const path of LOCKED) expect(main).not.toContain(`href="${path}"`);
});

const LOCKED = [
  '/studio/pages',
  '/studio/pages/new',
  '/studio/pages/any-page',
  '/studio/layouts',
  '/studio/experiments',
  '/studio/experiments/new',
];
const LOCKED_FORMS = ['/studio/pages/new', '/studio/pages/any-page/save', '/studio/experiments/new'];

describe('pages of the studio that no visitor would see', () => {
  test.each(LOCKED)('%s says where they are kept', async (path) => {
    const shown = await admin.send({ path });
    expect(shown.status).toBe(423);
    expect(shown.body).toContain('Страницы этого сайта ведут в\u00a0Builder.io');
    expect(shown.body).toContain('href="/studio/documents"');
    expect(shown.body).toContain('Разделы студии');
  });

  test.each(LOCKED_FORMS)('%s takes no post', async (path) => {
    const { status } = await admin.send({ path, form: { title: 'Ещё одна', path: '/one-more' } });
    expect(status).toBe(423);
  });

  test('are locked beside the pages of the operator’s API, too', async () => {
    const other = await startSite({ CONTENT_SOURCE: 'gateway' });
    const visitor = await signInFirst(other);
    const { status, body } = await visitor.send({ path: '/studio/pages' });
    expect([status, body.includes('Страницы этого сайта приходят от\u00a0оператора')]).toEqual([423, true]);
  });
});
