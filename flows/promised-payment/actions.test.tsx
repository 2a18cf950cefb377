// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import type { AnySnapshot } from '#registry/define-flow';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { noNumber } from '../kit/code/code-steps';
import { actions } from './actions.server';
import { flow } from './flow';
import View from './view';

const MSISDN = '79261112233';
const TOKEN = 'token-1';
const props = flow.props.parse({});
const GENERIC = 'Ошибка сервера. Попробуйте позже';
const phone = { state: 'phone', data: noNumber } as const;
const code = {
  state: 'code',
  data: { msisdn: MSISDN, codeLength: 4, resendAt: 1000, captcha: null },
} as const;
const options = [{ amountKopecks: 30_000, chargeKopecks: 3500 }];
const amount = { state: 'amount', data: { msisdn: MSISDN, options } } as const;

const TOKEN_ANSWER = { 'account.token': { token: TOKEN } };
const OWN_NUMBER = { 'msisdn.isOperator': { ok: true } };

function sendCode(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk(answers);
  const given = { input: { msisdn: MSISDN }, snapshot: phone, props, ask };
  return { calls, result: actions.sendCode(createFakeContext(given)) };
}

function confirm(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk(answers);
  const given = { input: { code: '4710' }, snapshot: code, props, ask, memo: { token: TOKEN } };
  return { calls, result: actions.confirm(createFakeContext(given)) };
}

function take(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk(answers);
  const given = { input: { amount: 300 }, snapshot: amount, props, ask, memo: { token: TOKEN } };
  return { calls, result: actions.take(createFakeContext(given)) };
}

describe('asking for a code', () => {
  test('[PROM-123][PROM-401][CODE-407] gets a token of the personal account first, and sends it with the digits of the number', async () => {
    const { calls, result } = sendCode({
      ...TOKEN_ANSWER,
      ...OWN_NUMBER,
      'promised.getCode': { ok: true },
    });
    expect(await result).toMatchObject({ event: { type: 'CODE_SENT' }, memo: { token: TOKEN } });
    expect(calls.map(({ id }) => id)).toEqual(['account.token', 'msisdn.isOperator', 'promised.getCode']);
    expect(calls.at(-1)?.input).toEqual({ body: { msisdn: MSISDN, token: TOKEN } });
  });

  test.each([
    ['error.message', { error: { message: 'Причина первая' }, message: 'Причина снаружи' }, 'Причина первая'],
    ['else from message', { message: 'Причина снаружи' }, 'Причина снаружи'],
    ['else the generic text', {}, GENERIC],
  ])(
    '[PROM-131][PROM-133][PROM-405][PROM-406] shows what the server says, %s',
    async (_from, refused, text) => {
      const { result } = sendCode({
        ...TOKEN_ANSWER,
        ...OWN_NUMBER,
        'promised.getCode': { status: 400, refused },
      });
      expect((await result).rejected?.message).toBe(text);
    },
  );

  test.each([
    ['error.code', { error: { code: 'a211', message: 'Введите код' }, code: 'a212' }],
    ['code', { code: 'a211', message: 'Введите код' }],
  ])('[PROM-132] reads the code of the error from %s', async (_from, refused) => {
    const { result } = sendCode({
      ...TOKEN_ANSWER,
      ...OWN_NUMBER,
      'promised.getCode': { status: 400, refused },
      'captcha.account': { id: 'c1', image: '/api/captcha/c1/k1.png' },
    });
    expect(await result).toMatchObject({
      event: { type: 'CAPTCHA_WANTED', captcha: { id: 'c1', image: '/captcha/c1/k1.png' } },
      rejected: { field: 'captchaCode' },
    });
  });
});

describe('asking for another code', () => {
  const ANSWERS = { ...OWN_NUMBER, 'promised.getCode': { ok: true } };

  /** `resendAt` of the step is 1000. */
  function resend(now: number) {
    const { ask, calls } = createFakeAsk(ANSWERS);
    const given = { input: {}, snapshot: code, props, ask, now, memo: { token: TOKEN } };
    return { calls, result: actions.resendCode(createFakeContext(given)) };
  }

  test('[PROM-117] asks the operator for nothing while the timer runs', async () => {
    const { calls, result } = resend(999);
    expect(await result).toMatchObject({ rejected: { status: 429 } });
    expect(calls).toEqual([]);
  });

  test('[PROM-117] sends one to the number of the step when the timer has ended', async () => {
    const { calls, result } = resend(1000);
    expect(await result).toMatchObject({ event: { type: 'CODE_SENT', msisdn: MSISDN, resendAt: 181_000 } });
    expect(calls.at(-1)).toEqual({
      id: 'promised.getCode',
      input: { body: { msisdn: MSISDN, token: TOKEN } },
    });
  });
});

describe('a confirmed number', () => {
  const OK = { 'promised.confirm': { ok: true } };

  test('[PROM-112][PROM-206] may take the amounts of the limits call, each with its charge', async () => {
    const { calls, result } = confirm({
      ...OK,
      'promised.limits': { fixAmountList: [100, '300'], fixChargesList: ['15', 35] },
    });
    expect(await result).toEqual({
      event: {
        type: 'CONFIRMED',
        options: [
          { amountKopecks: 10_000, chargeKopecks: 1500 },
          { amountKopecks: 30_000, chargeKopecks: 3500 },
        ],
      },
    });
    expect(calls.at(-1)).toEqual({
      id: 'promised.limits',
      input: { query: { msisdn: MSISDN, token: TOKEN } },
    });
  });

  test('[PROM-134] stays at the code, with the server’s text, when the limits cannot be had', async () => {
    const { result } = confirm({
      ...OK,
      'promised.limits': { status: 500, refused: { error: { message: 'Лимиты не загрузились' } } },
    });
    expect(await result).toEqual({
      rejected: { message: 'Лимиты не загрузились', field: undefined, status: 422 },
    });
  });
});

describe('taking the money', () => {
  test('[PROM-113][PROM-114][PROM-119] ends with the amount and the date of the answer, without its time', async () => {
    const { result } = take({ 'promised.amount': { expirationDate: '2026-11-24T09:00:00.000Z' } });
    expect(await result).toEqual({ event: { type: 'TAKEN', amountKopecks: 30_000, until: '2026-11-24' } });
  });

  test('[PROM-113] has no date when the answer has none', async () => {
    const { result } = take({ 'promised.amount': {} });
    expect(await result).toEqual({ event: { type: 'TAKEN', amountKopecks: 30_000, until: null } });
  });

  test('takes nothing that was not offered', async () => {
    const { ask, calls } = createFakeAsk({});
    const given = { input: { amount: 999 }, snapshot: amount, props, ask, memo: { token: TOKEN } };
    expect((await actions.take(createFakeContext(given))).rejected?.field).toBe('amount');
    expect(calls).toEqual([]);
  });
});

function show(snapshot: AnySnapshot): string {
  const state = { instance: 'promised', snapshot, sealed: '', turn: 1 };
  const posted = { state, isTarget: false, peers: [] };
  const place = { instance: 'promised', identity: '', windowId: null, posted };
  return (renderHtml(<View place={place} props={props} />).textContent ?? '').replace(/\s/g, ' ');
}

describe('the words of a step', () => {
  test('[PROM-104] say «Не найдено» where there is no amount to choose', () => {
    expect(show({ state: 'amount', data: { msisdn: MSISDN, options: [] } })).toContain('Не найдено');
    expect(show(amount)).not.toContain('Не найдено');
  });

  test('[PROM-106][PROM-108] announce an SMS where the server gave no date', () => {
    const words = show({ state: 'success', data: { amountKopecks: 30_000, until: null } });
    expect(words).toContain('Счёт пополнен на 300 ₽');
    expect(words).toContain(
      'Вам придёт SMS с подтверждением. Внесите эту сумму с комиссией до даты, указанной в SMS',
    );
  });
});
