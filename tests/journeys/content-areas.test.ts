import { beforeAll, describe, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import '#tests/visitor/matchers';
import { sendNumber, startJourneySite, type JourneySite } from './journey-site';

/** What the site is, and for whom, as somebody finds it who walks through it. */

let site: JourneySite;
beforeAll(async () => {
  site = await startJourneySite();
});

/** Each area: how many links lead there from the main page, and what its own page says. */
const AREAS = [
  ['tariffs', '/tariffs/all', /Без лимита/],
  ['options', '/internet/options', /ГБ/],
  ['services', '/services', /Антиспам/],
  ['roaming', '/roaming', /границ/],
  ['news', '/news', /\d+\sновост/],
  ['promotions', '/action', /Скидка 50/],
  ['help', '/help', /чат/i],
  ['questions and answers', '/help/faq', /Как пополнить счёт/],
  ['the shop', '/shop', /₽/],
  ['home internet', '/forhome', /Мбит\/с/],
] as const;

test.each(AREAS)('[MISC-04] %s stand one link from the main page, at %s', async (_area, path, words) => {
  const visitor = site.visit();
  await visitor.goto('/');
  const links = visitor.locator(`a[href="${path}"]`);
  expect(links.all().length).toBeGreaterThan(0);
  expect((await visitor.goto(path)).status).toBe(200);
  expect(visitor.locator('main').textContent()).toMatch(words);
});

test('[MISC-04] the chat, the request for home internet, the survey and the account are in reach, and a story by its link', async () => {
  const visitor = site.visit();
  await visitor.goto('/help');
  await visitor.getByRole('link', { name: /^Написать в чат поддержки$/ }).click();
  expect(visitor.locator('#chat [data-flow="chat-opener"]')).toBeVisible();
  await visitor.goto('/forhome/request');
  expect(visitor.locator('main').locator('form').first()).toBeVisible();
  await visitor.goto('/account');
  expect(new URL(visitor.url()).pathname).not.toBe('/account');
  await visitor.goto('/stories/summer-roaming');
  expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
});

test('[MISC-01] the main page informs, and leads to what people do themselves and to what they order', async () => {
  const visitor = site.visit();
  await visitor.goto('/');
  expect(visitor.locator('main')).toContainText(/1000 минут/);
  await visitor.locator('main').getByRole('link', { name: 'Пополнить счёт' }).first().click();
  expect(visitor.locator('[data-flow="top-up"] form').first()).toBeVisible();
  await visitor.goto('/order/product?tariff=bez-limita');
  expect(visitor.locator('[data-flow="checkout"]')).toContainText('SIM-карта с тарифом «Без лимита»');
});

test('[SHELL-07] the footer opens the survey by the hash of the page that the visitor is on', async () => {
  const visitor = site.visit();
  await visitor.goto('/about');
  expect(visitor.locator('#survey')).toBeHidden();
  await visitor.locator('footer a[href="#survey"]').click();
  expect(new URL(visitor.url()).hash).toBe('#survey');
  expect(visitor.locator('#survey [data-flow="survey"]')).toBeVisible();
});

describe('the people of the site', () => {
  const audienceOf = async (label: string) => {
    const visitor = site.visit();
    await visitor.goto('/', label);
    return visitor.document().documentElement.dataset['audience'];
  };

  test('[MISC-02] [MISC-03] [ACCT-104] are consumers and companies, and whatever a host is called there is no third kind', async () => {
    const labels = ['moscow', 'spb', 'corp', 'b2b', 'partner', 'dealer', 'admin', 'staff'];
    expect(await Promise.all(labels.map(audienceOf))).toEqual([
      'b2c',
      'b2c',
      'b2b',
      'b2b',
      'b2c',
      'b2c',
      'b2c',
      'b2c',
    ]);
  });

  test('[ACCT-107] [ACCT-402] [ACCT-403] who types a number stays anonymous', async () => {
    const visitor = site.visit();
    await visitor.goto('/pay/promised');
    const flow = visitor.locator('[data-flow="promised-payment"]');
    await sendNumber(flow, newSubscriber());
    expect(flow.getByRole('heading')).toHaveText('Введите код из SMS');
    const { body } = await site.send({ path: '/account.json', headers: { cookie: visitor.cookies() } });
    expect(JSON.parse(body)).toEqual({ state: 'anonymous' });
  });
});

describe('the pages of their own addresses', () => {
  const openAt = async (path: string, label?: string) => {
    const visitor = site.visit();
    const { status } = await visitor.goto(path, label);
    expect(status).toBe(200);
    return visitor;
  };

  test('[NEWS-202] news for the press stand below the press, by region and year', async () => {
    const visitor = await openAt('/corp/press/news/', 'corp');
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Новости для прессы');
    await visitor.locator('main').getByRole('link', { name: '2026', exact: true }).click();
    expect(visitor.url()).toMatch(/\/corp\/press\/news\/?\?year=2026$/);
    expect(visitor.locator('main')).toContainText('Общий пакет для команд от трёх человек');
  });

  test.each([
    ['[NEWS-203]', '/corp/press/awards/', 'Награды', 'Связь года'],
    ['[NEWS-204]', '/corp/press/interview/', 'Интервью', 'Вышку выбирают не по карте'],
  ])('%s %s has its page, which leads back to the news', async (_row, path, title, words) => {
    const visitor = await openAt(path, 'corp');
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(visitor.locator('main')).toContainText(words);
    await visitor.locator('main').getByRole('link', { name: 'Новости для прессы' }).click();
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Новости для прессы');
  });

  test('[MISC-201] a review is written at its short address, which search engines know by the help page', async () => {
    const visitor = await openAt('/review');
    expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Расскажите, как есть');
    expect(visitor.locator('[data-flow="feedback-form"] form')).toBeVisible();
    expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/help\/review$/);
  });
});

/** Page types with a route of their own, an address of each, and words that only the operator's answer has. */
const LOADED = [
  ['the main page', '/', /Акции/],
  ['a story that was shared', '/stories/summer-roaming', /вылет/],
  ['roaming', '/roaming/world', /Австрия/],
  ['the list of news', '/news', /\d+\sновост/],
  ['a news item', '/news/detalizaciya', /За каждой строкой — объяснение/],
  ['corporate news', '/corp/news', /Общий пакет для команд/],
  ['a corporate news item', '/corp/news/obshchij-paket', /Теперь достаточно трёх/],
  ['promotions', '/action', /Скидка 50/],
  ['promotions that have ended', '/action/archive', /Школьный набор/],
  ['a promotion', '/action/krasivyj-nomer.html', /Серебряные номера/],
  ['the offer of a tariff', '/tariffs/all/offer/bez-limita', /792/],
  ['questions', '/help/faq', /Как узнать, за что списали деньги/],
  ['an answer', '/help/faq/kak-popolnit-schet.html', /банковской картой/],
  ['the order of a product', '/order/product?tariff=bez-limita', /SIM-карта с тарифом «Без лимита»/],
  ['a good of the shop', '/shop/product?id=10001', /₽/],
  ['the search', '/search?q=роуминг', /\d+\sстраниц/],
  ['services', '/services', /Кино/],
] as const;

test.each(LOADED)('[PAGE-05] %s has its own data, at %s', async (_type, path, words) => {
  const visitor = site.visit();
  const { status } = await visitor.goto(path, path.startsWith('/corp') ? 'corp' : 'moscow');
  expect(status).toBe(200);
  expect(visitor.locator('main').textContent()).toMatch(words);
});
