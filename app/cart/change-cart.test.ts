import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CallContract } from '#schemas/gateway/call';
import { createCarts, type Carts } from '#cms/store/visitors/carts';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { createDirectory } from '#tests/databases';
import { changeCart } from './change-cart.server';

const SIM = {
  id: 'start',
  privateid: 'start',
  name: 'SIM',
  title: 'SIM с тарифом',
  type: 'connection',
  statuses: ['IM'],
  price_2: 0,
  sim_types: ['4FF', 'eSIM'],
};

let store: Store;
let carts: Carts;
beforeAll(async () => {
  store = await openStore(await createDirectory());
  carts = createCarts(store, Date.now);
});
afterAll(() => store.destroy());

/** What the operator answers by the call's id; a number is the status of a refusal. */
async function change(body: string, answers: Record<string, object | number> = {}, cookie = '') {
  const calls: unknown[] = [];
  const ask = async ({ id, answer }: CallContract, input: unknown) => {
    calls.push([id, input]);
    const given = answers[id] ?? 500;
    return typeof given === 'number'
      ? { ok: false, status: given }
      : { ok: true, answer: answer.parse(given) };
  };
  const region = { id: '1', code: 'moscow', title: 'Москва' };
  const site = { carts, env: { PUBLIC_SCHEME: 'http' }, gateway: () => ({ ask }) };
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
    cookie,
  };
  const request = new Request('http://moscow.localhost/cart.json', { method: 'POST', headers, body });
  // Of a whole site the cart needs these parts.
  const context = { site, facts: { region, audience: 'b2c' } };
  const answer = await changeCart(request, context as never, { isForScript: true });
  const cart = /cart=([\w-]{32})/.exec(answer.headers.getSetCookie().join())?.[1] ?? '';
  return { calls, said: await answer.json(), cart, lines: await carts.read(cart) };
}

describe('what is put into a cart', () => {
  test('[ORD-164] of a tariff is put into the operator’s with its packs', async () => {
    const { calls, lines, said } = await change('change=add&id=start&pack=20_1500&sim=eSIM', {
      'productOrder.getproduct': { ...SIM, pack_title: '20 ГБ' },
      'retail.cart.tariff': { ok: true, cartId: 'c-1' },
    });
    expect(calls.at(-1)).toEqual([
      'retail.cart.tariff',
      { body: { tariff_id: 'start', service_packs: ['20_1500'] } },
    ]);
    expect(lines).toMatchObject([
      { kind: 'sim', pack: '20_1500', sim: 'eSIM', title: 'SIM с тарифом, 20 ГБ' },
    ]);
    expect(said).toMatchObject({ count: 1, isDone: true });
  });

  test.each([
    [{ 'productOrder.getproduct': 404 }, /нет в\s+вашем регионе/],
    [{ 'productOrder.getproduct': { ...SIM, statuses: [] } }, /нет в\s+вашем регионе/],
    [{ 'productOrder.getproduct': SIM, 'retail.cart.tariff': 409 }, /нет в\s+вашем регионе/],
    [{ 'productOrder.getproduct': SIM, 'retail.cart.tariff': { ok: false } }, /нет в\s+вашем регионе/],
    [{ 'productOrder.getproduct': 500 }, /Попробуйте ещё раз/],
    [{ 'productOrder.getproduct': SIM, 'retail.cart.tariff': 503 }, /Попробуйте ещё раз/],
  ])('is nothing when the operator says %j', async (answers, text) => {
    const { said, lines } = await change('change=add&id=start', answers);
    expect(said).toMatchObject({ count: 0, isDone: false, text: expect.stringMatching(text) });
    expect(lines).toEqual([]);
  });

  test('has a kind of SIM that the operator has', async () => {
    const { lines } = await change('change=add&id=start&sim=eSIMOnline', {
      'productOrder.getproduct': SIM,
      'retail.cart.tariff': { ok: true },
    });
    expect(lines).toMatchObject([{ sim: '' }]);
  });

  test('is bounded in words: a million of it is five', async () => {
    const good = { ...SIM, id: '1', type: 'good', price_2: 990 };
    const { cart } = await change('change=add&id=1', { 'productOrder.getproduct': good });
    const { said, lines } = await change('change=quantity&line=good-1&quantity=1000000', {}, `cart=${cart}`);
    expect(said).toMatchObject({ count: 5, isDone: false, text: expect.stringContaining('Больше пяти') });
    expect(lines).toMatchObject([{ quantity: 5 }]);
  });

  test('is taken out by a quantity of nothing', async () => {
    const good = { ...SIM, id: '1', type: 'good', price_2: 990 };
    const { cart } = await change('change=add&id=1', { 'productOrder.getproduct': good });
    const { said } = await change('change=quantity&line=good-1&quantity=0', {}, `cart=${cart}`);
    expect(said).toMatchObject({ count: 0, isDone: true });
  });
});
