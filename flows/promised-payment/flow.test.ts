import { describe, expect, test } from 'vitest';
import { flow } from './flow';
import { machine } from './machine';
import { actions } from './actions.server';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext } from '../kit/testing/fake-context';

const MSISDN = '79261112233';
const options = [{ amountKopecks: 30_000, chargeKopecks: 3500 }];
const start = { state: 'phone', data: noNumber } as const;
const code = machine.next(start, { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 4, resendAt: 1000 });
const amount = machine.next(code, { type: 'CONFIRMED', options });

describe('promised-payment', () => {
  // PAY-106 lists its steps as those of the top-up by card; requirements decision 7 says whose they are.
  test('[PROM-101][PROM-102][PAY-106] asks for the number, then the code, then the amount, and has done', () => {
    const done = machine.next(amount, { type: 'TAKEN', amountKopecks: 30_000, until: null });
    const states = [start, code, amount, done].map(({ state }) => state);
    expect(states).toEqual(['phone', 'code', 'amount', 'success']);
    expect(amount.data).toEqual({ msisdn: MSISDN, options });
  });

  test('ends with what was taken, and begins anew', () => {
    const success = machine.next(amount, { type: 'TAKEN', amountKopecks: 30_000, until: '2026-11-24' });
    expect(success).toEqual({ state: 'success', data: { amountKopecks: 30_000, until: '2026-11-24' } });
    expect(machine.isFinal('success')).toBe(true);
    expect(machine.next(success, { type: 'RESTART' })).toEqual(start);
  });

  test('[PROM-407] shows a captcha that is wanted, for the number it is wanted for', () => {
    const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
    const wanted = { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha } as const;
    expect(machine.next(start, wanted)).toEqual({ state: 'phone', data: { msisdn: MSISDN, captcha } });
    expect(machine.next(code, wanted)).toMatchObject({ state: 'code', data: { msisdn: MSISDN, captcha } });
    const other = { ...wanted, msisdn: '79269998877' };
    expect(machine.next(code, other)).toEqual({ state: 'phone', data: { msisdn: other.msisdn, captcha } });
  });

  test('waits anew after another code was sent', () => {
    expect(
      machine.next(code, { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 4, resendAt: 2000 }).data,
    ).toMatchObject({
      resendAt: 2000,
    });
  });

  test('[PROM-110][PROM-111][PROM-202][PROM-203] says 7 days in its title and 3 in its description by default', () => {
    expect(flow.props.parse({})).toEqual({
      title: 'Обещанный платёж с отсрочкой до 7 дней',
      description: expect.stringContaining('в течение 3 дней'),
    });
    expect(flow.props.parse({ title: 'Выручим' }).title).toBe('Выручим');
  });

  test('[PROM-118][PROM-120][PROM-204][PROM-205] has a code of 4 digits and waits 180 s, unless the server says otherwise', async () => {
    const send = (answer: object) => {
      const { ask } = createFakeAsk({
        'account.token': { token: 't' },
        'msisdn.isOperator': { ok: true },
        'promised.getCode': { ok: true, ...answer },
      });
      const given = {
        input: { msisdn: MSISDN },
        snapshot: start,
        props: flow.props.parse({}),
        ask,
        now: 1000,
      };
      return actions.sendCode(createFakeContext(given));
    };
    const event = { type: 'CODE_SENT', msisdn: MSISDN };
    expect(await send({})).toMatchObject({ event: { ...event, codeLength: 4, resendAt: 181_000 } });
    expect(await send({ codeLength: 5, timeout: 60 })).toMatchObject({
      event: { ...event, codeLength: 5, resendAt: 61_000 },
    });
  });

  test.each(['+7 (926) 111 - 22 - 33', '8 926 111-22-33', '89261112233', '9261112233', '79261112233'])(
    '[CODE-108][CODE-110][CODE-111][CODE-112] cleans the number %s to 11 digits',
    (typed) => {
      expect(flow.actions.sendCode.input.parse({ msisdn: typed })).toEqual({ msisdn: MSISDN });
    },
  );

  test('says what is wrong with a number', () => {
    const read = (msisdn?: string) =>
      flow.actions.sendCode.input.safeParse({ msisdn }).error?.issues[0]?.message;
    expect([read(), read(''), read('926111')]).toEqual([
      'Введите номер',
      'Введите номер',
      'Некорректный номер',
    ]);
  });

  test.each(flow.examples)('parses the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});
