import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_CART_LINES, type NewCartLine } from '#schemas/products/cart';
import { databases } from '#tests/databases';
import { CART_DAYS, createCarts, type Carts } from './carts';
import { createKeptOrders } from './kept-orders';
import { openStore } from '../open-store';
import type { Store } from '../tables';

const DAY_MS = 24 * 3_600_000;
const toGood = (id: string): NewCartLine => ({
  kind: 'good',
  id,
  pack: '',
  sim: '',
  title: `Чехол ${id}`,
  amountKopecks: 99_000,
});
const toSim = (id: string): NewCartLine => ({ ...toGood(id), kind: 'sim', sim: 'eSIM' });

describe.each(databases)('carts in $name', ({ createPlace }) => {
  let store: Store;
  let carts: Carts;
  let clock = 1_000_000;
  let visitors = 0;
  const newCart = () => `cart-${(visitors += 1)}`;
  beforeAll(async () => {
    store = await openStore(await createPlace());
    carts = createCarts(store, () => (clock += 1));
  });
  afterAll(() => store.destroy());

  const idsOf = async (cart: string) => (await carts.read(cart)).map(({ id }) => id);

  test('keep what was put there in its order, under its title and price', async () => {
    const cart = newCart();
    expect(await carts.add(cart, toGood('2'))).toBe('added');
    await carts.add(cart, toGood('1'));
    expect(await carts.read(cart)).toEqual([
      { ...toGood('2'), line: 'good-2', quantity: 1 },
      { ...toGood('1'), line: 'good-1', quantity: 1 },
    ]);
    expect(await carts.read(newCart())).toEqual([]);
  });

  test('take a thing once, however often it is sent, at once or later', async () => {
    const cart = newCart();
    await Promise.all([1, 2, 3].map(() => carts.add(cart, toGood('1'))));
    await carts.setQuantity(cart, 'good-1', 3);
    expect(await carts.add(cart, toGood('1'))).toBe('kept');
    expect(await carts.read(cart)).toMatchObject([{ id: '1', quantity: 3 }]);
  });

  test('lose nothing of what two tabs add at once', async () => {
    const cart = newCart();
    await Promise.all(['1', '2', '3', '4'].map((id) => carts.add(cart, toGood(id))));
    expect((await idsOf(cart)).toSorted()).toEqual(['1', '2', '3', '4']);
  });

  test('have one SIM: another tariff takes its place', async () => {
    const cart = newCart();
    await carts.add(cart, toSim('start'));
    await carts.add(cart, toGood('1'));
    await carts.add(cart, toSim('max'));
    expect(await carts.read(cart)).toMatchObject([{ id: '1' }, { line: 'sim', id: 'max' }]);
  });

  test.each([
    [0, 1],
    [-3, 1],
    [4, 4],
    [6, 5],
    [1_000_000, 5],
  ])('bound the quantity of a good: %i is %i', async (wanted, kept) => {
    const cart = newCart();
    await carts.add(cart, toGood('1'));
    await carts.setQuantity(cart, 'good-1', wanted);
    expect(await carts.read(cart)).toMatchObject([{ quantity: kept }]);
  });

  test('have one piece of a SIM, and nothing of what is not there', async () => {
    const cart = newCart();
    await carts.add(cart, toSim('start'));
    await carts.setQuantity(cart, 'sim', 3);
    await carts.setQuantity(cart, 'good-1', 3);
    expect(await carts.read(cart)).toMatchObject([{ line: 'sim', quantity: 1 }]);
  });

  test('take no more than they have room for', async () => {
    const cart = newCart();
    for (let id = 0; id < MAX_CART_LINES; id += 1) await carts.add(cart, toGood(String(id)));
    expect(await carts.add(cart, toGood('more'))).toBe('full');
    expect(await carts.read(cart)).toHaveLength(MAX_CART_LINES);
  });

  test('give back what was taken out, as it was', async () => {
    const cart = newCart();
    await carts.add(cart, toGood('1'));
    await carts.setQuantity(cart, 'good-1', 2);
    await carts.remove(cart, ['good-1']);
    expect(await carts.read(cart)).toEqual([]);
    expect(await carts.findRemoved(cart, 'good-1')).toMatchObject({ title: 'Чехол 1' });
    await carts.restore(cart, 'good-1');
    expect(await carts.read(cart)).toMatchObject([{ id: '1', quantity: 2 }]);
    expect(await carts.findRemoved(cart, 'good-1')).toBeNull();
  });

  test('are kept for fourteen days after their last change, as a whole', async () => {
    const cart = newCart();
    await carts.add(cart, toGood('1'));
    clock += (CART_DAYS - 1) * DAY_MS;
    await carts.add(cart, toGood('2'));
    clock += (CART_DAYS - 1) * DAY_MS;
    expect(await idsOf(cart)).toEqual(['1', '2']);
    clock += 2 * DAY_MS;
    expect(await idsOf(cart)).toEqual([]);
  });

  test('of two hundred visitors at once are each their own', async () => {
    const all = Array.from({ length: 200 }, newCart);
    await Promise.all(all.map((cart) => carts.add(cart, toGood(cart))));
    const read = await Promise.all(all.map(idsOf));
    expect(read).toEqual(all.map((cart) => [cart]));
  });

  test('keep nothing that the browser holds', async () => {
    const cart = newCart();
    await carts.add(cart, toGood('1'));
    const rows = await store.selectFrom('cart_line').select('cart').where('cart', '=', cart).execute();
    expect(rows).toEqual([]);
  });

  test('orders are found by their visitor for thirty days, the newest first', async () => {
    const orders = createKeptOrders(store, () => clock);
    const order = {
      number: '1',
      at: 1,
      lines: [{ id: 'sim', title: 'SIM', amountKopecks: 0 }],
      totalKopecks: 0,
      monthlyKopecks: null,
      kind: 'self' as const,
      salon: null,
      date: '',
      interval: '',
      hasSim: true,
      keptDays: 30,
    };
    await orders.keep('anna', order);
    await orders.keep('anna', order);
    await orders.keep('anna', { ...order, number: '2', at: 2 });
    expect((await orders.read('anna')).map(({ number }) => number)).toEqual(['2', '1']);
    expect(await orders.read('boris')).toEqual([]);
    clock += 31 * DAY_MS;
    expect(await orders.read('anna')).toEqual([]);
  });
});
