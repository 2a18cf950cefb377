import { describe, expect, test } from 'vitest';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { flow } from './flow';
import { machine } from './machine';

const MSISDN = '79261112233';
const NOW = 1000;
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
const add = { state: 'add', data: noNumber } as const;
const step = { msisdn: MSISDN, codeLength: 6, resendAt: NOW + 1, captcha: null };
const confirm = { state: 'confirm', data: step } as const;
const props = flow.props.parse({});

function prepare(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk({ 'msisdn.isOperator': { ok: true }, ...answers });
  return { calls, given: { ask, props, now: NOW } };
}

describe('rate-plan', () => {
  test('[CODE-104][CODE-201] goes from ADD over CONFIRM to SUCCESS', () => {
    const sent = { type: 'CODE_SENT', msisdn: MSISDN, codeLength: 6, resendAt: NOW + 1 } as const;
    expect(machine.next(add, sent)).toEqual(confirm);
    expect(machine.next(confirm, { type: 'CHANGED' })).toEqual({
      state: 'success',
      data: { msisdn: MSISDN },
    });
    expect(machine.isFinal('success')).toBe(true);
    expect(machine.next(add, { type: 'CHANGED' })).toBe(add);
  });

  test('goes back to the number, which stands in the field', () => {
    expect(machine.next(confirm, { type: 'CHANGE_NUMBER' })).toEqual({
      state: 'add',
      data: { msisdn: MSISDN, captcha: null },
    });
  });

  test('[CONN-114][CONN-417] requests the change for the number, with the text of a captcha once one is shown', async () => {
    const { given, calls } = prepare({ 'rateplan.get': { ok: true, codeLength: 6 } });
    const send = (captchaCode: string | undefined, shown: typeof captcha | null) =>
      actions.sendCode(
        createFakeContext({
          ...given,
          input: { msisdn: MSISDN, captchaCode },
          snapshot: { state: 'add', data: { msisdn: MSISDN, captcha: shown } },
        }),
      );
    expect(await send(undefined, null)).toMatchObject({ event: { type: 'CODE_SENT', msisdn: MSISDN } });
    await send('12345', captcha);
    expect(calls.filter(({ id }) => id === 'rateplan.get').map(({ input }) => input)).toEqual([
      { query: { msisdn: MSISDN } },
      { query: { msisdn: MSISDN, captcha: '12345' } },
    ]);
  });

  test('[CONN-115][CONN-418] confirms the change with the code', async () => {
    const { given, calls } = prepare({ 'rateplan.confirm': { ok: true } });
    const input = { code: '123456' };
    const result = await actions.confirm(createFakeContext({ ...given, input, snapshot: confirm }));
    expect(result).toEqual({ event: { type: 'CHANGED' } });
    expect(calls).toEqual([
      { id: 'rateplan.confirm', input: { query: { msisdn: MSISDN, smsCode: '123456' } } },
    ]);
  });

  test('[CODE-206] never sends a code whose countdown has ended', async () => {
    const { given, calls } = prepare({});
    const late = { ...confirm, data: { ...step, resendAt: NOW } };
    const result = await actions.confirm(
      createFakeContext({ ...given, input: { code: '123456' }, snapshot: late }),
    );
    expect(result.rejected).toMatchObject({ message: 'Время кода истекло', field: 'code' });
    expect(calls).toEqual([]);
  });

  test('says why the change is refused, and stays', async () => {
    for (const answer of [
      { ok: false, error: { code: '506', message: 'Недостаточно средств' } },
      { status: 402, refused: { error: { code: '506', message: 'Недостаточно средств' } } },
    ]) {
      const { given } = prepare({ 'rateplan.confirm': answer });
      const result = await actions.confirm(
        createFakeContext({ ...given, input: { code: '123456' }, snapshot: confirm }),
      );
      expect(result).toMatchObject({
        rejected: { message: 'Недостаточно средств', field: undefined, status: 422 },
      });
    }
  });

  test('sends another code only once the countdown has ended', async () => {
    const { given } = prepare({ 'rateplan.get': { ok: true, codeLength: 6, timeout: 60 } });
    const resend = (now: number) =>
      actions.resendCode(createFakeContext({ ...given, now, input: {}, snapshot: confirm }));
    expect((await resend(NOW)).rejected?.status).toBe(429);
    expect((await resend(NOW + 1)).event).toMatchObject({ type: 'CODE_SENT', resendAt: NOW + 60_001 });
  });

  test.each(flow.examples)('parses the example «$name»', (example) => {
    expect(flow.props.safeParse(example.props).success).toBe(true);
  });
});
