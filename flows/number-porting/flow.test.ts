import { describe, expect, test } from 'vitest';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { sendInput, toDayInput, type Loaded, type Props } from './contract';
import { flow } from './flow';
import { loadPorting, NOTHING, readGiven } from './load-porting.server';
import { machine, type Draft } from './machine';
import { toReceipt } from './to-receipt';

const REGION = { id: '1', code: 'moscow', title: 'Москва' };
const content = flow.props.parse({});
const plain = flow.props.parse({ variant: 'app-plain' });
const loaded: Loaded = {
  tariff: { id: 'start', title: 'Старт', amountKopecks: 0, monthlyKopecks: 45_000 },
  isTariffGone: false,
  given: { tariffTag: 'start', packs: ['1', '2'], ref: 'banner', system: 'site', isPersonal: true },
  reason: null,
  deliveries: [
    { kind: 'courier', amountKopecks: 0 },
    { kind: 'cse', amountKopecks: 30_000 },
  ],
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
  today: '2026-11-23',
  about: 'porting',
};
const props: Props = { ...content, ...loaded };
const draft: Draft = {
  msisdn: '79161112233',
  operator: 'Линия 7',
  date: '2026-12-10',
  contacts: { firstName: 'Анна', lastName: 'Петрова', msisdn: '79261112233', email: 'anna@example.test' },
  kind: 'self',
  slots: [],
  place: null,
  salon: '7',
  gone: [],
};
const captcha = { id: 'c-1', image: '/captcha/c-1/k.png', failures: 0 };

describe('what the address says', () => {
  const query = new URLSearchParams(
    'tariffTag=a&orderTariff=b&packTag=1, 2,,3&ref=banner&system=portal&personal=1&pack=9',
  );

  test('[MNP-101][MNP-102] names the tariff, packs joined by comma, and where the visitor came from', () => {
    expect(readGiven(query, content)).toEqual({
      tariffTag: 'b',
      packs: ['1', '2', '3'],
      ref: 'banner',
      system: 'portal',
      isPersonal: true,
    });
  });

  test('[MNP-103] of an order without a number names packs and the system alone', () => {
    expect(readGiven(query, plain)).toEqual({
      tariffTag: '',
      packs: ['9'],
      ref: '',
      system: 'portal',
      isPersonal: false,
    });
  });

  test.each([
    ['site-port-in', 'site'],
    ['site-plain', 'site'],
    ['app-port-in', 'app'],
    ['app-plain', 'app'],
  ] as const)('[MNP-104] of the variant %s tells the operator where it stands: %s', (variant, system) => {
    expect(readGiven(new URLSearchParams(), { ...content, variant }).system).toBe(system);
  });
});

describe('what is loaded', () => {
  const ANSWERS: FakeAnswers = {
    'productOrder.getproduct': { id: 'start', privateid: '1', name: 'SIM', title: 'SIM', price: 450 },
    'retail.regions': [{ id: '1', title: 'Москва', prefix: 'moscow', shop_id: '101' }],
    'retail.shops': { shops: {}, deliveries: [{ delivery_id: 1 }] },
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
      pin,
      map: null,
      query: new URLSearchParams(query),
      region: REGION,
    };
    return { result: await loadPorting(content, context), calls };
  }

  test('is the tariff of the address with its packs', async () => {
    const { result, calls } = await load('tariffTag=start&packTag=1,2');
    expect(calls).toContainEqual({
      id: 'productOrder.getproduct',
      input: { query: { id: 'start', pack: '1,2' } },
    });
    expect(result).toMatchObject({ tariff: { id: 'start', monthlyKopecks: 45_000 }, reason: null });
  });

  test('is no tariff where none is named, or none is sold in the region', async () => {
    expect((await load('')).result).toMatchObject({ tariff: null, isTariffGone: false });
    const gone = { 'productOrder.getproduct': { status: 404, refused: {} } };
    expect((await load('tariffTag=old', gone)).result).toMatchObject({ tariff: null, isTariffGone: true });
  });

  test('says that a region has no way to receive a SIM', async () => {
    const { result } = await load('', { 'retail.shops': { shops: {} } });
    expect(machine.start({ ...content, ...result })).toEqual({
      state: 'nothing',
      data: { reason: 'region' },
    });
  });

  test('stays what a visitor has begun with while the operator is away; nobody begins then', async () => {
    const away = { 'productOrder.getproduct': { status: 500, refused: {} } };
    await expect(load('tariffTag=start', away)).rejects.toThrow('the operator says nothing');
    expect((await load('tariffTag=start', away, 'begun')).result).toMatchObject({
      about: 'begun',
      reason: 'away',
    });
  });
});

describe('a number', () => {
  const DOMAIN = { 'mnp.resolveDomain': { domain: 'moscow', operator: 'Линия 7' } };
  async function check(answers: FakeAnswers) {
    const { ask, calls } = createFakeAsk({ ...DOMAIN, ...answers });
    const snapshot = machine.start(props) as never;
    const input = { msisdn: '79161112233' };
    const result = await actions.check(createFakeContext({ ask, props, input, snapshot, region: REGION }));
    return { result, calls };
  }

  test('[MNP-105][MNP-106] of another operator begins a request with what the address said', async () => {
    const { result, calls } = await check({ 'mnp.addRequest': { ok: true, requestId: '3000001' } });
    expect(calls.map(({ id }) => id)).toEqual(['mnp.resolveDomain', 'mnp.addRequest']);
    expect(calls[1]?.input).toEqual({
      body: { msisdn: '79161112233', region: 'moscow', tariffTag: 'start', packTag: '1,2', ref: 'banner' },
    });
    expect(result).toMatchObject({ memo: { requestId: '3000001' }, event: { operator: 'Линия 7' } });
  });

  test.each([
    ['sim.mnp.msisdn.network.megafon', /не\sполучится перенести: он\sуже в/],
    ['sim.activation.mnp.msisdn.network.megafon', /не\sполучится перенести: он\sуже в/],
    ['sim.mnp.msisdn.other.region', /не\sполучится перенести: он\sиз\sдругого региона/],
    ['sim.activation.mnp.msisdn.other.region', /не\sполучится перенести: он\sиз\sдругого региона/],
    ['sim.mnp.region.read.only', /не\sполучится перенести: в\sэтом регионе/],
    ['sim.activation.error.verifying', /ещё проверяются/],
    ['unknown', /Что-то пошло не\sтак/],
  ])('[SIM-155][SIM-157] that is refused with %s says why', async (code, why) => {
    const { result } = await check({ 'mnp.addRequest': { status: 409, refused: { error: { code } } } });
    expect(result.rejected).toMatchObject({ field: 'msisdn', message: expect.stringMatching(why) });
  });

  test('of another region is refused before a request is made', async () => {
    const { result, calls } = await check({ 'mnp.resolveDomain': { domain: 'spb' } });
    expect(result.rejected?.message).toMatch(/из\sдругого региона/);
    expect(calls).toHaveLength(1);
  });

  test('[MNP-110][MNP-112] that was moved too lately can be reminded of', async () => {
    const refused = { error: { code: 'sim.mnp.msisdn.recent' } };
    const { result } = await check({ 'mnp.addRequest': { status: 409, refused } });
    expect(result.event).toEqual({ type: 'EARLY', msisdn: '79161112233' });
    const { ask, calls } = createFakeAsk({ 'mnp.sendNotice': { ok: true } });
    const snapshot = { state: 'early' as const, data: { msisdn: '79161112233' } };
    const input = { email: 'anna@example.test' };
    const noticed = await actions.askNotice(createFakeContext({ ask, props, input, snapshot }));
    expect(noticed.event).toEqual({ type: 'NOTICED' });
    expect(calls[0]?.input).toEqual({ body: { msisdn: '79161112233', email: 'anna@example.test' } });
  });
});

describe('the day of the move', () => {
  const now = Date.parse('2026-11-23T09:00:00Z');
  const judge = (typed: object) => toDayInput({ now }).safeParse(typed);

  test.each([
    [{ day: '2026-12-01' }, '2026-12-01'],
    [{ day: '2026-12-01', date: '23.05.2027' }, '2027-05-23'],
    [{ day: '', date: '05.12.2026' }, '2026-12-05'],
  ])('[SIM-130] is one that is offered, or one that is typed: %j', (typed, date) => {
    expect(judge(typed).data).toEqual({ date });
  });

  test.each([
    [{ day: '2026-11-30' }, /Выберите день с\s01\.12\.2026 по\s23\.05\.2027/],
    [{ date: '24.05.2027' }, /Выберите день с/],
    [{ date: '5 мая' }, /Напишите дату целиком/],
    [{}, /Выберите день$/],
    [{ day: 'x'.repeat(41) }, /./],
  ])('[SIM-130] is not %j', (typed, message) => {
    expect(judge(typed).error?.issues[0]?.message).toMatch(message);
  });

  test('[MNP-107][MNP-108] is told to the operator, with the step that was reached', async () => {
    const { ask, calls } = createFakeAsk({
      'mnp.updateRequest': { ok: true },
      'mnp.addRequestActivity': { status: 500, refused: {} },
    });
    const snapshot = { state: 'day' as const, data: { draft } };
    const memo = { requestId: '3000001' };
    const input = { date: '2026-12-10' };
    const result = await actions.chooseDay(createFakeContext({ ask, props, input, snapshot, memo }));
    expect(calls).toEqual([
      { id: 'mnp.updateRequest', input: { body: { requestId: '3000001', date: '2026-12-10' } } },
      { id: 'mnp.addRequestActivity', input: { body: { requestId: '3000001', activity: 'day' } } },
    ]);
    expect(result.event).toEqual({ type: 'DATED', date: '2026-12-10' });
  });
});

describe('the order', () => {
  const typed = sendInput.parse({ captchaCode: '12345', accept: 'on' });
  async function send(
    answers: FakeAnswers,
    changed: { draft?: Partial<Draft>; props?: Partial<Props> } = {},
  ) {
    const own = { ...draft, ...changed.draft };
    const receipt = toReceipt({ ...props, variant: changed.props?.variant ?? 'site-port-in' }, own);
    const snapshot = {
      state: 'confirmation' as const,
      data: { draft: own, receipt, captcha },
    };
    const { ask, calls } = createFakeAsk({
      'captcha.form': { id: 'c-2', image: '/api/captcha/c-2/k.png' },
      ...answers,
    });
    const result = await actions.send(
      createFakeContext({
        ask,
        props: { ...props, ...changed.props },
        input: typed,
        snapshot,
        memo: { requestId: own.msisdn === '' ? null : '3000001' },
        region: REGION,
      }),
    );
    const after = result.event ? machine.next(snapshot, result.event as never) : snapshot;
    return { result, after, calls };
  }

  test('[MNP-109] of a SIM from a salon is kept by the salon', async () => {
    const { after, calls } = await send({ 'mnp.storeShopRequest': { ok: true, requestId: '3000001' } });
    expect(calls[0]?.input).toMatchObject({
      body: { msisdn: '79161112233', shopId: '7', name: 'Петрова Анна', date: '2026-12-10' },
    });
    expect(after).toMatchObject({ state: 'success', data: { number: '3000001' } });
  });

  const place = {
    address: 'г Москва, ул Садовая, д 3',
    guid: '',
    parts: { city: 'г Москва', street: 'ул Садовая', house: 'д 3' },
    isByParts: true,
    flat: '12',
    comment: '',
    date: '2026-12-01',
    interval: '10:00–14:00',
  };

  test('[MNP-101][MNP-102][MNP-111] of a SIM that is brought says what the address said, and where to', async () => {
    const { calls } = await send(
      { 'retail.mnporder': { ok: true, orderId: '3000001' } },
      { draft: { kind: 'courier', place } },
    );
    expect(calls[0]?.input).toMatchObject({
      body: {
        msisdn: '79161112233',
        requestId: '3000001',
        tariffTag: 'start',
        packTag: '1,2',
        ref: 'banner',
        system: 'site',
        personal: true,
        date: '2026-12-10',
        delivery: { kind: 'courier', city: 'г Москва', flat: '12', date: '2026-12-01' },
      },
    });
  });

  test('[MNP-104] without a number has none in it, and costs no transfer', async () => {
    const { calls, after } = await send(
      { 'retail.mnporder': { ok: true, orderId: '3000002' } },
      { draft: { msisdn: '', date: '' }, props: { variant: 'app-plain' } },
    );
    expect(calls[0]?.input).toMatchObject({ body: { shopId: '7', fio: 'Петрова Анна' } });
    expect(JSON.stringify(calls[0]?.input)).not.toContain('"msisdn"');
    expect(after).toMatchObject({ state: 'success', data: { receipt: { totalKopecks: 0 } } });
  });

  test('[MNP-116][MNP-117] of a number that moves costs 100 ₽ and its delivery', () => {
    expect(toReceipt(props, { kind: 'self' }).totalKopecks).toBe(10_000);
    expect(toReceipt(props, { kind: 'cse' }).totalKopecks).toBe(40_000);
    expect(toReceipt({ ...props, variant: 'site-plain' }, { kind: 'cse' }).totalKopecks).toBe(30_000);
  });

  test.each([
    ['5006', 'captchaCode', /Неправильно введён код/],
    ['sim.mnp.msisdn.other.region', undefined, /из\sдругого региона/],
    ['sim.activation.limit.reached', undefined, /максимально доступное/],
  ])('that is refused with %s stays as it is, with another picture', async (code, field, message) => {
    const refused = { 'mnp.storeShopRequest': { status: 409, refused: { error: { code } } } };
    const { result, after } = await send(refused);
    expect(result.rejected).toMatchObject({ field, message: expect.stringMatching(message) });
    expect(after).toMatchObject({ state: 'confirmation', data: { captcha: { id: 'c-2' }, draft } });
  });

  test('for a salon that hands out nothing any more, or of another sum, is not sent', async () => {
    const gone = await send({}, { props: { salons: [] } });
    expect(gone.after).toMatchObject({ state: 'pickup', data: { draft: { salon: '', gone: ['7'] } } });
    const tariff = { id: 'start', title: 'Старт', amountKopecks: 0, monthlyKopecks: 50_000 };
    const repriced = await send({}, { props: { tariff } });
    expect(repriced.result.rejected?.message).toContain('Цены изменились');
    expect([...gone.calls, ...repriced.calls]).toEqual([]);
  });

  test('is not sent while nobody can be asked what it comes to', async () => {
    expect((await send({}, { props: NOTHING })).result.rejected?.status).toBe(503);
  });
});
