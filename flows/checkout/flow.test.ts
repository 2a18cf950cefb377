import { describe, expect, test } from 'vitest';
import { getRetailRegions } from '#schemas/gateway/retail';
import { NO_SHOP } from '#registry/visitor-shop';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import {
  contentsInput,
  sendInput,
  type Loaded,
  type OrderItem,
  type OrderProduct,
  type Props,
  type Service,
} from './contract';
import { toDeliveryInput } from '../kit/order/order-contract';
import { SAMPLE_PLACE } from '../kit/order/order-samples';
import { flow } from './flow';
import { loadOrder, NOTHING } from './load-order.server';
import { machine, type Draft, type States } from './machine';

const PRODUCT = {
  id: 'start',
  privateid: 'start',
  name: 'SIM',
  title: 'SIM с тарифом',
  type: 'connection',
  statuses: ['IM', 'CCM'],
  price_2: 0,
  price: 450,
  sim_types: ['4FF', 'eSIM'],
  numbers: [{ msisdn: '79260000001', goodid: '1', price: 500 }],
  order_services: [{ id: 'activation', title: 'Активация', kind: 'sim', price: 150 }],
};
const SHOPS = {
  shops: {
    '7': { section_type: 2, productId: 'start', title: 'Салон', address: 'ул. Садовая, 1', city: 'Москва' },
    '8': { section_type: 1, productId: 'start', title: 'Склад' },
  },
  deliveries: [{ delivery_id: 1 }, { delivery_id: 3, price: 300 }],
};
const REGIONS = [{ id: '1', title: 'Москва', prefix: 'moscow', shop_id: '101' }];
const ANSWERS: FakeAnswers = {
  'productOrder.getproduct': PRODUCT,
  'retail.regions': REGIONS,
  'retail.shops': SHOPS,
};

async function load(query: string, answers: FakeAnswers = {}, pin: string | null = null) {
  const { ask, calls } = createFakeAsk({ ...ANSWERS, ...answers });
  const call = async (contract: never, input: never) => {
    const asked = await ask(contract, input);
    return asked.ok ? asked.answer : (contract as { empty: unknown }).empty;
  };
  const context = {
    ask,
    call: call as never,
    shop: NO_SHOP,
    pin,
    map: null,
    query: new URLSearchParams(query),
    region: REGION,
  };
  return { loaded: await loadOrder(context), calls };
}
const REGION = { id: '1', code: 'moscow', title: 'Москва' };

describe('what is ordered', () => {
  test('[ORD-01][ORD-02][ORD-102][ORD-115][ORD-171][SHOP-107][SHOP-108] is what the query names, with the ways to receive it', async () => {
    const { loaded, calls } = await load('tariff=start&pack=20_1500');
    expect(calls.find(({ id }) => id === 'productOrder.getproduct')).toMatchObject({
      input: { query: { id: 'start', pack: '20_1500' } },
    });
    expect(calls.at(-1)).toMatchObject({
      input: { path: { a: '101', b: 'start' }, query: { region: 'moscow' } },
    });
    expect(loaded).toMatchObject({
      product: {
        items: [{ id: 'start', type: 'connection', tariffId: 'start', quantity: 1 }],
        monthlyKopecks: 45_000,
      },
      deliveries: [
        { kind: 'courier', amountKopecks: 0 },
        { kind: 'cse', amountKopecks: 30_000 },
      ],
      salons: [{ id: '7', address: 'ул. Садовая, 1' }],
    });
  });

  test('[SHOP-05][SHOP-110][SHOP-116] is received from the shop of the region, which the operator names by its prefix', async () => {
    const spb = { id: '2', title: 'Санкт-Петербург', prefix: 'spb', shop_id: '102' };
    const { loaded, calls } = await load('id=start', { 'retail.regions': [spb, ...REGIONS] });
    const { method, path } = getRetailRegions;
    expect([method, path]).toEqual(['GET', '/api/retail/v2/regions']);
    expect(calls).toContainEqual({ id: 'retail.regions', input: { query: { region: 'moscow' } } });
    expect(calls.at(-1)).toMatchObject({ id: 'retail.shops', input: { path: { a: '101' } } });
    expect(loaded.salons).toHaveLength(1);
  });

  test('[SHOP-105] cannot be delivered without the status for it', async () => {
    const { loaded } = await load('id=start', {
      'productOrder.getproduct': { ...PRODUCT, statuses: ['CCM'] },
    });
    expect([loaded.deliveries, loaded.salons.length]).toEqual([[], 1]);
  });

  test('[SHOP-106] cannot be picked up without the status for it', async () => {
    const { loaded } = await load('id=start', {
      'productOrder.getproduct': { ...PRODUCT, statuses: ['IM'] },
    });
    expect([loaded.deliveries.length, loaded.salons]).toEqual([2, []]);
  });

  test.each([
    ['', {}, 'none'],
    [`tariff=${'x'.repeat(101)}`, {}, 'none'],
    ['tariff=start', { 'productOrder.getproduct': { status: 404, refused: {} } }, 'unavailable'],
    ['tariff=start', { 'retail.shops': { shops: {} } }, 'unavailable'],
    ['tariff=start', { 'retail.regions': [] }, 'unavailable'],
  ] as const)('is nothing for «%s» with %j: %s', async (query, answers, reason) => {
    expect((await load(query, answers)).loaded).toMatchObject({ product: null, reason });
  });

  test('stays what a visitor has begun with while the operator is away; nobody begins then', async () => {
    const away = { 'productOrder.getproduct': { status: 500, refused: {} } };
    await expect(load('tariff=start', away)).rejects.toThrow('the operator says nothing');
    expect((await load('tariff=start', away, 'order start ')).loaded).toMatchObject({
      reason: 'away',
      about: 'order start ',
    });
  });
});

const activation: Service = {
  id: 'activation',
  kind: 'sim',
  title: 'Активация',
  text: '',
  amountKopecks: 15_000,
};
const sim: OrderItem = {
  id: 'start',
  title: 'SIM',
  type: 'connection',
  tariffId: 'start',
  packId: '',
  quantity: 1,
  amountKopecks: 0,
  line: null,
};
const ordered: OrderProduct = {
  items: [sim],
  sim: '',
  monthlyKopecks: 45_000,
  simTypes: ['4FF', 'eSIM'],
  numbers: [{ msisdn: '79260000001', goodId: '1', amountKopecks: 50_000 }],
  services: [activation],
};
const props: Props = {
  ...flow.props.parse({}),
  product: ordered,
  reason: null,
  deliveries: [{ kind: 'courier', amountKopecks: 0 }],
  salons: [
    {
      id: '7',
      code: 'S7',
      branch: '101',
      title: 'Салон',
      address: 'ул. Садовая, 1',
      city: 'Москва',
      metro: '',
      worktime: '',
      point: null,
    },
  ],
  map: null,
  about: 'order start ',
};
const draft: Draft = {
  contents: { sim: '4FF', number: null, services: ['activation'] },
  contacts: { firstName: 'Анна', lastName: 'Петрова', msisdn: '79261112233', email: '' },
  kind: 'self',
  slots: [],
  place: null,
  salon: '7',
  extras: { promocode: '', comment: '' },
  gone: [],
};
const CAPTCHA = { id: 'c-1', image: '/captcha/c-1/k.png', failures: 0 };
const receipt = {
  lines: [
    { id: 'sim', title: 'SIM', amountKopecks: 0 },
    { id: 'activation', title: 'Активация', amountKopecks: 15_000 },
  ],
  totalKopecks: 15_000,
  monthlyKopecks: 45_000,
};
const confirmation = {
  state: 'confirmation' as const,
  data: { draft, receipt, captcha: CAPTCHA, msisdn: '79261112233' } satisfies States['confirmation'],
};
const typed = sendInput.parse({ captchaCode: '12345', accept: 'on', comment: 'Позвоните' });

async function send(answers: FakeAnswers, changed: Partial<Loaded> = {}) {
  const { ask, calls } = createFakeAsk({
    'captcha.form': { id: 'c-2', image: '/api/captcha/c-2/k.png' },
    'retail.order.slots': { slots: [{ date: '2026-12-01', intervals: ['10:00–14:00'] }] },
    ...answers,
  });
  const context = { ask, props: { ...props, ...changed }, input: typed, snapshot: confirmation };
  const result = await actions.send(createFakeContext(context));
  const after = result.event ? machine.next(confirmation, result.event as never) : confirmation;
  return { result, after, asked: calls.map(({ id }) => id) };
}

const refused = (code: string) => ({ 'retail.order': { status: 409, refused: { error: { code } } } });

describe('the order of a cart', () => {
  const LINES = [
    {
      line: 'good-1',
      kind: 'good',
      id: '1',
      pack: '',
      sim: '',
      quantity: 2,
      title: 'Чехол',
      amountKopecks: 1,
    },
    {
      line: 'sim',
      kind: 'sim',
      id: 'start',
      pack: '',
      sim: 'eSIM',
      quantity: 1,
      title: 'SIM',
      amountKopecks: 0,
    },
  ] as const;
  const GOOD = {
    id: '1',
    privateid: '1',
    name: 'Чехол',
    title: 'Чехол',
    statuses: ['IM', 'CCM'],
    price_2: 990,
  };
  const GOOD_SHOPS = {
    shops: {
      '7': { section_type: 2, productId: '1', title: 'Салон', address: 'ул. Садовая, 1', city: 'Москва' },
      '9': { section_type: 2, productId: '1', title: 'Другой', address: 'ул. Речная, 2', city: 'Москва' },
    },
    deliveries: [{ delivery_id: 1, price: 200 }],
  };

  /** The operator answers by id; `good` says what becomes of the case. */
  async function loadCart(good: object | number = GOOD, lines: readonly (typeof LINES)[number][] = LINES) {
    const ask = async (
      { id: call, answer }: { id: string; answer: { parse: (given: unknown) => unknown } },
      input: object,
    ) => {
      const { query = {}, path = {} } = Object(input);
      const isGood = query.id === '1' || path.b === '1';
      if (call === 'retail.regions') return { ok: true, answer: REGIONS };
      if (call === 'retail.shops') return { ok: true, answer: answer.parse(isGood ? GOOD_SHOPS : SHOPS) };
      if (isGood && typeof good === 'number')
        return { ok: false, status: good, error: { code: null, message: null } };
      return { ok: true, answer: answer.parse(isGood ? good : PRODUCT) };
    };
    const call = async (contract: never, input: never) => {
      const asked = await ask(contract, input);
      return asked.answer;
    };
    return loadOrder({
      ask: ask as never,
      call: call as never,
      shop: { ...NO_SHOP, readLines: async () => lines },
      pin: null,
      map: null,
      query: new URLSearchParams('id=cart'),
      region: REGION,
    });
  }

  test('[ORD-111] has its goods and its SIM, as often as they are wanted', async () => {
    const { product } = await loadCart();
    expect(product?.items).toMatchObject([
      { id: '1', type: 'good', quantity: 2, amountKopecks: 99_000, line: 'good-1' },
      { id: 'start', type: 'connection', quantity: 1, line: 'sim' },
    ]);
    expect(product).toMatchObject({ sim: 'eSIM', monthlyKopecks: 45_000 });
  });

  test('is received where all of it can be, at the dearest delivery', async () => {
    const { deliveries, salons } = await loadCart();
    expect(deliveries).toEqual([{ kind: 'courier', amountKopecks: 20_000 }]);
    expect(salons.map(({ id }) => id)).toEqual(['7']);
  });

  test.each([
    [404, 'goneFromCart'],
    [{ ...GOOD, statuses: [] }, 'goneFromCart'],
  ] as const)('is nothing while something of it is gone: %j', async (good, reason) => {
    expect(await loadCart(good)).toMatchObject({ product: null, reason });
  });

  test('is nothing where one can only be delivered, and the other only be picked up', async () => {
    const { deliveries, salons } = await loadCart({ ...GOOD, statuses: ['CCM'] });
    expect([deliveries, salons.length]).toEqual([[], 1]);
  });

  test('is nothing without a line', async () => {
    expect(await loadCart(GOOD, [])).toMatchObject({ product: null, reason: 'emptyCart' });
  });

  test('waits for the operator while nobody can be asked', async () => {
    await expect(loadCart(500)).rejects.toThrow('the operator says nothing');
  });
});

describe('an order that is sent', () => {
  test('[ORD-159] waits for the code that the operator has sent', async () => {
    const { result, after } = await send({
      'retail.order': { ok: true, orderId: 'o-1', codeLength: 4, timeout: 60 },
    });
    expect(result).toMatchObject({ memo: { orderId: 'o-1' } });
    expect(after).toMatchObject({ state: 'code', data: { codeLength: 4, resendAt: 60_000, draft } });
  });

  test('[ORD-112] has all that its form has kept, for a salon and for a courier', async () => {
    const now = Date.UTC(2026, 10, 24, 9, 30);
    const form = { ...typed, promocode: 'NOVEMBER' };
    const sent = async (own: Partial<Draft>, lines = receipt.lines) => {
      const { ask, calls } = createFakeAsk({ 'retail.order': { ok: true, orderId: 'o-1' } });
      const data = { ...confirmation.data, draft: { ...draft, ...own }, receipt: { ...receipt, lines } };
      const delivered = { kind: 'courier' as const, amountKopecks: 20_000, branch: '102' };
      const context = { props: { ...props, deliveries: [delivered] }, input: form, now };
      await actions.send(createFakeContext({ ...context, ask, snapshot: { ...confirmation, data } }));
      return calls[0]?.input;
    };
    expect(sendInput.safeParse({ captchaCode: '12345' }).error?.issues[0]?.path).toEqual(['accept']);
    const kept = {
      fio: 'Петрова Анна',
      email: 'anna@example.test',
      phone: '79261112233',
      comment: 'Позвоните',
      promocode: 'NOVEMBER',
      createDate: '2026-11-24T09:30:00.000Z',
    };
    const contacts = { ...draft.contacts, email: kept.email };
    expect(await sent({ contacts })).toMatchObject({
      body: { ...kept, pickup: '7', codeName: 'S7', delivery: { kind: 'self', branch: '101', price: 0 } },
    });
    const line = { id: 'delivery', title: 'Доставка', amountKopecks: 20_000 };
    const byCourier = await sent({ contacts, kind: 'courier', place: SAMPLE_PLACE }, [
      ...receipt.lines,
      line,
    ]);
    const { date, interval } = SAMPLE_PLACE;
    expect(byCourier).toMatchObject({
      body: {
        ...kept,
        date,
        interval,
        address: { street: 'ул Липовая Аллея', house: 'д 3', flat: '12' },
        delivery: { kind: 'courier', branch: '102', price: 200, date, interval },
      },
    });
  });

  test.each([
    ['a plastic SIM', '4FF'],
    ['an eSIM that is delivered', 'eSIM'],
    ['an eSIM online', 'eSIMOnline'],
  ] as const)('[SIM-118] of %s says so to the operator: %s', async (_title, sim) => {
    const own = { ...draft, contents: { ...draft.contents, sim } };
    const { ask, calls } = createFakeAsk({ 'retail.order': { ok: true, orderId: 'o-1' } });
    const snapshot = { ...confirmation, data: { ...confirmation.data, draft: own } };
    await actions.send(createFakeContext({ ask, props, input: typed, snapshot }));
    expect(calls[0]?.input).toMatchObject({ body: { contents: [{ simType: sim }] } });
  });

  test('of another sum than the visitor has seen is shown anew, and not sent', async () => {
    const services = [{ ...activation, amountKopecks: 20_000 }];
    const { result, after, asked } = await send({}, { product: { ...ordered, services } });
    expect(result.rejected?.message).toContain('Цены изменились');
    expect(after).toMatchObject({ state: 'confirmation', data: { receipt: { totalKopecks: 20_000 } } });
    expect(asked).toEqual([]);
  });

  test('for a salon that hands out nothing any more is led to the others', async () => {
    const { after, asked } = await send({}, { salons: [] });
    expect(after).toMatchObject({ state: 'pickup', data: { draft: { salon: '', gone: ['7'] } } });
    expect(asked).toEqual([]);
  });

  test.each([
    ['order.slot.changed', 'delivery', 'date', /Изменились дата/],
    ['order.number.taken', 'contents', 'number', /Его уже кто-то купил/],
    ['order.promocode', 'confirmation', 'promocode', /Некорректный промокод/],
    ['5006', 'confirmation', 'captchaCode', /Неправильно введён код с картинки/],
  ])('[ORD-117][ORD-118][ORD-166] is mended after %s at the step «%s»', async (code, state, field, text) => {
    const { result, after } = await send(refused(code));
    expect(after.state).toBe(state);
    expect(result.rejected).toMatchObject({ field, message: expect.stringMatching(text) });
    expect(after).toMatchObject({ data: { draft: { contacts: draft.contacts, salon: '7' } } });
  });

  test.each([
    [refused('order.unavailable'), 'unavailable'],
    [{ 'retail.order': { status: 500, refused: {} } }, 'server'],
  ] as const)('[ORD-117][ORD-118] ends for now, with its draft kept: %j', async (answers, error) => {
    const { after } = await send(answers);
    expect(after).toMatchObject({
      state: 'refused',
      data: { error, draft: { extras: { comment: 'Позвоните' } } },
    });
    expect(machine.next(after, { type: 'BACK' }).state).toBe('pickup');
  });
});

describe('the code of an order', () => {
  test('[ORD-161] is sent again for the same order', async () => {
    const { ask, calls } = createFakeAsk({ 'retail.sms.repeat': { ok: true, codeLength: 4, timeout: 90 } });
    const data = { draft, receipt, msisdn: '79261112233', codeLength: 4, resendAt: 0, captcha: null };
    const snapshot = { state: 'code' as const, data };
    const context = { ask, props, input: {}, snapshot, memo: { orderId: 'o-1' }, now: 1000 };
    const result = await actions.resendCode(createFakeContext(context));
    expect(calls).toEqual([{ id: 'retail.sms.repeat', input: { body: { orderId: 'o-1' } } }]);
    expect(result).toMatchObject({ event: { type: 'CODE_SENT', resendAt: 91_000 } });
  });

  test('[ORD-160] makes it an order, which is kept for its visitor and leaves their cart', async () => {
    const { ask } = createFakeAsk({ 'retail.sms.accept': { ok: true, orderId: '2000001' } });
    const kept: unknown[] = [];
    const shop = {
      expectOrder: () => undefined,
      keepOrder: async (order: object, lines: readonly string[]) => void kept.push([order, lines]),
    };
    const data = { draft, receipt, msisdn: '79261112233', codeLength: 4, resendAt: 60_000, captcha: null };
    const snapshot = { state: 'code' as const, data };
    const memo = { orderId: 'o-1', lines: '["good-1","sim"]' };
    const input = { code: '1234' };
    const result = await actions.confirm(createFakeContext({ ask, props, input, snapshot, memo, shop }));
    expect(kept).toEqual([
      [expect.objectContaining({ number: '2000001', totalKopecks: 15_000, keptDays: 30 }), ['good-1', 'sim']],
    ]);
    // Nothing of the visitor is kept with it.
    expect(JSON.stringify(kept)).not.toMatch(/Петрова|79261112233/);
    expect(result).toMatchObject({ event: { type: 'ORDERED', order: { number: '2000001' } } });
  });
});

test('[ORD-153][ORD-154] an order for a salon is not sent without the captcha and the terms', () => {
  const judged = sendInput.safeParse({ captchaCode: ' ' });
  expect(judged.error?.issues.map(({ path }) => path[0])).toEqual(['captchaCode', 'accept']);
  expect(flow.actions.send.input).toBe(sendInput);
});

describe('a number', () => {
  const choose = async (number: string, answers: FakeAnswers, held: Draft['contents']['number'] = null) => {
    const { ask, calls } = createFakeAsk(answers);
    const data = { draft: { ...draft, contents: { ...draft.contents, number: held } } };
    const input = contentsInput.parse({ sim: 'eSIM', number });
    const context = { ask, props, input, snapshot: { state: 'contents' as const, data } };
    return { result: await actions.chooseContents(createFakeContext(context)), calls };
  };

  test('[ORD-162] is held for the order', async () => {
    const { result, calls } = await choose('1', { 'retail.choice': { ok: true } });
    expect(calls[0]?.input).toEqual({ body: { number: { msisdn: '79260000001', goodid: '1' } } });
    expect(result).toMatchObject({ event: { contents: { sim: 'eSIM', number: { amountKopecks: 50_000 } } } });
  });

  test('that is held already is not asked for again', async () => {
    const { calls } = await choose('1', {}, { msisdn: '79260000001', goodId: '1', amountKopecks: 50_000 });
    expect(calls).toEqual([]);
  });

  test('that nobody offers is refused', async () => {
    expect((await choose('99', {})).result).toMatchObject({ rejected: { field: 'number' } });
  });
});

describe('the delivery', () => {
  const slots = [{ date: '2026-12-01', intervals: ['10:00–14:00'] }];
  const address = { address: 'г Москва, ул Липовая, д 3', guid: 'house-3' };
  const judge = (given: object, days = slots) =>
    toDeliveryInput({ data: { slots: days } })
      .safeParse({ ...address, ...given })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? [];

  test('[ORD-146][ORD-147][ORD-150][ORD-151] wants a day, and of its hours some', () => {
    expect(judge({})).toEqual([
      ['date', 'Выберите дату'],
      ['interval', 'Выберите время'],
    ]);
    expect(judge({ date: '2026-12-01', interval: '18:00–22:00' })).toEqual([['interval', 'Выберите время']]);
    expect(judge({ date: '2026-12-01', interval: '10:00–14:00' })).toEqual([]);
  });

  test('[ORD-148] goes without both where there are no days', () => {
    expect(judge({}, [])).toEqual([]);
  });

  test('[ORD-141][ORD-142][ORD-143][ORD-149] by its parts wants each of them', () => {
    expect(judge({ byParts: 'on', city: 'Тверь' }, [])).toEqual([
      ['street', 'Заполните поле'],
      ['house', 'Заполните поле'],
    ]);
  });
});

test('nothing is ordered where nobody can be asked', async () => {
  const context = { props: { ...props, ...NOTHING }, input: typed, snapshot: confirmation };
  expect(await actions.send(createFakeContext(context))).toMatchObject({ rejected: { status: 503 } });
});
