import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import type { Visitor } from '#tests/visitor/visitor';
import '#tests/visitor/matchers';
import { enterCode, sendNumber, joinJourneySite, type JourneySite } from './journey-site';

/** The way of a visitor through the services: from the list to one that is connected. */

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

const field = (visitor: Visitor) => visitor.getByLabel('Поиск по услугам');
const find = (visitor: Visitor) => visitor.getByRole('button', { name: 'Найти' }).click();
const cards = (visitor: Visitor) => visitor.getByRole('article');
const filterOf = (visitor: Visitor) => new URL(visitor.url()).searchParams.get('filter');

async function open(path: string): Promise<Visitor> {
  const visitor = site.visit();
  await visitor.goto(path);
  return visitor;
}

test('[CONN-201][CONN-107] a service is searched for, read about and connected', async () => {
  const visitor = await open('/services');
  field(visitor).fill('звонки по россии');
  await find(visitor);
  await cards(visitor).getByRole('link', { name: 'Звонки по России', exact: true }).click();
  expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Звонки по России');
  expect(visitor.locator('main')).toContainText(/180\s₽/);

  await visitor.getByRole('link', { name: 'Подключить', exact: true }).first().click();
  expect(visitor.getByRole('dialog', { name: 'Подключить «Звонки по России»' })).toBeVisible();
  const flow = visitor.getByRole('dialog').locator('[data-flow="option-connection"]');
  expect(flow).toContainText(/180\s₽/);
  expect(flow).toContainText('Подключение в течение 10-15 минут');
  const msisdn = newSubscriber();
  await sendNumber(flow, msisdn);
  expect(flow.getByRole('heading').first()).toHaveText('Введите код из SMS');
  await enterCode(site, flow, { msisdn, button: 'Подключить' });
  expect(flow.getByRole('heading').first()).toHaveText('Готово');
  expect(flow.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('[OPT-01] [OPT-214] chips and search are answered by the server', async () => {
  const visitor = await open('/services');
  const calls = visitor.getByRole('heading', { name: 'Звонки', exact: true });
  expect(calls).toBeVisible();
  await visitor.getByRole('link', { name: 'Поездки', exact: true }).click();
  expect(filterOf(visitor)).toBe('roaming');
  expect(calls).toBeHidden();
  field(visitor).fill('гигабайт');
  await find(visitor);
  expect(filterOf(visitor)).toBe('roaming');
  expect(cards(visitor).filter({ hasText: 'Гигабайт в поездке' })).toBeVisible();
  await visitor.getByRole('link', { name: 'Очистить поиск' }).click();
  expect(field(visitor)).toHaveValue('');
  expect(filterOf(visitor)).toBe('roaming');
});

test('[OPT-216] [OPT-230] the page of an archived option says where to manage it, and connects nothing', async () => {
  const main = (await open('/services/lyubimyj-nomer.html')).getByRole('main');
  expect(main).toContainText('Опция закрыта для подключения');
  expect(main).toContainText('в Личном кабинете или мобильном приложении');
  expect(main.getByRole('link', { name: 'Подключить' })).toHaveCount(0);
});

test('[OPT-101] [OPT-233] «Связь при нуле» is free on its page and in the list', async () => {
  const visitor = await open('/services/svyaz-pri-nule.html');
  expect(visitor.locator('header#top')).toContainText('Бесплатно');
  await visitor.goto('/services?filter=calls');
  expect(cards(visitor).filter({ hasText: 'Связь при нуле' })).toContainText('Бесплатно');
});

test('the offer of an option has the price that its page shows', async () => {
  const visitor = await open('/services/zashchita.html');
  const texts = visitor.locator('script[type="application/ld+json"]').allTextContents();
  const offers = texts.flatMap((text) => text.match(/"@type":"Offer".*?"price":([\d.]+)/)?.[1] ?? []);
  expect(offers).toHaveLength(1);
  expect(visitor.locator('header#top')).toContainText(new RegExp(`${offers[0]}\\s₽`));
});
