import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import type { FlowLoadContext } from '#registry/flow-load';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Loaded, Props } from './contract';
import { flow } from './flow';
import { loadCountry } from './load-country.server';
import { machine } from './machine';
import { NO_COUNTRY } from './no-country';
import { ROAMING_STEPS } from './steps';
import { toSums } from './to-sums';

const MSISDN = '79261112233';
const SERVICE = '30391';

const turkey = {
  id: 'tr',
  title: 'Турция',
  titleIn: 'в Турции',
  params: [{ param: 'internet', value: 1, unit: 'ГБ в сутки' }],
  prices: {
    base: {
      discount: {
        connection_fee: { val: 249 },
        internet: { val: 9 },
        outgoing: { val: 35 },
        sms: { val: 15 },
      },
      full: { internet: { val: 12 }, outgoing: { val: 49 }, sms: { title: 'SMS', val: 21, unit: '₽/шт.' } },
    },
  },
};
const service = {
  id: 'day',
  title: 'Сутки связи',
  productPrice: { amount: 249, period: 'сутки' },
  connection: { fast: true, billingIds: [SERVICE] },
};
const pack = {
  id: 'pack',
  title: 'Пакет',
  link: '/services/pack.html',
  productPrice: { amount: 690, period: '7 дней' },
  baseParams: [
    { param: 'internet', value: 3, unit: 'ГБ' },
    { param: 'outgoing', value: 30, unit: 'минут' },
  ],
};
const insurance = { id: 'insurance', title: 'Страховка', productPrice: { amount: 90, period: 'сутки' } };

interface Operator {
  showcase?: object;
  goodbye?: object;
  tariffs?: object[];
  options?: object[];
}

/** What the flow of a country's page begins with, and the calls that it made. */
async function load(operator: Operator = {}, search = '') {
  const { ask, calls } = createFakeAsk({
    'roaming.showcase': operator.showcase ?? { products: [turkey], defaultProduct: turkey, service },
  });
  const lists: Record<string, unknown> = {
    'roaming.goodbyeDetails': operator.goodbye ?? { features: [] },
    'roaming.getTariffList': operator.tariffs ?? [],
    'roaming.getOptions': operator.options ?? [pack, insurance],
  };
  const context = createLoadContext(
    (contract, input) => {
      calls.push({ id: contract.id, input });
      return contract.answer.parse(lists[contract.id]);
    },
    { search },
  );
  const whole: Pick<FlowLoadContext, 'ask' | 'call' | 'page' | 'pin' | 'query'> = {
    ...context,
    ask,
    pin: null,
  };
  return { loaded: await loadCountry(whole), calls };
}

const toProps = (loaded: Loaded): Props => ({ ...flow.props.parse({}), ...loaded });
const open = async (operator?: Operator, search?: string) => toProps((await load(operator, search)).loaded);

const GOODBYE = { isEnabled: true, features: [{ key: 'Как дома', value: 'Пакеты тарифа', code: 'home' }] };
const sent = { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 6, resendAt: 1000 } as const;

describe('the country of a page', () => {
  test('[ROAM-02][ROAM-03][ROAM-04][ROAM-07][ROAM-403][ROAM-404][ROAM-405][ROAM-408] is asked for with its tariffs, options and scheme by the uuid of the page', async () => {
    const { calls } = await load();
    expect(calls).toEqual([
      { id: 'roaming.showcase', input: { query: { uuid: 'page-1' } } },
      { id: 'roaming.goodbyeDetails', input: { query: { uuid: 'page-1' } } },
      { id: 'roaming.getTariffList', input: { query: { uuid: 'page-1' } } },
      { id: 'roaming.getOptions', input: { query: { uuid: 'page-1' } } },
    ]);
  });

  test('[ROAM-401] costs a day what the connection fee of its discount prices says', async () => {
    const { offers } = await open();
    expect(offers.find(({ id }) => id === 'day')).toMatchObject({ feeKopecks: 24_900, periodDays: 1 });
  });

  test('[ROAM-402] has the state of goodbye roaming: whether it is enabled, and its features', async () => {
    const { goodbye } = await open({ goodbye: GOODBYE });
    expect(goodbye).toEqual(GOODBYE);
  });

  test('counts a trip with every tariff and option, the cheapest first; an option without gigabytes stands apart', async () => {
    const props = await open({}, 'days=7&gb=3&minutes=30&sms=0');
    const sums = toSums(props).map(({ offer, totalKopecks }) => [offer.id, totalKopecks]);
    // 690; 7 × 249 + 30 × 35; 3 × 1024 × 12 + 30 × 49.
    expect(sums).toEqual([
      ['pack', 69_000],
      ['day', 174_300 + 105_000],
      ['plain', 3_686_400 + 147_000],
    ]);
    expect(props.extras.map(({ id }) => id)).toEqual(['insurance']);
  });

  test.each([
    ['days=0', 'days'],
    ['days=20260', 'days'],
    ['gb=abc', 'gigabytes'],
    ['minutes=-5', 'minutes'],
    ['sms=1e9', 'messages'],
  ] as const)('counts nothing for «%s», and says so at the field', async (search, field) => {
    const props = await open({}, search);
    expect(toSums(props)).toEqual([]);
    expect(Object.keys(props.asked.faults)).toEqual([field]);
  });

  test('is not there for a page that the operator knows no country of', async () => {
    const { loaded } = await load({ showcase: { products: [] } });
    expect(loaded).toEqual(NO_COUNTRY);
  });
});

describe('the steps of roaming', () => {
  test('[ROAM-210] have the numbers of the specification', () => {
    expect(ROAMING_STEPS).toEqual({
      initial: 0,
      goodbye: 1,
      calculator: 2,
      'get-sms': 3,
      'confirm-sms': 4,
      success: 5,
      chinese: 6,
    });
    expect(Object.keys(machine.states).sort()).toEqual(Object.keys(ROAMING_STEPS).sort());
  });

  test.each([
    ['goodbye', { goodbye: GOODBYE }],
    [
      'chinese',
      { showcase: { products: [turkey], defaultProduct: turkey, chineseProduct: turkey, service } },
    ],
    ['calculator', {}],
  ] as const)(
    '[ROAM-211] lead from the first one to %s, to the code and to success',
    async (state, operator) => {
      const start = machine.start(await open({ ...operator }));
      expect(start.state).toBe('initial');
      const second = machine.next(start, { type: 'BEGIN' });
      expect(second.state).toBe(state);
      const number = machine.next(second, { type: 'CHOOSE', choice: SERVICE });
      expect(number).toMatchObject({ state: 'get-sms', data: { productId: SERVICE } });
      expect(machine.next(number, { type: 'BACK' })).toEqual(second);
      const code = machine.next(number, sent);
      expect(code.state).toBe('confirm-sms');
      expect(machine.next(code, { type: 'CONNECTED' })).toEqual({
        state: 'success',
        data: { productId: SERVICE },
      });
    },
  );

  test('begin with the calculator at an address that asks for a trip', async () => {
    expect(machine.start(await open({ goodbye: GOODBYE }, 'days=3')).state).toBe('calculator');
  });

  test('connect nothing that the operator does not offer here', async () => {
    const calculator = machine.start(await open({}, 'days=3'));
    expect(machine.next(calculator, { type: 'CHOOSE', choice: '99999' })).toBe(calculator);
  });
});

describe('the connection', () => {
  test('asks for a code for the chosen service, and connects it with the code', async () => {
    const props = await open();
    const { ask, calls } = createFakeAsk({
      'msisdn.isOperator': { ok: true },
      'option.connect': { ok: true, codeLength: 6, timeout: 180, token: 't-1' },
      'option.confirm': { ok: true },
    });
    const known = {
      scheme: 'plain',
      serviceId: SERVICE,
      choices: [SERVICE],
      productId: SERVICE,
      at: 'calculator',
    } as const;
    const asked = await actions.sendCode(
      createFakeContext({
        input: { msisdn: MSISDN },
        snapshot: { state: 'get-sms', data: { ...noNumber, ...known } },
        props,
        ask,
      }),
    );
    expect(asked).toMatchObject({ event: { type: 'CODE_SENT' }, memo: { token: 't-1' } });
    const confirmed = await actions.confirm(
      createFakeContext({
        input: { code: '123456' },
        snapshot: {
          state: 'confirm-sms',
          data: { ...known, msisdn: MSISDN, codeLength: 6, resendAt: 1000, captcha: null },
        },
        props,
        ask,
        memo: { token: 't-1' },
      }),
    );
    expect(confirmed).toEqual({ event: { type: 'CONNECTED' } });
    expect(calls.filter(({ id }) => id.startsWith('option.')).map(({ input }) => input)).toEqual([
      { path: { type: 'option' }, body: { msisdn: MSISDN, billing_id: SERVICE, region: 'moscow' } },
      {
        path: { type: 'option' },
        body: { msisdn: MSISDN, code: '123456', token: 't-1', billing_id: SERVICE, region: 'moscow' },
      },
    ]);
  });
});
