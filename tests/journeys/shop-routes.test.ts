import { beforeAll, expect, test } from 'vitest';
import '#tests/visitor/matchers';
import { startJourneySite, type JourneySite } from './journey-site';

/** Where a visitor finds the shop, its orders and each flow of self-service. */

let site: JourneySite;
beforeAll(async () => {
  site = await startJourneySite();
});

test.each([
  ['/zakaz?id=start', 'checkout', 'SIM-карта с тарифом «Старт»'],
  ['/order/product?tariff=start', 'checkout', 'SIM-карта с тарифом «Старт»'],
  ['/sim/teleport', 'sim-order', 'номер'],
  ['/sim/dynamic', 'sim-order', 'SIM'],
  ['/esim/order', 'sim-order', 'eSIM'],
  ['/mnp', 'number-porting', 'Проверить номер'],
  ['/pay/topup', 'top-up', 'Карт'],
  ['/pay/topup', 'top-up', 'СБП'],
  ['/pay/promised', 'promised-payment', 'Обещанный'],
])('[PAGE-102] %s has the flow %s, with «%s»', async (path, type, text) => {
  const visitor = site.visit();
  const { status } = await visitor.goto(path);
  expect([path, status]).toEqual([path, 200]);
  const flow = visitor.locator(`[data-flow="${type}"]`).first();
  expect(flow.getByRole('button').first()).toBeVisible();
  expect(visitor.locator('main')).toContainText(text);
});

test('[PAGE-102][PAGE-103] the shop leads to a good, and the good to its order, at the addresses of the route table', async () => {
  const visitor = site.visit();
  await visitor.goto('/shop');
  await visitor.locator('main').getByRole('link', { name: 'Телефоны' }).first().click();
  await visitor.locator('main article a').first().click();
  expect(new URL(visitor.url()).pathname).toBe('/shop/product');
  await visitor.locator('main').getByRole('link', { name: 'Купить' }).click();
  const { pathname, search } = new URL(visitor.url());
  expect(pathname).toBe('/zakaz');
  expect(visitor.locator('[data-flow="checkout"]')).toContainText('Ваш заказ');
  // The same order has the address of the route table.
  const { status } = await visitor.goto(`/order/product${search}`);
  expect(status).toBe(200);
  expect(visitor.locator('[data-flow="checkout"]')).toContainText('Ваш заказ');
});

test('[PAGE-103] number porting is at the address of an order too', async () => {
  const visitor = site.visit();
  const { status } = await visitor.goto('/mnp/order?tariffTag=start');
  expect(status).toBe(200);
  expect(
    visitor.locator('[data-flow="number-porting"]').getByRole('button', { name: 'Проверить номер' }),
  ).toBeVisible();
});
