import { beforeEach, describe, expect, test } from 'vitest';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import { createHttpTransport } from '#cms/gateway/transport';
import { actions as promised } from '#flows/promised-payment/actions.server';
import { flow as promisedFlow } from '#flows/promised-payment/flow';
import { actions as homeInternet } from '#flows/home-internet/actions.server';
import type { Place, Props as HomeProps } from '#flows/home-internet/contract';
import type { Receipt } from '#flows/home-internet/offer';
import { flow as homeFlow } from '#flows/home-internet/flow';
import { actions as topUp } from '#flows/top-up/actions.server';
import { flow as topUpFlow } from '#flows/top-up/flow';
import { createFakeContext } from '#flows/kit/testing/fake-context';
import { toAsk } from '#app/page/ask-operator';
import { startFakeGateway, type FakeGateway } from '../integration/fake-gateway';
import { operatorCalls } from './operator-calls/table';
import { toPath } from './operator-calls/wire';

/** What the steps of flows put on the wire, recorded where the operator's API would stand. */

const MSISDN = '79261234567';
const props = promisedFlow.props.parse({});
const step = { msisdn: MSISDN, codeLength: 4, resendAt: 1000, captcha: null };

const EMPTY_OFFER = {
  plans: { own: [], partner: [], private: [] },
  television: { main: [], packs: [] },
  devices: [],
  routerKopecks: null,
};

let listener: FakeGateway;
let ask: ReturnType<typeof toAsk>;

beforeEach(async () => {
  listener = await startFakeGateway();
  for (const call of operatorCalls) listener.answers.set(toPath(call), { body: call.gives });
  listener.answers.set('/api/unite/v1/msisdn/ismegafon', { body: { ok: true } });
  const open = createGateway({
    transport: createHttpTransport(),
    origin: listener.origin,
    observer: SILENT_OBSERVER,
  });
  ask = toAsk(open({ region: { id: '77', code: 'moscow' }, audience: 'b2c' }));
});

/** The requests so far: method and address, and the body where there is one. */
function listRequests(): unknown[] {
  return listener.calls.map(({ method, target, body }) =>
    body.length === 0 ? `${method} ${target}` : [`${method} ${target}`, JSON.parse(body.toString())],
  );
}

const ITS_NUMBER = `GET /api/unite/v1/msisdn/ismegafon?msisdn=${MSISDN}`;

describe('the promised payment', () => {
  const memo = { token: 't-1' };

  test('[PROM-124] [PROM-401] [PROM-402] gets a token, asks whose the number is, and has a code sent', async () => {
    const snapshot = { state: 'phone', data: { msisdn: '', captcha: null } } as const;
    const sent = await promised.sendCode(
      createFakeContext({ input: { msisdn: MSISDN }, snapshot, props, ask }),
    );

    expect(sent).toMatchObject({ event: { type: 'CODE_SENT' }, memo });
    expect(listRequests()).toEqual([
      'GET /api/lk/token',
      ITS_NUMBER,
      ['POST /api/lk/payment/getcode', { msisdn: MSISDN, token: 't-1' }],
    ]);
  });

  test('[PROM-125] [PROM-129] [PROM-403] confirms the code, and asks what can be taken', async () => {
    const snapshot = { state: 'code', data: step } as const;
    const confirmed = await promised.confirm(
      createFakeContext({ input: { code: '1234' }, snapshot, props, ask, memo }),
    );

    expect(confirmed).toMatchObject({ event: { type: 'CONFIRMED' } });
    expect(listRequests()).toEqual([
      ['POST /api/lk/payment/confirm', { msisdn: MSISDN, token: 't-1', code: '1234' }],
      `GET /api/lk/promised/limits?msisdn=${MSISDN}&token=t-1`,
    ]);
  });

  test('[PROM-128] [PROM-404] takes the amount', async () => {
    const options = [{ amountKopecks: 30_000, chargeKopecks: 3000 }];
    const snapshot = { state: 'amount', data: { msisdn: MSISDN, options } } as const;
    const taken = await promised.take(
      createFakeContext({ input: { amount: 300 }, snapshot, props, ask, memo }),
    );

    expect(taken).toMatchObject({ event: { type: 'TAKEN', until: '2026-11-25' } });
    expect(listRequests()).toEqual([
      ['POST /api/lk/promised/amount', { msisdn: MSISDN, token: 't-1', amount: 300 }],
    ]);
  });
});

describe('the top-up', () => {
  const topUpProps = topUpFlow.props.parse({});
  function pay(method: 'card' | 'sbp') {
    const data = { method, msisdn: '', amountKopecks: 0, captcha: null };
    const input = { method, msisdn: MSISDN, amount: 30_000 };
    const given = { input, snapshot: { state: 'form', data } as const, props: topUpProps, ask };
    return topUp.pay(createFakeContext({ ...given, isTrustedAddress: () => true }));
  }

  test('[PAY-135] [PAY-136] by card opens a payment in roubles, without a captcha that was not shown', async () => {
    await pay('card');

    expect(listRequests()).toEqual([
      ITS_NUMBER,
      [
        'POST /api/unite/v1/payment/open',
        { number: MSISDN, amount: 300, captcha: { form: 'payonlineform' } },
      ],
    ]);
  });

  test('[SBP-116] [SBP-118] by SBP asks for the address of the payment', async () => {
    await pay('sbp');

    expect(listRequests().slice(0, 2)).toEqual([
      ITS_NUMBER,
      `GET /api/lk/payments/sbp/paymentUrl?msisdn=${MSISDN}&amount=300`,
    ]);
  });
});

describe('home internet', () => {
  const homeProps = { ...homeFlow.props.parse({ tariffId: '21' }), offer: EMPTY_OFFER };
  const captcha = { id: 'c-1', image: '', failures: 0 };
  const receipt: Receipt = {
    lines: [],
    monthlyKopecks: 129_900,
    fullMonthlyKopecks: 129_900,
    onceKopecks: 249_000,
    isWhole: true,
  };
  const chosen = { plan: '31', television: ['33'], devices: [{ id: '32', count: 2 }] };
  const typed = { name: 'Анна', msisdn: MSISDN, captchaCode: '12345', utm_source: 'mail' };
  const send = (place: Place, props: HomeProps = homeProps, seen: Receipt = receipt) => {
    const data = { kind: props.kind, tariff: '', steps: [], place, chosen, receipt: seen, captcha };
    const snapshot = { state: 'request', data } as const;
    return homeInternet.send(createFakeContext({ input: typed, snapshot, props, ask }));
  };
  const common = {
    name: 'Анна',
    msisdn: MSISDN,
    tariffId: '21',
    optionIds: ['31', '33'],
    devices: [{ id: '32', count: 2 }],
    payment: { monthly: 1299, once: 2490 },
    __captcha: { form: 'homeinternet', id: 'c-1', code: '12345' },
    utm_source: 'mail',
  };
  const PATH = 'POST /api/unite/v1/options/connecthomeinternet';

  test('[HOME-101] [HOME-413] [CONV-23] asks for what was chosen, at the address that was picked', async () => {
    const address = 'г Москва, ул Лесная, д 5';
    const sent = await send({ address, guid: 'h-1', network: 'own', parts: null });

    expect(sent).toMatchObject({ event: { type: 'SENT', number: '802' } });
    expect(listRequests()).toEqual([[PATH, { ...common, address, houseGuid: 'h-1', private: 'off' }]]);
  });

  test('[HOME-413] [CONV-21] [CONV-24] [CONV-25] of a private house its parts, and no guid', async () => {
    const parts = { city: 'Ключи', street: 'Садовая', house: '8' };
    await send({ address: 'Ключи, Садовая, 8', guid: '', network: 'private', parts });

    expect(listRequests()).toEqual([[PATH, { ...common, ...parts, private: 'on' }]]);
  });

  const packageProps: HomeProps = { ...homeProps, kind: 'convergent' };
  const toLine = (id: string, title: string) => ({
    id,
    title,
    count: 1,
    monthlyKopecks: 0,
    fullMonthlyKopecks: 0,
    onceKopecks: null,
  });
  const withNames: Receipt = {
    ...receipt,
    lines: [toLine('31', 'Дом и связь'), toLine('33', 'Спорт'), toLine('34', 'Детям')],
  };
  const asked = {
    name: 'Анна',
    contactPhone: MSISDN,
    region: 'Москва',
    tariffName: 'Дом и связь',
    optionName: 'Спорт,Детям',
    payment: { monthly: 1299, once: 2490 },
    __captcha: { form: 'convergent', id: 'c-1', code: '12345' },
    utm_source: 'mail',
  };
  const PACKAGE_PATH = 'POST /api/unite/v1/convergent/addrequest';

  test('[CONV-20] [CONV-22] [CONV-23] [CONV-24] [CONV-25] [CONV-43] [CONV-404] asks for a package by the names of all that was chosen', async () => {
    const address = 'г Москва, ул Лесная, д 5';
    const sent = await send({ address, guid: 'h-1', network: 'own', parts: null }, packageProps, withNames);

    expect(sent).toMatchObject({ event: { type: 'SENT' } });
    expect(listRequests()).toEqual([[PACKAGE_PATH, { ...asked, address, houseGuid: 'h-1', private: 'off' }]]);
  });

  test('[CONV-20] [CONV-21] [CONV-24] [CONV-25] asks for a package in a private house by its parts', async () => {
    const parts = { city: 'Ключи', street: 'Садовая', house: '8' };
    const place: Place = { address: 'Ключи, Садовая, 8', guid: '', network: 'private', parts };
    await send(place, packageProps, withNames);

    expect(listRequests()).toEqual([[PACKAGE_PATH, { ...asked, ...parts, private: 'on' }]]);
  });

  test('[CONV-403] asks about the house that was picked by its guid', async () => {
    const data = { kind: 'home' as const, tariff: '', address: '', found: [], plan: '' };
    const snapshot = { state: 'address' as const, data };
    listener.answers.set('/api/unite/v1/wifire/getSuggestions', { status: 503, body: {} });
    const input = { address: 'Лесная, 5', guid: 'h-1', city: '', street: '', house: '' };
    await homeInternet.check(createFakeContext({ input, snapshot, props: homeProps, ask }));

    expect(listRequests()).toContainEqual(['POST /api/unite/v1/wifire/checkAddress', { houseGuid: 'h-1' }]);
  });
});
