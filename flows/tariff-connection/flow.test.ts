import { describe, expect, test } from 'vitest';
import { tariffChangePreviewSchema } from '#schemas/gateway/entities/tariff-change';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import type { Props } from './contract';
import { flow } from './flow';
import { machine } from './machine';
import { toKopecks, toPreview } from './to-preview.server';

const MSISDN = '79261112233';
const connection = {
  fast: true,
  billingIds: ['10101', '10102'],
  ussd: '*105*1101#',
  options: [{ billingId: '30101', variation: 'ms' }],
};
const nothing = { tariffs: null, about: '', chosen: '' };
const propsOf = (given: object = {}): Props => ({
  ...flow.props.parse({ tariff: { id: 'start', title: 'Старт' }, connection, ...given }),
  ...nothing,
});
const props = propsOf();

const ORDER = { ratePlanID: '10101', parameters: [{ billingId: '30101', connectionType: 'ms' }] };
const answer = { id: 'change-1', price: 450, totalCharge: '650' };
const preview = toPreview(tariffChangePreviewSchema.parse(answer));

const tariff = { id: 'start', title: 'Старт', change: 'fast', hasActions: false } as const;
const carried = { tariff, choice: [] };
const numberData = { ...noNumber, ...carried };
const codeData = { ...numberData, msisdn: MSISDN, codeLength: 6, resendAt: 181_000 };
const add = { state: 'add', data: numberData } as const;
const confirm = { state: 'confirm', data: codeData } as const;
const previewed = { preview, price: null, chosen: '', isOtherPrice: false };
const detail = { state: 'detail', data: { ...carried, msisdn: MSISDN, ...previewed } } as const;
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };

const refusal = (code: string, message = 'Отказ') => ({ status: 402, refused: { error: { code, message } } });

describe('the first step of tariff-connection', () => {
  test('[CONN-218][CONN-221][CONN-222] is a choice where there is one; a change is picked, and Back leads to it again', () => {
    const start = machine.start(propsOf({ connection: { ...connection, sim: true } }));
    const data = { tariff: { ...tariff, hasActions: true }, choice: [] };
    expect(start).toEqual({ state: 'actions', data });
    const picked = machine.next(start, { type: 'CHANGE_TARIFF' });
    expect(picked).toEqual({ state: 'add', data: { ...noNumber, ...data } });
    expect(machine.next(picked, { type: 'BACK' })).toEqual(start);
  });

  test('is the number where only the tariff can be changed', () => {
    expect(machine.start(props)).toEqual(add);
    expect(machine.next(add, { type: 'BACK' })).toBe(add);
  });

  test.each([
    ['not fast', { fast: false }],
    ['without a billing id', { billingIds: [] }],
  ])('[CONN-205] lists the other ways alone when the tariff is %s', (_, given) => {
    const only = machine.start(propsOf({ connection: { ...connection, ...given } }));
    expect(only).toEqual({ state: 'ways', data: { tariff: { ...tariff, change: 'other' }, choice: [] } });
    const start = machine.start(propsOf({ connection: { ...connection, ...given, mnp: true } }));
    const picked = machine.next(start, { type: 'CHANGE_TARIFF' });
    expect(picked).toMatchObject({ state: 'ways', data: { tariff: { hasActions: true } } });
    expect(machine.next(picked, { type: 'BACK' })).toEqual(start);
  });

  test.each([['ussd'], ['sms'], ['ivr'], ['lkLink']])('[CONN-218] offers a change by %s alone', (way) => {
    const start = machine.start(propsOf({ connection: { sim: true, [way]: '/0500' } }));
    expect(start).toMatchObject({ state: 'actions', data: { tariff: { change: 'other' } } });
  });

  test.each([
    ['[CONN-218] without any way', { connection: { sim: true } }],
    ['[CONN-219] with a subscription id', { connection: { ...connection, sim: true }, subscriptionId: 's1' }],
  ])('offers no change %s', (_, given) => {
    const start = machine.start(propsOf(given));
    expect(start).toMatchObject({ state: 'actions', data: { tariff: { change: 'none' } } });
    expect(machine.next(start, { type: 'CHANGE_TARIFF' })).toBe(start);
  });

  test('[CONN-122] is nothing but an error without a title', () => {
    expect(machine.start(propsOf({ tariff: { id: 'start' } }))).toEqual({ state: 'untitled', data: {} });
  });
});

describe('the steps of tariff-connection', () => {
  test('[CONN-204][CONN-206][CONN-207][CONN-208] are number, code, detail, success', () => {
    const sent = { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 6, resendAt: 181_000 } as const;
    const atCode = machine.next(add, sent);
    expect(atCode).toEqual(confirm);
    const atDetail = machine.next(atCode, { type: 'PREVIEWED', ...previewed });
    expect(atDetail).toEqual(detail);
    expect(machine.next(atDetail, { type: 'CHANGED' }).state).toBe('success');
    expect(machine.isFinal('success')).toBe(true);
  });

  test('[CONN-210][CONN-211] change of number and Back lead to the number, which stays to be mended', () => {
    const mended = { state: 'add', data: { ...numberData, msisdn: MSISDN } };
    expect(machine.next(confirm, { type: 'CHANGE_NUMBER' })).toEqual(mended);
    expect(machine.next(confirm, { type: 'BACK' })).toEqual(mended);
    expect(machine.next(detail, { type: 'BACK' })).toEqual(mended);
  });

  test('[CONN-209][CONN-227] errors have steps of their own, and Back leads out of them', () => {
    const unavailable = machine.next(confirm, { type: 'UNAVAILABLE' });
    const failed = machine.next(detail, { type: 'CHANGE_FAILED', reason: 'money' });
    expect([unavailable.state, failed.state]).toEqual(['unavailable', 'failed']);
    expect([unavailable, failed].map((at) => machine.next(at, { type: 'BACK' }))).toEqual([add, add]);
  });

  test('show a captcha that is wanted, at the number and at the code', () => {
    const wanted = { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha } as const;
    expect(machine.next(add, wanted).data).toEqual({ ...carried, msisdn: MSISDN, captcha });
    expect(machine.next(confirm, wanted).data).toEqual({ ...codeData, captcha });
  });

  test('are of one tariff: another one has another identity', () => {
    const other = propsOf({ tariff: { id: 'maksimum', title: 'Старт' } });
    expect(flow.identity?.(other)).not.toBe(flow.identity?.(props));
  });
});

describe('the code of tariff-connection', () => {
  const own = { 'msisdn.isOperator': { ok: true } };
  const run = (answers: FakeAnswers, input: object = {}) => {
    const { ask, calls } = createFakeAsk({ ...own, ...answers });
    const given = { input: { msisdn: MSISDN, ...input }, snapshot: add, props, ask, now: 1000 };
    return { result: actions.sendCode(createFakeContext(given)), calls };
  };

  test('[CONN-408][CONN-410][CONN-411] is asked for with the digits of the number and the region of the host', async () => {
    const { result, calls } = run({ 'tariffChange.connect': { ok: true } });
    expect((await result).event).toEqual({ ...sentEvent, codeLength: 6, resendAt: 181_000 });
    expect(calls.at(-1)).toEqual({
      id: 'tariffChange.connect',
      input: { body: { msisdn: MSISDN, region: 'moscow' } },
    });
  });

  test('[CONN-412] is as long, and waits as long, as the server says', async () => {
    const { result } = run({ 'tariffChange.connect': { ok: true, codeLength: 4, timeout: 60 } });
    expect((await result).event).toEqual({ ...sentEvent, codeLength: 4, resendAt: 61_000 });
  });

  test('[CONN-419] is asked for with the captcha that was typed', async () => {
    const { ask, calls } = createFakeAsk({ ...own, 'tariffChange.connect': { ok: true } });
    const snapshot = { state: 'add', data: { ...numberData, captcha } } as const;
    await actions.sendCode(
      createFakeContext({ input: { msisdn: MSISDN, captchaCode: '12345' }, snapshot, props, ask }),
    );
    expect(calls.at(-1)?.input).toMatchObject({ body: { captcha: { id: 'c1', code: '12345' } } });
  });

  test('is not sent to another operator, and what the server refuses stays at the number', async () => {
    const foreign = await run({ 'msisdn.isOperator': { ok: false } }).result;
    expect(foreign.rejected).toMatchObject({ message: 'Этот номер не в МегаФоне', field: 'msisdn' });
    const limit = await run({ 'tariffChange.connect': refusal('5012', 'Превышен лимит') }).result;
    expect(limit.rejected).toMatchObject({ message: 'Превышен лимит', field: 'msisdn' });
  });

  test('[CONN-409] is sent again by the same call, once the countdown has ended', async () => {
    const { ask, calls } = createFakeAsk({ ...own, 'tariffChange.connect': { ok: true } });
    const given = { input: {}, snapshot: confirm, props, ask };
    const early = await actions.resendCode(createFakeContext({ ...given, now: 180_999 }));
    expect([early.rejected?.status, calls]).toEqual([429, []]);
    const again = await actions.resendCode(createFakeContext({ ...given, now: 181_000 }));
    expect(again.event).toEqual({ ...sentEvent, codeLength: 6, resendAt: 361_000 });
    expect(calls.at(-1)?.id).toBe('tariffChange.connect');
  });

  test('has another picture for its captcha', async () => {
    const { ask } = createFakeAsk({ 'captcha.accountNext': { id: 'c2', image: '/api/captcha/c2/k.png' } });
    const snapshot = { state: 'confirm', data: { ...codeData, captcha } } as const;
    const refreshed = await actions.refreshCaptcha(createFakeContext({ input: {}, snapshot, props, ask }));
    expect(refreshed.event).toMatchObject({ type: 'CAPTCHA_WANTED', captcha: { id: 'c2' } });
  });

  const sentEvent = { type: 'CODE_SENT', msisdn: MSISDN };
});

describe('the preview of tariff-connection', () => {
  const run = (given: FakeAnswers[string], code = '123456', data = codeData) => {
    const { ask, calls } = createFakeAsk({ 'tariffChange.detail': given });
    const snapshot = { state: 'confirm', data } as const;
    return { result: actions.confirm(createFakeContext({ input: { code }, snapshot, props, ask })), calls };
  };

  test('[CONN-207][CONN-413][CONN-414][CONN-415][CONN-420] comes of the code, the first billing id and what is added', async () => {
    const { result, calls } = run(answer);
    const order = JSON.stringify(ORDER);
    const event = { type: 'PREVIEWED', ...previewed };
    expect(await result).toEqual({ event, memo: { smsCode: '123456', order } });
    expect(calls[0]?.input).toEqual({
      body: {
        msisdn: MSISDN,
        smsCode: '123456',
        ...ORDER,
      },
    });
  });

  test('[CONN-109] does not come of a wrong code, nor of an answer without an id', async () => {
    expect((await run(answer, '12345').result).rejected?.field).toBe('code');
    const wrong = await run(refusal('1131', 'Неверный код')).result;
    expect(wrong.rejected).toMatchObject({ message: 'Неверный код', field: 'code' });
    const empty = await run({ price: 450, error: { message: 'Не сегодня' } }).result;
    expect(empty.rejected).toMatchObject({ message: 'Не сегодня', field: undefined });
  });

  test('[CONN-209][CONN-430] does not come where only the personal account can change the tariff', async () => {
    const code = 'tariff_activation_unavailable';
    expect((await run(refusal(code)).result).event).toEqual({ type: 'UNAVAILABLE' });
    expect((await run({ error: { code } }).result).event).toEqual({ type: 'UNAVAILABLE' });
  });
});

describe('the change of tariff-connection', () => {
  const run = (given: FakeAnswers[string]) => {
    const { ask, calls } = createFakeAsk({ 'tariffChange.confirm': given });
    const memo = { smsCode: '123456', order: JSON.stringify(ORDER) };
    return {
      result: actions.change(createFakeContext({ input: {}, snapshot: detail, props, ask, memo })),
      calls,
    };
  };

  test('[CONN-208][CONN-416][CONN-421] is made with the confirmed code', async () => {
    const { result, calls } = run({ ok: true });
    expect(await result).toEqual({ event: { type: 'CHANGED' } });
    expect(calls[0]?.input).toEqual({
      body: {
        msisdn: MSISDN,
        smsCode: '123456',
        ...ORDER,
      },
    });
  });

  test.each([
    ['506', 'money'],
    ['510', 'money'],
    ['500', 'other'],
  ])('[CONN-227][CONN-228] fails with %s for want of %s', async (code, reason) => {
    const event = { type: 'CHANGE_FAILED', reason };
    expect((await run(refusal(code)).result).event).toEqual(event);
    expect((await run({ ok: false, error: { code } }).result).event).toEqual(event);
  });

  test('[CONN-428] fails as well when nothing comes back', async () => {
    const event = { type: 'CHANGE_FAILED', reason: 'other' };
    expect((await run({ status: null, refused: null }).result).event).toEqual(event);
  });

  test('[CONN-430] may be possible in the personal account only', async () => {
    const { result } = run(refusal('tariff_activation_unavailable'));
    expect((await result).event).toEqual({ type: 'UNAVAILABLE' });
  });
});

describe('what the operator says of a price', () => {
  test.each([
    [500, 50_000],
    ['500', 50_000],
    ['1\u00a0290,5 ₽', 129_050],
    [{ value: '99.90', unit: '₽' }, 9990],
    ['до 150', null],
    ['', null],
    [undefined, null],
  ])('reads %o as %o kopecks', (printed, kopecks) => {
    expect(toKopecks(printed)).toBe(kopecks);
  });

  test('[CONN-403] is kept, all of it', () => {
    const tariffPrice = { title: 'Абонентская плата', price: 450, componentPrice: 400 };
    const option = { id: 30101, name: '5 гигабайт', labels: ['С тарифом'], price: '200', connectPrice: 10 };
    const read = toPreview(
      tariffChangePreviewSchema.parse({
        id: 7,
        charge: 450,
        price: '450',
        totalCharge: 650,
        totalChargeCaption: 'Спишем сейчас',
        dateFrom: '2026-11-21T10:00:00+03:00',
        caption: 'за 30 дней',
        textUpdate: 'Обновим сразу',
        info: {
          title: 'Старт',
          caption: 'Новый тариф',
          url: '/tariffs/all/start',
          description: 'Самое нужное',
        },
        activationCharge: {
          title: 'Спишем',
          description: 'За 30 дней',
          price: { value: 600, unit: '₽' },
          tariffPrice,
          additionalCharges: [{ title: '5 гигабайт', description: 'Первый месяц', price: 200 }],
        },
        enableOptions: [option],
        independentlyRequestedOptions: [{ ...option, id: 30202, name: 'Связь при нуле', labels: null }],
      }),
    );
    const shown = { name: '5 гигабайт', labels: ['С тарифом'], priceKopecks: 20_000, connectKopecks: 1000 };
    expect(read).toEqual({
      title: 'Старт',
      caption: 'Новый тариф',
      description: 'Самое нужное',
      url: '/tariffs/all/start',
      charge: {
        title: 'Спишем сейчас',
        description: 'За 30 дней',
        amountKopecks: 60_000,
        parts: [
          { title: 'Абонентская плата', description: '', amountKopecks: 40_000 },
          { title: '5 гигабайт', description: 'Первый месяц', amountKopecks: 20_000 },
        ],
      },
      priceKopecks: 45_000,
      period: 'за 30 дней',
      dateFrom: '2026-11-21',
      note: 'Обновим сразу',
      added: [{ id: '30101', ...shown }],
      kept: [{ id: '30202', ...shown, name: 'Связь при нуле', labels: [] }],
    });
  });

  test('may be little: names without prices, no date, an address that leads nowhere safe', () => {
    const optionList = [{ id: 1, name: '5 гигабайт' }];
    const info = { url: 'javascript:alert(1)' };
    const read = toPreview(tariffChangePreviewSchema.parse({ id: 7, charge: 450, optionList, info }));
    expect(read).toMatchObject({ url: '', dateFrom: null, priceKopecks: null, kept: [] });
    expect(read.charge).toEqual({ title: '', description: '', amountKopecks: 45_000, parts: [] });
    expect(read.added).toMatchObject([{ name: '5 гигабайт', priceKopecks: null }]);
  });
});

describe('the props of tariff-connection', () => {
  test('[CONN-113][CONN-401][CONN-402] take the connection as the operator gives it', () => {
    const given = {
      sms: '0500',
      smsText: 'ТАРИФ 101',
      ivr: '0500 1101',
      ussd: '*105*1101#',
      lkLink: 'https://lk.example.test/',
      fast: true,
      billingIds: [10101],
      balanceMin: 450,
      popupNotice: 'Остатки сохранятся',
      options: [{ billingId: 30101, variation: 'ext' }],
      sim: true,
      mnp: null,
      unheard: 'of',
    };
    expect(propsOf({ connection: given }).connection).toEqual({
      sms: '0500',
      smsText: 'ТАРИФ 101',
      ivr: '0500 1101',
      ussd: '*105*1101#',
      lkLink: 'https://lk.example.test/',
      fast: true,
      billingIds: ['10101'],
      balanceMin: 450,
      popupNotice: 'Остатки сохранятся',
      options: [{ billingId: '30101', variation: 'ext' }],
      sim: true,
    });
  });

  test.each(flow.examples)('parse the example «$name»', ({ props: example }) => {
    expect(flow.props.safeParse(example).success).toBe(true);
  });
});
