import { describe, expect, test } from 'vitest';
import { isAccountEntered } from '#schemas/values/account-number';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { payInput } from './contract';
import { flow } from './flow';
import { machine } from './machine';

const ACCOUNT = '40817810099910004312';
const BANK = 'https://bank.example.test/pay/1';

async function pay(answers: FakeAnswers, amount = 75_000) {
  const { ask, calls } = createFakeAsk(answers);
  const result = await actions.pay(
    createFakeContext({
      ask,
      props: flow.props.parse({}),
      input: { account: ACCOUNT, amount },
      snapshot: { state: 'form', data: { account: '', amountKopecks: 0 } },
    }),
  );
  return { result, calls };
}

describe('debt-payment', () => {
  test('[PAY-119] an account number counts as entered at 20 digits, in any groups; 19 and 21 do not count', () => {
    expect(isAccountEntered(ACCOUNT)).toBe(true);
    expect(isAccountEntered('4081 7810 0999 1000 4312')).toBe(true);
    expect([ACCOUNT.slice(1), `${ACCOUNT}0`, `${ACCOUNT.slice(1)}а`, ''].map(isAccountEntered)).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['', 'Введите номер счёта'],
    [ACCOUNT.slice(1), 'В\u00a0номере счёта 20\u00a0цифр'],
    ['9'.repeat(100), 'В\u00a0номере счёта 20\u00a0цифр'],
  ])('[PAY-119] says what is wrong with the account «%s»', (account, message) => {
    const judged = payInput.safeParse({ account, amount: '750' });
    expect(judged.error?.issues.map((issue) => issue.message)).toEqual([message]);
  });

  test('[PAY-138] opens the payment of the account and leads to the bank', async () => {
    const { result, calls } = await pay({ 'payment.payDebt': { redirect: BANK } });
    expect(calls).toEqual([
      { id: 'payment.payDebt', input: { body: { account: ACCOUNT, amount: 750, region: 'moscow' } } },
    ]);
    const opened = { account: ACCOUNT, amountKopecks: 75_000, redirect: BANK };
    expect(result).toEqual({ event: { type: 'PAYMENT_OPENED', ...opened }, leaveTo: BANK });
  });

  test.each([
    [{ status: 500, refused: { error: { message: 'Internal server error' } } }],
    [{ status: null, refused: null }],
    [{}],
    [{ redirect: 'https://bank.strange.example/pay' }],
  ])('says that nothing was charged when no payment is opened: %j', async (answer) => {
    const { result } = await pay({ 'payment.payDebt': answer });
    expect(result.rejected).toMatchObject({ status: 502 });
    expect(result.rejected?.message).toContain('Деньги не\u00a0списаны');
  });

  test.each([500, 1_500_001])('refuses %i kopecks and asks nobody', async (amount) => {
    const { result, calls } = await pay({}, amount);
    expect(result.rejected?.field).toBe('amount');
    expect(calls).toEqual([]);
  });

  test('goes back to the form with what was typed', () => {
    const event = {
      type: 'PAYMENT_OPENED' as const,
      account: ACCOUNT,
      amountKopecks: 75_000,
      redirect: BANK,
    };
    const leaving = machine.next({ state: 'form', data: { account: '', amountKopecks: 0 } }, event);
    expect(leaving.state).toBe('leaving');
    expect(machine.next(leaving, { type: 'BACK' })).toEqual({
      state: 'form',
      data: { account: ACCOUNT, amountKopecks: 75_000 },
    });
  });

  test.each(flow.examples)('parses the example «$name»', ({ props }) => {
    expect(flow.props.safeParse(props).success).toBe(true);
  });
});
