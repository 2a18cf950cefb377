import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getBanners } from '#schemas/gateway/banners';
import { getFaqArticle, getFaqArticles } from '#schemas/gateway/faq';
import { getNews, listNews } from '#schemas/gateway/news';
import { getPromotion, listPromotions } from '#schemas/gateway/promotions';
import { noteFigure } from '#tests/trust-figures';
import { startSite, type SiteProcess } from './site-process';
import { makePerson, signInFirst, type StudioPerson, type StudioVisitor } from './studio-visit';

/** News, promotions, FAQ and banners: made, published and taken back in the studio, and seen on the site. */

/** What is asserted is that it comes; how soon is a figure of its own. */

let site: SiteProcess;
let viewer: StudioPerson;
let editor: StudioPerson;
let publisher: StudioPerson;
beforeAll(async () => {
  site = await startSite();
  const admin = await signInFirst(site);
  viewer = await makePerson(site, admin, 'reads', 'viewer');
  editor = await makePerson(site, admin, 'writes', 'editor');
  publisher = await makePerson(site, admin, 'publishes', 'publisher');
});

type List = 'news' | 'promotions' | 'faq' | 'banners';

const make = (list: List, form: Record<string, string>, who: StudioVisitor = editor) =>
  who.send({ path: '/studio/documents/new', form: { list, audience: 'b2c', region: '', ...form } });

async function makeDocument(list: List, form: Record<string, string>): Promise<string> {
  const { status, headers } = await make(list, form);
  expect(status).toBe(303);
  return String(headers.location).split('/').at(-1) ?? '';
}

const documentData = z.object({
  standing: z.object({ body: z.string(), mark: z.string() }),
  findings: z.array(
    z.object({ pointer: z.string(), path: z.string(), severity: z.string(), message: z.string() }),
  ),
});
const publishData = z.object({ head: z.object({ mark: z.string() }), version: z.string() });
const PUBLISH = '_data=routes%2Fstudio.pages.%24id_.publish';

async function read(id: string) {
  const { body } = await editor.send({ path: `/studio/pages/${id}/publish?${PUBLISH}` });
  return publishData.parse(JSON.parse(body));
}

const save = (id: string, mark: string, body: object, who: StudioVisitor = editor) =>
  who.send({
    path: `/studio/documents/${id}/save`,
    method: 'POST',
    body: JSON.stringify({ body: JSON.stringify(body), mark }),
    headers: { 'content-type': 'application/json' },
  });

async function fill(id: string, body: object) {
  const { status, body: answer } = await save(id, (await read(id)).head.mark, body);
  expect(status).toBe(200);
  return documentData.pick({ findings: true }).parse(JSON.parse(answer)).findings;
}

async function publish(id: string, who: StudioVisitor = publisher, form: Record<string, string> = {}) {
  const { head, version } = await read(id);
  const whole = { intent: 'publish', mark: head.mark, version, accepts: 'yes', ...form };
  return who.send({ path: `/studio/pages/${id}/publish?${PUBLISH}`, form: whole });
}

const unpublish = (id: string) => publish(id, publisher, { intent: 'unpublish' });

async function ask(path: string, query: Record<string, string>) {
  const { status, body } = await site.send({ path: `${path}?${new URLSearchParams(query)}` });
  return status === 200 ? body : String(status);
}
const page = async (path: string) => (await site.send({ path })).body;

describe('a news item', () => {
  test('[NEWS-07][NEWS-10] is on the site once it is published, at an address of its own too, and gone once it is taken back', async () => {
    const id = await makeDocument('news', { title: 'Вышка на маяке' });
    const news = { title: 'Вышка на маяке', date: '2026-11-20', announcement: 'Видно до горизонта.' };
    expect((await fill(id, news)).map(({ severity }) => severity)).not.toContain('error');
    expect(await page('/')).not.toContain('Вышка на маяке');
    expect((await publish(id)).status).toBe(200);
    const published = performance.now();
    await expect.poll(() => page('/')).toContain('Вышка на маяке');
    const delay = Math.round(performance.now() - published);
    noteFigure(
      6,
      'publish-visible-document',
      `a news item is on the main page ${delay} ms after it is published`,
    );
    expect(await ask(getNews.path, { page: '/news/vyshka-na-mayake' })).toContain('Видно до горизонта');
    await expect.poll(() => page('/news/vyshka-na-mayake')).toContain('<h1');
    const own = await page('/news/vyshka-na-mayake');
    expect(own).toMatch(/<title>[^<]*Вышка на маяке/);
    expect(own).toContain('Видно до горизонта.');
    expect(own).toContain('href="/news"');
    // A draft of the next state changes nothing.
    await fill(id, { ...news, title: 'Ещё не вышло' });
    expect(await ask(listNews.path, {})).not.toContain('Ещё не вышло');
    expect((await unpublish(id)).status).toBe(200);
    await expect.poll(() => page('/')).not.toContain('Вышка на маяке');
    expect(await ask(getNews.path, { page: '/news/vyshka-na-mayake' })).toBe('404');
    await expect.poll(async () => (await site.send({ path: '/news/vyshka-na-mayake' })).status).toBe(404);
  });

  test('with a mistake is not published, and says where the mistake is', async () => {
    const id = await makeDocument('news', { title: 'Без даты' });
    const findings = await fill(id, { title: 'Без даты', date: '20.11.2026' });
    expect(findings).toContainEqual({
      pointer: '/date',
      path: 'Дата',
      severity: 'error',
      message: 'Нужна дата: 2026-12-31',
    });
    expect((await publish(id)).status).toBe(409);
    expect(await ask(listNews.path, {})).not.toContain('Без даты');
  });

  test('keeps what the editor does not know, and nobody’s work is overwritten', async () => {
    const id = await makeDocument('news', { title: 'Общая' });
    const { head } = await read(id);
    const news = { title: 'Общая', date: '2026-11-20', own: { of: ['a newer build'] } };
    expect(JSON.parse((await save(id, head.mark, news)).body)).toMatchObject({ outcome: 'saved' });
    const late = await save(id, head.mark, { ...news, title: 'Чужая' });
    expect(JSON.parse(late.body)).toMatchObject({
      outcome: 'conflict',
      standing: { body: JSON.stringify(news) },
    });
  });
});

describe('a promotion, a question and a banner', () => {
  test('[PROMO-03][PROMO-05][PROMO-201][PROMO-202] a promotion is in the list of its section and on its page', async () => {
    const id = await makeDocument('promotions', { title: 'Чайник в подарок', name: 'chajnik' });
    await fill(id, { title: 'Чайник в подарок', endDate: '2999-12-31', text: '<p>К любому тарифу.</p>' });
    expect((await publish(id)).status).toBe(200);
    expect(await ask(listPromotions.path, { uuid: 'any' })).toContain('Чайник в подарок');
    expect(await ask(getPromotion.path, { page: '/action/chajnik.html' })).toContain('К любому тарифу');
    await expect.poll(() => page('/action')).toContain('href="/action/chajnik.html"');
    const own = await page('/action/chajnik.html');
    expect(own).toMatch(/<title>[^<]*Чайник в подарок/);
    expect(own).toContain('К любому тарифу');
    expect(own).toContain('"validThrough":"2999-12-31');
  });

  test('[FAQ-01] [FAQ-02] [FAQ-05] [FAQ-06] a question and its category have their pages, once both are published', async () => {
    const category = await makeDocument('faq', { title: 'Чайники', type: 'category', name: 'chajniki' });
    const article = await makeDocument('faq', { title: 'Где чайник?', name: 'gde-chajnik' });
    const body = { type: 'article', title: 'Где чайник?', category: 'chajniki', text: '<p>На кухне.</p>' };
    expect(await fill(article, body)).toMatchObject([{ severity: 'error', pointer: '/category' }]);
    expect((await publish(article)).status).toBe(409);
    expect((await publish(category)).status).toBe(200);
    expect((await publish(article)).status).toBe(200);
    expect(await ask(getFaqArticles.path, { uuid: 'any' })).toContain('Где чайник?');
    expect(await ask(getFaqArticle.path, { uuid: 'any', slug: 'gde-chajnik' })).toContain('На кухне');
    const own = await page('/help/faq/gde-chajnik.html');
    expect(own).toMatch(/<title>[^<]*Где чайник/);
    expect(own).toContain('На кухне.');
    const topic = await page('/help/faq/chajniki.html');
    expect(topic).toMatch(/<title>[^<]*Чайники/);
    expect(topic).toContain('href="/help/faq/gde-chajnik.html"');
    expect((await site.send({ path: '/help/faq/no-such-question.html' })).status).toBe(404);
  });

  test('[ANLT-416] a banner takes its place on the pages of the site', async () => {
    const id = await makeDocument('banners', { title: 'Пять минут о чайниках', audience: '' });
    await fill(id, { title: 'Пять минут о чайниках', key: 'survey_bubble', order: 1 });
    expect((await publish(id)).status).toBe(200);
    expect(await ask(getBanners.path, { key: 'survey_bubble', location: '/' })).toContain('о чайниках');
    await expect.poll(() => page('/')).toContain('Пять минут о чайниках');
  });

  test('an address is given once', async () => {
    const form = { title: 'Дважды', name: 'twice' };
    await makeDocument('promotions', form);
    const again = await make('promotions', form);
    expect([again.status, again.body.includes('Этот адрес занят')]).toEqual([422, true]);
    expect((await make('promotions', { ...form, name: '../evil' })).status).toBe(422);
    expect((await make('promotions', { ...form, name: '', title: '!!!' })).status).toBe(422);
  });
});

describe('who may', () => {
  const listed = z.object({ rows: z.array(z.object({ title: z.string() })), count: z.number() });
  const listOf = async (list: List, query = '') => {
    const answer = await viewer.send({
      path: `/studio/documents/${list}?${query}_data=routes%2Fstudio.documents.${list}`,
    });
    return listed.parse(JSON.parse(answer.body));
  };

  test('read the lists: everybody who is in; they are searched, narrowed and paged', async () => {
    const { rows, count } = await listOf('faq');
    expect(rows[0]?.title).toBe('Оплата и\u00a0счёт');
    expect(count).toBeGreaterThan(30);
    const found = await listOf('faq', `search=${encodeURIComponent('роУТЕР')}&`);
    expect([found.count > 0, found.count < count]).toEqual([true, true]);
    expect((await listOf('faq', 'group=oplata&')).rows.map(({ title }) => title)).toContain(
      'Как пополнить счёт',
    );
    expect((await listOf('promotions', 'group=archived&')).rows.map(({ title }) => title)).toContain(
      'Весна дома',
    );
    expect((await listOf('news', 'status=draft&page=99&')).rows.length).toBeGreaterThan(0);
  });

  test('write: editors, and publish: publishers', async () => {
    const id = await makeDocument('news', { title: 'Права' });
    const { head } = await read(id);
    const body = { title: 'Права', date: '2026-11-20' };
    expect((await make('news', { title: 'Нельзя' }, viewer)).status).toBe(403);
    expect((await save(id, head.mark, body, viewer)).status).toBe(403);
    expect((await publish(id, editor)).status).toBe(403);
    expect(await ask(listNews.path, {})).not.toContain('Права');
    expect((await publish(id)).status).toBe(200);
  });
});
