import { describe, expect, test } from 'vitest';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Props } from './contract';
import { flow } from './flow';
import { machine } from './machine';

const MSISDN = '79261112233';
const own = { 'msisdn.isOperator': { ok: true } };
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };

const propsOf = (subject: object): Props => ({
  ...flow.props.parse({ subject }),
  isKnown: false,
  ofPage: null,
  about: '',
});
const connection = { fast: true, billingIds: ['30201'], ussd: '*105*201#' };
const optionOf = (given: object = {}) =>
  propsOf({ kind: 'option', title: 'Звонки по России', connection, ...given });
const products = [
  { vaspId: 'one', title: 'Музыка' },
  { vaspId: 'family', title: 'Музыка для семьи' },
];
const vendorOf = (given: object = {}) => propsOf({ kind: 'vasp', products, ...given });
const choice = ['one', 'family'];

const numberData = { ...noNumber, productId: '30201', choice: [] };
const codeData = { ...numberData, msisdn: MSISDN, codeLength: 6, resendAt: 181_000 };
const add = { state: 'add', data: numberData } as const;
const confirm = { state: 'confirm', data: codeData } as const;
const sent = { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 6, resendAt: 181_000 } as const;

describe('the steps of option-connection', () => {
  test('[CONN-101][CONN-106][CONN-107][CODE-201] are number, code, success, in this order', () => {
    const start = machine.start(optionOf());
    expect(start).toEqual(add);
    const atCode = machine.next(start, sent);
    expect(atCode).toEqual(confirm);
    expect(machine.next(atCode, { type: 'CONNECTED' })).toEqual({
      state: 'success',
      data: { productId: '30201' },
    });
    expect(machine.isFinal('success')).toBe(true);
    expect(machine.next(add, { type: 'CONNECTED' })).toBe(add);
  });

  test('[CONN-108][CONN-211] change of number and Back lead from the code to the number', () => {
    const mended = { state: 'add', data: { ...numberData, msisdn: MSISDN } };
    expect(machine.next(confirm, { type: 'CHANGE_NUMBER' })).toEqual(mended);
    expect(machine.next(confirm, { type: 'BACK' })).toEqual(mended);
  });

  test('[CONN-102] begin with a choice of several products, to which Back leads', () => {
    const start = machine.start(vendorOf());
    expect(start).toEqual({ state: 'products', data: { isFast: true, choice } });
    const picked = machine.next(start, { type: 'CHOOSE', choice: 'family' });
    expect(picked).toEqual({ state: 'add', data: { ...noNumber, productId: 'family', choice } });
    expect(machine.next(start, { type: 'CHOOSE', choice: 'another' })).toBe(start);
    expect(machine.next(picked, { type: 'BACK' })).toEqual(start);
  });

  test('[CONN-103] begin with the number when there is one product', () => {
    const start = machine.start(vendorOf({ products: products.slice(0, 1) }));
    expect(start).toEqual({ state: 'add', data: { ...noNumber, productId: 'one', choice: [] } });
    expect(machine.next(start, { type: 'BACK' })).toBe(start);
  });

  test('[CONN-205] are the other ways alone without fast mode', () => {
    expect(machine.start(optionOf({ connection: { ussd: '*105*201#' } })).state).toBe('ways');
    const start = machine.start(vendorOf({ fast: false }));
    const picked = machine.next(start, { type: 'CHOOSE', choice: 'family' });
    expect(picked).toEqual({ state: 'ways', data: { productId: 'family', choice } });
    expect(machine.next(picked, { type: 'BACK' })).toEqual(start);
  });

  test('[CONN-122] are nothing but an error without a title', () => {
    expect(machine.start(optionOf({ title: '' }))).toEqual({ state: 'untitled', data: {} });
  });

  test('show a captcha that is wanted, at the number and at the code', () => {
    const wanted = { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha } as const;
    expect(machine.next(add, wanted).data).toEqual({ ...numberData, msisdn: MSISDN, captcha });
    expect(machine.next(confirm, wanted).data).toEqual({ ...codeData, captcha });
  });

  test('are of one product: another one has another identity', () => {
    const others = [
      optionOf({ connection: { billingIds: ['30202'] } }),
      vendorOf(),
      vendorOf({ products: products.slice(1) }),
    ];
    const identities = [optionOf(), ...others].map((props) => flow.identity?.(props));
    expect(new Set(identities).size).toBe(4);
  });
});

describe('the choice of option-connection', () => {
  const choose = (productId: string) =>
    actions.choose(
      createFakeContext({
        input: { productId },
        props: vendorOf(),
        snapshot: { state: 'products', data: { isFast: true, choice } } as const,
      }),
    );

  test('[CONN-102] takes a product that is there, and no other', async () => {
    expect((await choose('family')).event).toEqual({ type: 'CHOOSE', choice: 'family' });
    expect((await choose('another')).rejected).toMatchObject({ field: 'productId' });
  });
});

describe('the code of option-connection', () => {
  test.each(['option', 'service'] as const)(
    '[CONN-116][CONN-422] of an %s is asked for by its billing id and region, and brings a token',
    async (kind) => {
      const { ask, calls } = createFakeAsk({ ...own, 'option.connect': { ok: true, token: 't1' } });
      const given = { input: { msisdn: MSISDN }, snapshot: add, props: optionOf({ kind }), ask };
      expect(await actions.sendCode(createFakeContext(given))).toMatchObject({
        event: { type: 'CODE_SENT', msisdn: MSISDN },
        memo: { token: 't1' },
      });
      expect(calls.at(-1)).toEqual({
        id: 'option.connect',
        input: { path: { type: kind }, body: { msisdn: MSISDN, billing_id: '30201', region: 'moscow' } },
      });
    },
  );

  test('is asked for with the token and the captcha, once there are any', async () => {
    const { ask, calls } = createFakeAsk({ ...own, 'option.connect': { ok: true } });
    const snapshot = { state: 'confirm', data: { ...codeData, captcha } } as const;
    const given = { input: { captchaCode: '12345' }, snapshot, props: optionOf(), ask, now: 181_000 };
    await actions.resendCode(createFakeContext({ ...given, memo: { token: 't1' } }));
    expect(calls.at(-1)?.input).toMatchObject({
      body: { token: 't1', captcha: { id: 'c1', code: '12345' } },
    });
  });

  test('shows the captcha that the operator wants', async () => {
    const { ask } = createFakeAsk({
      ...own,
      'option.connect': { status: 400, refused: { error: { code: 'a211', message: 'Введите код' } } },
      'captcha.account': { id: 'c1', image: '/api/captcha/c1/1.png' },
    });
    const given = { input: { msisdn: MSISDN }, snapshot: add, props: optionOf(), ask };
    expect(await actions.sendCode(createFakeContext(given))).toMatchObject({
      event: { type: 'CAPTCHA_WANTED', captcha: { id: 'c1' } },
      rejected: { field: 'captchaCode' },
    });
  });

  test('[CONN-118][CONN-424] of a vendor product is asked for by the number alone', async () => {
    const { ask, calls } = createFakeAsk({ ...own, 'product.authOtp': { ok: true } });
    const given = { input: { msisdn: MSISDN }, snapshot: add, props: vendorOf(), ask };
    expect((await actions.sendCode(createFakeContext(given))).event).toMatchObject({ type: 'CODE_SENT' });
    expect(calls.at(-1)).toEqual({ id: 'product.authOtp', input: { query: { msisdn: MSISDN } } });
  });
});

describe('the connection of option-connection', () => {
  const run = (props: ReturnType<typeof optionOf>, answers: FakeAnswers, input: object = {}) => {
    const { ask, calls } = createFakeAsk(answers);
    const given = { input: { code: '123456', ...input }, snapshot: confirm, props, ask };
    return { result: actions.confirm(createFakeContext({ ...given, memo: { token: 't1' } })), calls };
  };

  test('[CONN-107][CONN-117][CONN-423] of an option takes the code and the token', async () => {
    const { result, calls } = run(optionOf(), { 'option.confirm': { ok: true } });
    expect((await result).event).toEqual({ type: 'CONNECTED' });
    expect(calls[0]?.input).toEqual({
      path: { type: 'option' },
      body: { msisdn: MSISDN, token: 't1', billing_id: '30201', code: '123456', region: 'moscow' },
    });
  });

  test('[CONN-119][CONN-425] of a vendor product takes the code, the channel and the marks of the visit', async () => {
    const utm = { utm_source: 'mail', utm_campaign: 'autumn' };
    const { result, calls } = run(vendorOf(), { 'product.connect': { ok: true, orderId: 7 } }, utm);
    expect((await result).event).toEqual({ type: 'CONNECTED' });
    expect(calls[0]?.input).toEqual({
      query: { msisdn: MSISDN, channel: 'site' },
      body: { product_id: '30201', code: '123456', utm },
    });
  });

  test('[CONN-121] of a vendor product without an order id is a server error', async () => {
    const { result } = run(vendorOf(), { 'product.connect': { ok: true } });
    expect((await result).rejected).toMatchObject({
      message: 'Ошибка сервера. Попробуйте позже',
      field: undefined,
    });
  });

  test('[CONN-109] stays on the step with the server’s words: at the code, or above the form', async () => {
    const refusedWith = async (code: string, message: string | null) => {
      const refused = { error: { code, ...(message !== null && { message }) } };
      return (await run(optionOf(), { 'option.confirm': { status: 400, refused } }).result).rejected;
    };
    expect(await refusedWith('1131', 'Неверный код')).toMatchObject({
      message: 'Неверный код',
      field: 'code',
    });
    expect(await refusedWith('506', 'Мало денег')).toMatchObject({ message: 'Мало денег', field: undefined });
    expect(await refusedWith('500', null)).toMatchObject({ message: 'Ошибка сервера. Попробуйте позже' });
    expect((await run(optionOf(), {}, { code: '12' }).result).rejected).toMatchObject({ field: 'code' });
  });
});

describe('the props of option-connection', () => {
  test('[CONN-112] take a vendor product as the operator gives it', () => {
    const given = {
      vaspId: 7,
      title: 'Музыка',
      sms: '0500',
      smsText: 'ВКЛ 502',
      ivr: '0500 502',
      ussd: '*105*502#',
      lkLink: 'https://lk.example.test/services',
    };
    expect(vendorOf({ products: [given] }).subject).toMatchObject({ products: [{ ...given, vaspId: '7' }] });
  });

  test.each(flow.examples)('parse the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});
