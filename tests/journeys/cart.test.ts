// Slow: it orders a cart of a phone, a case and a SIM to its end, and starts the site twice.
import { CookieJar } from 'jsdom';
import { beforeAll, describe, expect, test } from 'vitest';
import { createFlowStore } from '#tests/integration/flow-store';
import { newSubscriber } from '#tests/integration/flow-subscribers';
import { findSentForm } from '#tests/sent-forms';
import type { Locator } from '#tests/visitor/locator';
import '#tests/visitor/matchers';
import { Visitor } from '#tests/visitor/visitor';
import { enterCode, solveCaptcha, startJourneySite, type OwnJourneySite } from './journey-site';

/** The cart without scripts: what is put there stays, is counted at the prices of now, and is ordered together. */

const PHONE = '/shop/product?id=10001';
const { directory } = createFlowStore('demo');

let site: OwnJourneySite;
beforeAll(async () => {
  site = await startJourneySite({ DATA_DIR: directory });
});

const press = (place: Locator, name: string | RegExp) => place.getByRole('button', { name }).click();
const linesOf = (visitor: Visitor) => visitor.locator('[data-line]');
const from = (visitor: Visitor) => `http://${new URL(visitor.url()).host}`;

async function addPhone(visitor: Visitor): Promise<void> {
  await visitor.goto(PHONE);
  await press(visitor.locator('#product'), 'В корзину');
}

/** The SIM of a tariff, from the first step of its own order. */
async function addSim(visitor: Visitor): Promise<void> {
  await visitor.goto('/order/product?tariff=bez-limita');
  await press(visitor.locator('[data-flow="checkout"]'), /^В корзину/);
}

test('[SHOP-101][ORD-101][ORD-110][ORD-111][ORD-163][ORD-172][ORD-173] a phone and a SIM are ordered together, and looked at again', async () => {
  const visitor = site.visit();
  await addPhone(visitor);
  expect(new URL(visitor.url()).pathname).toBe('/cart');
  await addSim(visitor);
  expect(linesOf(visitor)).toHaveCount(2);
  const cart = visitor.locator('[data-cart]');
  await press(linesOf(visitor).first(), /^Увеличить/);
  expect(cart).toContainText(/Итого\s*49\s980\s₽/);
  await cart.getByRole('link', { name: 'Оформить заказ' }).click();

  const flow = visitor.locator('[data-flow="checkout"]');
  const msisdn = newSubscriber();
  expect(flow).toContainText(/Смартфон .*2\sшт/);
  await flow.getByLabel('eSIM').check();
  await press(flow, 'Продолжить');
  flow.getByLabel('Фамилия').fill('Петрова');
  flow.getByLabel('Имя').fill('Анна');
  flow.getByLabel('Телефон для связи').fill(`+${msisdn}`);
  await press(flow, 'Продолжить');
  await flow.getByLabel(/^Курьер/).check();
  await press(flow, 'Продолжить');
  flow.getByLabel('Адрес').first().fill('г Москва, ул Липовая Аллея, д 3');
  await flow.locator('input[name="date"]').first().check();
  await flow.getByLabel('14:00–18:00').check();
  await press(flow, 'Продолжить');
  await solveCaptcha(site, flow);
  await flow.getByLabel(/Согласен/).check();
  await press(flow, 'Заказать');
  await enterCode(site, flow, { msisdn, button: 'Подтвердить заказ' });
  expect(flow.getByRole('heading').first()).toHaveText('Заказ принят');
  const number = /Номер заказа: (\d+)/.exec(flow.textContent())?.[1] ?? '';

  const { body } = await site.send({ path: '/dev/submissions', headers: { accept: 'application/json' } });
  expect(findSentForm(JSON.parse(body), number)?.fields).toMatchObject({
    contents: [
      { position: 1, type: 'good', publicid: '10001', quantity: 2 },
      { position: 2, type: 'connection', publicid: 'bez-limita', quantity: 1, simType: 'eSIM' },
    ],
  });

  await flow.getByRole('link', { name: 'Ваши заказы' }).click();
  const order = visitor.locator('article').filter({ hasText: `Заказ ${number}` });
  expect(order).toContainText(/49\s980\s₽/);
  expect(order).not.toContainText('Петрова');
  const href = order.getByRole('link', { name: 'Добавить в календарь' }).getAttribute('href') ?? '';
  const calendar = await visitor.goto(href);
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.body).toContain(`SUMMARY:Доставка заказа ${number}`);
  // What was ordered is not in the cart any more, and the order is nobody else's.
  await visitor.goto('/cart');
  expect(visitor.locator('[data-cart]')).toContainText('В корзине пока пусто');
  expect((await site.visit().goto(href)).status).toBe(404);
});

describe('a cart', () => {
  test('gives back what was taken out, and takes a thing once however often it is sent', async () => {
    const visitor = site.visit();
    await addPhone(visitor);
    await addPhone(visitor);
    expect(linesOf(visitor)).toHaveCount(1);
    expect(linesOf(visitor).locator('output')).toHaveText('1');
    await press(linesOf(visitor), /^Убрать/);
    expect(visitor.locator('[data-cart]')).toContainText('В корзине пока пусто');
    await press(visitor.locator('[data-cart-news]'), 'Вернуть');
    expect(linesOf(visitor)).toHaveCount(1);
  });

  test('is another window’s too, and survives a restart of the server', async () => {
    const jar = new CookieJar();
    const visitor = new Visitor(site, jar);
    await addPhone(visitor);
    const window = new Visitor(site, jar);
    await window.goto('/cart');
    expect(linesOf(window)).toHaveCount(1);
    await site.stop();
    site = await startJourneySite({ DATA_DIR: directory });
    const after = new Visitor(site, jar);
    await after.goto('/cart');
    expect(linesOf(after)).toHaveCount(1);
  });

  test('takes only what the operator sells, and says so', async () => {
    const visitor = site.visit();
    await visitor.goto('/cart');
    const answer = await site.send({
      path: '/cart',
      method: 'POST',
      headers: { origin: from(visitor), 'content-type': 'application/x-www-form-urlencoded' },
      body: 'change=add&id=no-such-good',
    });
    expect([answer.status, answer.headers.location]).toEqual([303, '/cart?note=gone']);
    await visitor.goto('/cart?note=gone');
    expect(visitor.locator('[data-cart-news]')).toContainText('нет в вашем регионе');
  });

  test.each([
    ['change=add', 400],
    ['change=quantity&line=good-1&quantity=-1', 400],
    ['change=quantity&line=good-1&quantity=1.5', 400],
    ['change=quantity&line=good-1&quantity=10000000', 400],
    ['change=nothing', 400],
    [`change=add&id=${'x'.repeat(101)}`, 400],
    ['', 400],
  ])('refuses what no form of the site sends: %s', async (body, status) => {
    const headers = {
      origin: `http://moscow.localhost:${site.port}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect((await site.send({ path: '/cart.json', method: 'POST', headers, body })).status).toBe(status);
  });

  test('is changed by no other site', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const body = 'change=add&id=10001';
    expect((await site.send({ path: '/cart', method: 'POST', headers, body })).status).toBe(403);
  });

  test('is asked for by scripts and kept by nobody; what it makes of a page is for its visitor alone', async () => {
    const count = await site.send({ path: '/cart.json' });
    expect([JSON.parse(count.body), count.headers['cache-control']]).toEqual([
      { count: 0, text: '', isDone: true },
      'private, no-store',
    ]);
    for (const path of ['/cart', '/orders', '/zakaz?id=cart'])
      expect((await site.send({ path })).headers['cache-control'], path).toBe('no-store');
  });

  test('that is empty cannot be ordered, and leads back', async () => {
    const visitor = site.visit();
    await visitor.goto('/zakaz?id=cart');
    const flow = visitor.locator('[data-flow="checkout"]');
    expect(flow).toContainText('Корзина пуста');
    expect(flow.getByRole('link', { name: 'Открыть корзину' })).toHaveAttribute('href', '/cart');
  });
});
