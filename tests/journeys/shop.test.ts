import { beforeAll, expect, test } from 'vitest';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { findSentForm } from '#tests/sent-forms';
import '#tests/visitor/matchers';
import { enterCode, solveCaptcha, joinJourneySite, type JourneySite } from './journey-site';

/** A visitor without scripts finds a phone, and orders it. */

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';

let site: JourneySite;
beforeAll(async () => {
  site = await joinJourneySite();
});

test('[SHOP-101][SHOP-102][ORD-101][ACCT-102] a phone is found by brand and price, chosen in another colour, and comes by courier', async () => {
  const visitor = site.visit();
  await visitor.goto('/shop');
  await visitor.locator('main').getByRole('link', { name: 'Телефоны' }).first().click();
  const main = visitor.locator('main');
  await main.locator('summary').filter({ hasText: 'Фильтры' }).click();
  main.getByLabel('Бренд').selectOption('Луч');
  main.getByLabel(/Цена от/).fill('28000');
  main.getByLabel('Сначала').selectOption('Дешевле');
  await main.getByRole('button', { name: 'Показать' }).click();
  expect(main.locator('article').first()).toContainText('Луч 7');
  expect(main.locator('article').filter({ hasText: 'Ладога' })).toHaveCount(0);
  await main.locator('article a').first().click();
  await visitor.locator('nav[aria-label="Цвет"]').getByRole('link', { name: 'фиолетовый' }).click();
  expect(visitor.locator('h1')).toContainText('фиолетовый');
  await visitor.locator('main').getByRole('link', { name: 'Купить' }).click();

  const flow = visitor.locator('[data-flow="checkout"]');
  const msisdn = newSubscriber();
  const press = (name: string) => flow.getByRole('button', { name }).click();
  expect(flow).toContainText('фиолетовый');
  await press('Продолжить');
  flow.getByLabel('Фамилия').fill('Петрова');
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Телефон для связи').fill(`+${msisdn}`);
  await press('Продолжить');
  await flow.getByLabel(/^Курьер/).check();
  await press('Продолжить');
  flow.getByLabel('Адрес').first().fill(HOUSE);
  await flow.locator('input[name="date"]').first().check();
  await flow.getByLabel('14:00–18:00').check();
  await press('Продолжить');
  expect(flow).toContainText(/Итого сейчас\s*28\s+990\s+₽/);
  await solveCaptcha(site, flow);
  await flow.getByLabel(/Согласен/).check();
  await press('Заказать');
  await enterCode(site, flow, { msisdn, button: 'Подтвердить заказ' });
  expect(flow.getByRole('heading').first()).toHaveText('Заказ принят');
  const { body } = await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } });
  expect(findSentForm(JSON.parse(body), msisdn)?.fields).toMatchObject({
    ordertype: 'good',
    contents: [{ type: 'good', quantity: 1 }],
  });
});

test('[SHOP-01] search engines know a good by its own address and parameters, and no page without a good', async () => {
  const headOf = async (path: string) => (await site.send({ path })).body.split('</head>', 1)[0];
  const phone = await headOf('/shop/product?id=10001&utm_source=letter');
  expect(phone).toMatch(/<link rel="canonical" href="[^"]+\/shop\/product\?id=10001"/);
  expect(phone).toMatch(/<meta name="description" content="Экран: 6,5.дюйма\. /);
  expect(phone).not.toContain('name="robots"');
  expect(await headOf('/shop/product')).toMatch(/name="robots" content="noindex/);
  expect((await site.send({ path: '/sitemap.xml' })).body).not.toContain('/shop/product<');
});

test('a good that nobody has is a missing page; its pictures are drawn', async () => {
  const at = async (path: string) => (await site.send({ path })).status;
  expect(await at('/shop/product?id=99999')).toBe(404);
  expect(await at('/shop/product')).toBe(200);
  expect(await at('/sandbox/devices/phone-mint-3.svg')).toBe(200);
  expect(await at('/sandbox/devices/phone-pink-3.svg')).toBe(404);
});
