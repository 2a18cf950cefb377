import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '#schemas/gateway/call';
import { getOptionGroups } from '#schemas/gateway/options';
import { getTariff } from '#schemas/gateway/tariffs';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { checkInput, requestInput, toDevicesInput, type Place, type Props } from './contract';
import { flow } from './flow';
import { loadOffer, NO_OFFER } from './load-offer.server';
import { machine, type AddressData, type States } from './machine';
import {
  CHOICE_STEPS,
  listChoiceSteps,
  toCountLevel,
  toReceipt,
  type Chosen,
  type ChoiceStep,
  type Offer,
  type Offered,
} from './offer';

const HOUSE = 'г Москва, ул Липовая Аллея, д 3';
const house = { value: HOUSE, data: { houseguid: 'house-3' } };
const elsewhere = {
  value: 'г Тверь, ул Липовая, д 1',
  data: { houseguid: 'house-1' },
  otherRegion: 'tver',
  otherRegionTitle: 'Тверская область',
};
const CAPTCHA = { id: 'c-1', image: '/captcha/c-1/k.png', failures: 0 };
const captcha = { id: 'c-2', image: '/api/captcha/c-2/k.png' };

const offered = (id: string, monthly: number | null, once: number | null = null): Offered => ({
  id,
  title: id,
  subtitle: '',
  text: '',
  image: '',
  monthlyKopecks: monthly,
  oldMonthlyKopecks: null,
  onceKopecks: once,
});
const OFFER: Offer = {
  plans: {
    own: [offered('plan-300', 55_000)],
    partner: [offered('partner-100', 45_000)],
    private: [offered('private_homeinternet_500', 90_000, 600_000)],
  },
  television: { main: [offered('tv-120', 15_000)], packs: [offered('sport', 29_900)] },
  devices: [offered('box', 15_000), offered('repeater', null, 249_000)],
  routerKopecks: 50_000,
};
const props: Props = { ...flow.props.parse({}), offer: OFFER };
const place: Place = { address: HOUSE, guid: 'house-3', network: 'own', parts: null };
const chosen: Chosen = {
  plan: 'plan-300',
  television: ['tv-120', 'sport'],
  devices: [
    { id: 'box', count: 2 },
    { id: 'repeater', count: 1 },
  ],
};
const receipt = toReceipt(OFFER, chosen, 'Роутер');

describe('the address', () => {
  const start: { state: 'address'; data: AddressData } = {
    state: 'address',
    data: { kind: 'home', tariff: '', address: '', found: [], plan: '' },
  };
  async function check(typed: Record<string, string>, answers: FakeAnswers) {
    const { ask, calls } = createFakeAsk({ 'address.suggest': { suggestions: [house] }, ...answers });
    const input = checkInput.parse(typed);
    const result = await actions.check(createFakeContext({ ask, props, input, snapshot: start }));
    return { result, asked: calls.map(({ id }) => id) };
  }
  const parts = { private: 'on', city: 'Москва', street: 'Липовая Аллея', house: '3' };
  const next = (event: object) => machine.next(start, event as never);

  test('[HOME-228] that has passed leads to the speeds of its network, and is remembered', async () => {
    const { result } = await check(
      { address: HOUSE, guid: 'house-3' },
      { 'address.check': { result: true } },
    );
    expect(result.rejected).toBeUndefined();
    expect(next(result.event as object)).toMatchObject({ state: 'options', data: { place } });
    expect(result).toMatchObject({ remember: { address: expect.stringContaining('house-3') } });
  });

  test('[HOME-232] without any network leads to what there is instead', async () => {
    const answers = { 'address.check': { result: false } };
    const { result } = await check({ address: HOUSE, guid: 'house-3' }, answers);
    expect(next(result.event as object).state).toBe('unsupported');
  });

  test('[HOME-229][HOME-230][HOME-231] of a private house leads to television, with its own option chosen', async () => {
    const { result } = await check(parts, { 'address.check': { result: true } });
    expect(next(result.event as object)).toMatchObject({
      state: 'television',
      data: { chosen: { plan: 'private_homeinternet_500' }, place: { guid: '', network: 'private' } },
    });
  });

  test('of a private house that no list has is not asked about: an engineer decides', async () => {
    const { result, asked } = await check(parts, { 'address.suggest': { suggestions: [] } });
    expect(asked).toEqual(['address.suggest']);
    expect(result.event).toMatchObject({ type: 'CHECKED', place: { address: 'Москва, Липовая Аллея, 3' } });
  });

  test('[HOME-232] of a private house in the list may have no network either', async () => {
    const { result } = await check(parts, { 'address.check': { result: false } });
    expect(result.event).toMatchObject({ type: 'NOT_SUPPORTED', place: { network: 'absent' } });
  });

  test('[HOME-418] of a private house in another region is refused with the region by name', async () => {
    const { result } = await check(parts, { 'address.suggest': { suggestions: [elsewhere] } });
    expect(result.rejected).toMatchObject({
      field: 'city',
      message: 'Хотите посмотреть тарифы для региона «Тверская область»?',
    });
  });

  test('of a private house wants all its parts, of a flat none of them', () => {
    const wrong = checkInput.safeParse({ private: 'on', city: 'Тверь' });
    expect(wrong.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['street', 'Заполните поле'],
      ['house', 'Заполните поле'],
    ]);
    expect(checkInput.safeParse({ address: HOUSE }).success).toBe(true);
    expect(checkInput.safeParse({ address: '🏠' }).success).toBe(false);
    expect(checkInput.safeParse({ address: 'я'.repeat(500) }).success).toBe(false);
  });

  test('[HOME-236][HOME-238] asks before a window with it unchecked is closed, and may be gone back to', () => {
    const asked = machine.next(start, { type: 'CLOSE' });
    expect(asked.state).toBe('unchecked');
    expect(machine.next(asked, { type: 'BACK' })).toEqual(start);
  });
});

describe('the choice', () => {
  const at = <State extends 'options' | 'television' | 'devices'>(state: State, network = 'own') =>
    ({
      state,
      data: {
        kind: 'home',
        tariff: '',
        place: { ...place, network },
        chosen: { ...chosen, devices: [] },
        steps: [...CHOICE_STEPS],
      },
    }) as never;

  test('[HOME-233][HOME-234] goes from the speed to television, and to devices', () => {
    const event = {
      type: 'CHOSEN' as const,
      chosen: { plan: 'plan-300', television: [], devices: [] },
    };
    expect(machine.next(at('options'), event).state).toBe('television');
    expect(machine.next(at('television'), event).state).toBe('devices');
  });

  test('of a speed is of those that the network has', async () => {
    const pick = (plan: string, network: string) =>
      actions.choosePlan(
        createFakeContext({ props, input: { plan, pack: [] }, snapshot: at('options', network) }),
      );
    expect((await pick('plan-300', 'own')).event).toMatchObject({ chosen: { plan: 'plan-300' } });
    expect((await pick('plan-300', 'partner')).rejected).toMatchObject({ field: 'plan' });
    expect((await pick('', 'own')).rejected).toMatchObject({ message: 'Выберите один вариант' });
  });

  test('goes on where the operator names nothing', async () => {
    const context = createFakeContext({
      props: { ...props, offer: NO_OFFER },
      input: { plan: '', pack: [] },
      snapshot: at('options'),
    });
    expect((await actions.choosePlan(context)).event).toMatchObject({ type: 'CHOSEN', chosen: { plan: '' } });
  });

  test('[HOME-222] takes one to five of a device, neither none nor six', () => {
    const input = toDevicesInput({ props });
    const judge = (many: string) => input.safeParse({ 'take.box': 'on', 'count.box': many }).success;
    expect(['0', '1', '5', '6', '-1'].map(judge)).toEqual([false, true, true, false, false]);
  });

  test('[HOME-403] draws none, one, two or three of a device', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(toCountLevel)).toEqual([0, 1, 2, 2, 2, 3, 3]);
  });

  test('comes to both sums by the operator’s prices, of what was not priced too', () => {
    expect(receipt).toMatchObject({ monthlyKopecks: 129_900, onceKopecks: 249_000, isWhole: true });
    const unpriced = { ...OFFER, devices: [offered('box', null)] };
    const lacking = toReceipt(unpriced, { ...chosen, devices: [{ id: 'box', count: 2 }] }, 'Роутер');
    expect(lacking).toMatchObject({ monthlyKopecks: 99_900, isWhole: false });
  });
});

describe('the request', () => {
  const data: States['request'] = {
    kind: 'home',
    place,
    chosen,
    receipt,
    captcha: CAPTCHA,
    tariff: '',
    steps: [...CHOICE_STEPS],
  };
  const typed = { name: 'Анна', msisdn: '8 926 123-45-67', captchaCode: '12345' };
  async function send(answer: FakeAnswers[string], given: Partial<States['request']> = {}, offer = OFFER) {
    const { ask, calls } = createFakeAsk({ 'home.connect': answer, 'captcha.form': captcha });
    const snapshot = { state: 'request', data: { ...data, ...given } } as const;
    const input = requestInput.parse(typed);
    const result = await actions.send(
      createFakeContext({ ask, props: { ...props, offer }, input, snapshot: snapshot as never }),
    );
    return { result, sent: calls.find(({ id }) => id === 'home.connect')?.input };
  }

  test('that is taken has its number', async () => {
    const { result } = await send({ success: true, id: '1000001' });
    expect(result.event).toEqual({ type: 'SENT', number: '1000001' });
  });

  test('[CONV-16][CONV-17] with a wrong captcha says so at the captcha, and shows another picture', async () => {
    const refused = { success: false, extra: { errorCode: 'captcha', error: 'нет' } };
    const { result } = await send({ status: 400, refused });
    expect(result.rejected).toMatchObject({
      message: 'Некорректный код с картинки',
      field: 'captchaCode',
    });
    expect(result.event).toMatchObject({ type: 'CAPTCHA', captcha: { id: 'c-2' } });
  });

  test('[CONV-18][CONV-19] that fails otherwise says so in general, and shows another picture', async () => {
    const { result } = await send({ status: 500, refused: null });
    expect(result.rejected?.message).toBe('Что-то пошло не так. Обновите страницу или зайдите позже');
    expect(result.event).toMatchObject({ type: 'CAPTCHA', captcha: { id: 'c-2' } });
  });

  test('is not sent at another price than was seen', async () => {
    const dearer = { ...OFFER, plans: { ...OFFER.plans, own: [offered('plan-300', 60_000)] } };
    const { result, sent } = await send({ success: true }, {}, dearer);
    expect(sent).toBeUndefined();
    expect(result.event).toMatchObject({ type: 'REPRICED', receipt: { monthlyKopecks: 134_900 } });
  });

  test('goes at the price that was seen while the operator names none', async () => {
    const { sent } = await send({ success: true }, {}, NO_OFFER);
    expect(sent).toMatchObject({ body: { payment: { monthly: 1299, once: 2490 } } });
  });

  test('[CONV-27][CONV-28][CONV-29][CONV-31][CONV-32][CONV-34] judges name, phone and captcha in words', () => {
    const judge = (given: object) =>
      requestInput.safeParse({ ...typed, ...given }).error?.issues[0]?.message ?? 'right';
    expect(judge({})).toBe('right');
    expect(judge({ name: ' ' })).toBe('Заполните поле');
    expect(judge({ name: 'я'.repeat(100) })).toBe('right');
    expect(judge({ name: 'я'.repeat(101) })).toBe(
      'Введена слишком длинная строка! Длина строки - 100 символов',
    );
    expect(judge({ msisdn: '' })).toBe('Введите номер');
    expect(judge({ msisdn: '+7 926 123' })).toBe('Некорректный номер');
    expect(judge({ msisdn: '+7 (026) 123-45-67' })).toBe('Некорректный номер');
    expect(judge({ captchaCode: '' })).toBe('Заполните поле!');
  });

  test('[HOME-239] is sent and accepted, or leads to the check of another address', () => {
    const request = { state: 'request', data } as const;
    expect(machine.next(request, { type: 'SENT', number: '1' }).state).toBe('success');
    expect(machine.next(request, { type: 'CHANGE_ADDRESS' })).toMatchObject({
      state: 'address',
      data: { address: '' },
    });
  });

  test('[HOME-209] may be gone back from: to devices, or to the router where there is no cable', () => {
    const back = (network: Place['network']) =>
      machine.next({ state: 'request', data: { ...data, place: { ...place, network } } }, { type: 'BACK' })
        .state;
    expect([back('own'), back('private'), back('absent')]).toEqual(['devices', 'devices', 'unsupported']);
  });
});

describe('a package', () => {
  const packages = [offered('together', 76_300), offered('family', 135_200)];
  const offer: Offer = {
    plans: { own: packages, partner: packages, private: [offered('cottage', 119_000)] },
    television: { main: [], packs: [offered('sport', 29_900)] },
    devices: [],
    routerKopecks: null,
  };
  const bare: Offer = { ...offer, television: { main: [], packs: [] } };
  const given: Props = { ...props, kind: 'convergent', offer };
  const answers = {
    'address.suggest': { suggestions: [house] },
    'address.check': { result: true },
    'captcha.form': captcha,
  };
  async function check(typed: Record<string, string>, of: Offer, plan = '') {
    const { ask } = createFakeAsk(answers);
    const started = machine.start({ ...given, offer: of });
    const start = plan === '' ? started : machine.next(started, { type: 'CHOOSE', choice: plan });
    const context = {
      ask,
      props: { ...given, offer: of },
      input: checkInput.parse(typed),
      snapshot: start as { state: 'address'; data: AddressData },
    };
    const { event } = await actions.check(createFakeContext(context));
    return machine.next(start, event as never);
  }
  const flat = { address: HOUSE, guid: 'house-3' };

  test('[CONV-01][CONV-10][CONV-12][CONV-206] that a card has named and nothing is added to takes three steps: address, request, success', async () => {
    const request = await check(flat, bare, 'family');
    expect(request).toMatchObject({
      state: 'request',
      data: { chosen: { plan: 'family' }, receipt: { monthlyKopecks: 135_200 } },
    });
    expect(machine.next(request, { type: 'SENT', number: '1' }).state).toBe('success');
    expect(machine.next(request, { type: 'BACK' })).toMatchObject({
      state: 'address',
      data: { kind: 'convergent', plan: 'family' },
    });
  });

  test('[CONV-207] is chosen with what is added to it, and leads to the request', async () => {
    const options = await check(flat, offer);
    expect(options.state).toBe('options');
    const { ask } = createFakeAsk(answers);
    const choose = (plan: string, pack: string[]) =>
      actions.choosePlan(
        createFakeContext({ ask, props: given, input: { plan, pack }, snapshot: options as never }),
      );
    const { event } = await choose('together', ['sport']);
    const request = machine.next(options, event as never);
    expect(request).toMatchObject({ state: 'request', data: { receipt: { monthlyKopecks: 106_200 } } });
    expect(machine.next(request, { type: 'BACK' }).state).toBe('options');
    expect((await choose('together', ['unknown'])).rejected).toMatchObject({ field: 'pack' });
  });

  test('that is for private houses is chosen for a private house alone', async () => {
    const typed = { private: 'on', city: 'Москва', street: 'Липовая Аллея', house: '3' };
    expect(await check(typed, offer)).toMatchObject({ state: 'options', data: { chosen: { plan: '' } } });
    expect((await check(typed, bare, 'family')).state).toBe('options');
    expect((await check(typed, bare, 'cottage')).state).toBe('request');
  });
});

describe('home internet for a mobile tariff', () => {
  const given: Props = { ...props, kind: 'addition' };
  const CLOSED = { ...given, offer: NO_OFFER };
  const opened = machine.next(machine.start(given), { type: 'CHOOSE', choice: 'city' });
  const devices = {
    state: 'devices',
    data: { kind: 'addition', tariff: 'city', place, chosen, steps: [...CHOICE_STEPS] },
  } as const;
  const end = (input = { 'take.box': 'on', 'count.box': '2' }) =>
    actions.chooseDevices(
      createFakeContext({ props: given, input: input as never, snapshot: devices as never }),
    );

  test('[HOME-226][HOME-227][HOME-235] ends its choice with devices, where the window closes and waits for the request', async () => {
    const { event, remember } = (await end()) as { event: never; remember: Record<string, string> };
    const added = machine.next(devices as never, event);
    expect(added).toMatchObject({
      state: 'added',
      data: { tariff: 'city', chosen: { plan: 'plan-300', devices: [{ id: 'box', count: 2 }] } },
    });
    // A later page of the visit knows it.
    const begun = flow.recall?.(remember, given) as never;
    expect(machine.next(machine.start(given), begun)).toEqual(added);
    expect(flow.recall?.(remember, props)).toBeNull();
  });

  test('is begun for the tariff of its card, and anew for another one', async () => {
    expect(opened).toMatchObject({ state: 'address', data: { tariff: 'city', plan: '' } });
    const { event } = (await end()) as { event: never };
    const added = machine.next(devices as never, event);
    expect(machine.next(added, { type: 'CHOOSE', choice: 'city' })).toEqual(added);
    expect(machine.next(added, { type: 'CHOOSE', choice: 'vip' })).toMatchObject({
      state: 'address',
      data: { tariff: 'vip' },
    });
  });

  test('is asked for with the id of the tariff, and forgotten once it is', async () => {
    const { ask, calls } = createFakeAsk({ 'home.connect': { success: true, id: '7' } });
    const data = { ...devices.data, receipt, captcha: CAPTCHA };
    const input = requestInput.parse({ name: 'Анна', msisdn: '8 926 123-45-67', captchaCode: '12345' });
    const snapshot = { state: 'request', data } as never;
    const sent = await actions.send(createFakeContext({ ask, props: given, input, snapshot }));
    expect(calls[0]?.input).toMatchObject({ body: { tariffId: 'city' } });
    expect(flow.recall?.(sent.rejected ? {} : (sent.remember ?? {}), given)).toBeNull();
  });

  test('leads to the request at once where there is nothing to choose', () => {
    expect(flow.recall?.({}, CLOSED)).toBeNull();
    expect(machine.start({ ...CLOSED, asksAddress: false }).state).toBe('address');
  });
});

describe('the steps', () => {
  test('[HOME-207] are the check of the address, options, television, devices, the unsupported address, the request, success and the unchecked address', () => {
    const reached = new Set(machine.transitions().map(({ to }) => to));
    expect([...reached].filter((state) => state !== 'added').sort()).toEqual([
      'address',
      'devices',
      'options',
      'request',
      'success',
      'television',
      'unchecked',
      'unsupported',
    ]);
  });

  const without = (given: Partial<Offer>): Offer => ({ ...OFFER, ...given });
  const NO_PLANS = { own: [], partner: [], private: [] };
  const NO_TELEVISION = { main: [], packs: [] };
  const list = (offer: Offer, network: Place['network'] = 'own') =>
    listChoiceSteps({ kind: 'home', offer }, network, '');

  test('[HOME-415] that have nothing to choose are passed over, both ways', () => {
    expect(list(OFFER)).toEqual(CHOICE_STEPS);
    expect(list(OFFER, 'private')).toEqual(['television', 'devices']);
    expect(list(without({ plans: NO_PLANS }))).toEqual(['television', 'devices']);
    expect(list(without({ television: NO_TELEVISION }))).toEqual(['options', 'devices']);
    expect(list(NO_OFFER)).toEqual([]);

    const start = machine.start(props);
    const steps: ChoiceStep[] = ['options', 'devices'];
    const options = machine.next(start, { type: 'CHECKED', place, steps });
    const bare = { ...chosen, television: [], devices: [] };
    const event = { type: 'CHOSEN' as const, chosen: bare };
    const devices = machine.next(options, event);
    expect(devices.state).toBe('devices');
    expect(machine.next(devices, { type: 'BACK' }).state).toBe('options');
    expect(machine.next(start, { type: 'CHECKED', place, steps: ['devices'] }).state).toBe('devices');
  });

  test('[HOME-415] options that did not load are no error: the address leads to the request', async () => {
    const { ask } = createFakeAsk({
      'address.suggest': { suggestions: [house] },
      'address.check': { result: true },
      'captcha.form': captcha,
    });
    const given = { ...props, offer: NO_OFFER };
    const start = machine.start(given) as { state: 'address'; data: AddressData };
    const input = checkInput.parse({ address: HOUSE, guid: 'house-3' });
    const done = await actions.check(createFakeContext({ ask, props: given, input, snapshot: start }));
    expect(done.rejected).toBeUndefined();
    const request = machine.next(start, done.event as never);
    expect(request.state).toBe('request');
    expect(machine.next(request, { type: 'BACK' }).state).toBe('address');
  });

  test('begin with the choice where the address is not asked for, and never lead to it', () => {
    const start = machine.start({ ...props, asksAddress: false });
    expect(start).toMatchObject({ state: 'options', data: { place: { address: '' } } });
    expect(machine.next(start, { type: 'BACK' })).toBe(start);
    expect(machine.next(start, { type: 'CHANGE_ADDRESS' })).toBe(start);
  });
});

describe('what is offered', () => {
  const tile = (id: string, value: number, more: object = {}) => ({
    id,
    title: id,
    payment: { value },
    ...more,
  });
  const groups = getOptionGroups.answer.parse({
    mf_home_internet: {
      options: [
        tile('plan', 850, { payment_discount: { value: 425 } }),
        tile('private_homeinternet_500', 900, { connectPrice: 6000 }),
      ],
    },
    devices_home_internet: { options: [tile('box', 150, { tileImage: 'https://elsewhere.test/a.svg' })] },
  });
  const tariff = (servicePacks: object[]) => getTariff.answer.parse({ id: 't', title: 'Т', servicePacks });
  const load = (known: CallAnswer<typeof getTariff> | null) => {
    const answers = new Map<unknown, unknown>([
      [getOptionGroups, groups],
      [getTariff, known],
    ]);
    const call = (async (contract: unknown) => answers.get(contract)) as never;
    return loadOffer({ kind: 'home' }, { page: { uuid: 'p-1' } as never, call });
  };

  test('[HOME-412][HOME-402] stands in the groups of the page, the private house apart, pictures of this site alone', async () => {
    const { offer } = await load(null);
    expect(offer.plans.own).toMatchObject([
      { id: 'plan', monthlyKopecks: 42_500, oldMonthlyKopecks: 85_000 },
    ]);
    expect(offer.plans.private).toMatchObject([{ monthlyKopecks: 90_000, onceKopecks: 600_000 }]);
    expect(offer.devices).toMatchObject([{ id: 'box', image: '', monthlyKopecks: 15_000 }]);
    expect(offer.television).toEqual({ main: [], packs: [] });
  });

  test('[HOME-220] rents the router for what the first service pack costs, where there is one', async () => {
    const packs = [{ packId: '1', payment: { value: 450, unit: '₽' } }];
    expect((await load(tariff(packs) as never)).offer.routerKopecks).toBe(45_000);
    expect((await load(tariff([]) as never)).offer.routerKopecks).toBeNull();
  });
});

test.each(flow.examples)('parses the example «$name»', ({ props: given }) => {
  expect(flow.props.safeParse(given).success).toBe(true);
});
