import { beforeAll, describe, expect, test } from 'vitest';
import { startFakeGateway } from '#tests/integration/fake-gateway';
import { startSite } from '#tests/integration/site-process';
import '#tests/visitor/matchers';
import { joinJourneySite, type JourneySite } from './journey-site';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

describe('the feeds of news', () => {
  test.each([
    ['/news.rss', 'application/rss+xml', /<guid isPermaLink="true">(http[^<]+)<\/guid>/g],
    ['/news.atom', 'application/atom+xml', /<entry><id>(http[^<]+)<\/id>/g],
  ])('%s has the newest news, each at an address that is there', async (path, type, entry) => {
    const answer = await site.send({ path });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    const urls = [...answer.body.matchAll(entry)].map(([, url = '']) => new URL(url).pathname);
    expect(urls.length).toBeGreaterThanOrEqual(10);
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls.slice(0, 3)) expect((await site.send({ path: url })).status).toBe(200);
  });

  test('are named on the list of news', async () => {
    const visitor = site.visit();
    await visitor.goto('/news');
    expect(visitor.locator('main').getByRole('link', { name: 'RSS' })).toHaveAttribute('href', '/news.rss');
  });

  test('are not there for a while when the operator does not answer: a reader keeps what it has', async () => {
    const gateway = await startFakeGateway();
    const alone = await startSite({ OPERATOR_API_URL: gateway.origin });
    expect((await alone.send({ path: '/news.rss' })).status).toBe(503);
    await alone.stop();
  });
});

test('[NEWS-07][NEWS-201] a news item leads back to the page above it, its path without the last segment', async () => {
  const visitor = site.visit();
  await visitor.goto('/news');
  expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.goto('/news/set-v-kazani');
  expect(visitor.locator('main a[href="/news"]').first()).toBeVisible();
});

test('[NEWS-08] a corporate one does as well', async () => {
  const visitor = site.visit();
  await visitor.goto('/corp/news');
  const items = visitor.locator('main a').all();
  const paths = items.map((item) => new URL(item.getAttribute('href') ?? '/', 'http://site').pathname);
  const path = paths.find((one) => /^\/corp\/news\/./.test(one));
  await visitor.goto(path ?? '/nowhere');
  expect(visitor.locator('main a[href="/corp/news"]').first()).toBeVisible();
});

test('[PROMO-203] the archive of promotions lists those that have ended, and each has its page still, which says so and leads on', async () => {
  const visitor = site.visit();
  await visitor.goto('/action/archive');
  const first = visitor.locator('main a[href^="/action/"][href$=".html"]').first();
  await first.click();
  expect(visitor.answer().status).toBe(200);
  const main = visitor.locator('main');
  expect(main.getByText('В архиве')).toBeVisible();
  expect(main.getByText(/^Акция закончилась \d/)).toBeVisible();
  await main.getByRole('link', { name: 'Все акции' }).click();
  expect(new URL(visitor.url()).pathname).toBe('/action');
});

test('[FAQ-201][FAQ-202][FAQ-402] an answer has helped: it is said once, and not asked again', async () => {
  const visitor = site.visit();
  await visitor.goto('/help/faq');
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Вопросы и ответы');
  await visitor.goto('/help/faq/kak-popolnit-schet.html');
  const flow = visitor.locator('[data-flow="faq-reaction"]');
  await flow.getByRole('button', { name: 'Да' }).click();
  expect(flow).toContainText('Спасибо!');
  await visitor.goto('/help/faq/kak-popolnit-schet.html');
  expect(flow).toContainText('Спасибо!');
  await visitor.goto('/help/contacts');
  expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[FAQ-401] an answer has not helped: the reason is sent, and a person answers next', async () => {
  const visitor = site.visit();
  await visitor.goto('/help/faq/net-seti.html');
  const flow = visitor.locator('[data-flow="faq-reaction"]');
  await flow.getByRole('button', { name: 'Не помогло' }).click();
  await flow.getByRole('button', { name: 'Отправить' }).click();
  expect(flow).toContainText('Выберите причину');
  flow.getByLabel('Не\u00a0хватило подробностей').check();
  await flow.getByRole('button', { name: 'Отправить' }).click();
  expect(flow).toContainText('Спасибо, исправим');
  await flow.getByRole('link', { name: 'Написать в\u00a0поддержку' }).click();
  expect(visitor.locator('main form').first()).toBeVisible();
});
