import { describe, expect, test } from 'vitest';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { flow } from './flow';
import { machine } from './machine';

const MSISDN = '79261112233';
const FRIEND = '79263334455';
const NOW = 1000;
const captcha = { id: 'c1', image: '/captcha/c1/1.png', failures: 0 };
const add = { state: 'add', data: { ...noNumber, friend: '' } } as const;
const step = { msisdn: MSISDN, friend: FRIEND, codeLength: 6, resendAt: NOW + 1, captcha: null };
const confirm = { state: 'confirm', data: step } as const;
const props = flow.props.parse({});

function prepare(answers: FakeAnswers) {
  const { ask, calls } = createFakeAsk({ 'msisdn.isOperator': { ok: true }, ...answers });
  return { calls, given: { ask, props, now: NOW } };
}

describe('friend-invitation', () => {
  test('asks for both numbers, then for the code, and ends with whom it invited', () => {
    const { captcha: _, ...sent } = step;
    expect(machine.next(add, { type: 'CODE_SENT', ...sent })).toEqual(confirm);
    const success = machine.next(confirm, { type: 'INVITED' });
    expect(success).toEqual({ state: 'success', data: { msisdn: MSISDN, friend: FRIEND } });
    expect(machine.next(success, { type: 'INVITE_ANOTHER' })).toEqual({
      state: 'add',
      data: { msisdn: MSISDN, friend: '', captcha: null },
    });
  });

  test('keeps both numbers on the way back, and beside another captcha', () => {
    const back = { state: 'add', data: { msisdn: MSISDN, friend: FRIEND, captcha: null } } as const;
    expect(machine.next(confirm, { type: 'CHANGE_NUMBER' })).toEqual(back);
    const wanted = { type: 'CAPTCHA_WANTED', msisdn: MSISDN, captcha } as const;
    expect(machine.next(back, wanted)).toEqual({ state: 'add', data: { ...back.data, captcha } });
    expect(machine.next(confirm, wanted)).toEqual({ state: 'confirm', data: { ...step, captcha } });
  });

  test('takes two different numbers', () => {
    const read = (friend: string) => flow.actions.sendCode.input.safeParse({ msisdn: MSISDN, friend });
    expect(read('8 926 333-44-55').data).toEqual({ msisdn: MSISDN, friend: FRIEND });
    expect(read('').error?.issues[0]).toMatchObject({ path: ['friend'], message: 'Введите номер' });
    expect(read('8 926 111-22-33').error?.issues[0]).toMatchObject({
      path: ['friend'],
      message: 'Это ваш номер, а нужен номер друга',
    });
  });

  test('[MISC-102] begins an invitation, the first time and again', async () => {
    const { given, calls } = prepare({ 'inviteFriend.create': { ok: true } });
    const input = { msisdn: MSISDN, friend: FRIEND };
    const sent = await actions.sendCode(createFakeContext({ ...given, input, snapshot: add }));
    expect(sent.event).toMatchObject({ type: 'CODE_SENT', msisdn: MSISDN, friend: FRIEND });
    const resend = { ...given, now: NOW + 1, input: {}, snapshot: confirm };
    const again = await actions.resendCode(createFakeContext(resend));
    expect(again.event).toMatchObject({ type: 'CODE_SENT', friend: FRIEND });
    const asked = calls.filter(({ id }) => id === 'inviteFriend.create');
    const body = { msisdn: MSISDN, friendMsisdn: FRIEND };
    expect(asked.map(({ input: sentInput }) => sentInput)).toEqual([{ body }, { body }]);
  });

  test('[MISC-103] confirms it with the code', async () => {
    const { given, calls } = prepare({ 'inviteFriend.confirm': { ok: true } });
    const input = { code: '123456' };
    const result = await actions.confirm(createFakeContext({ ...given, input, snapshot: confirm }));
    expect(result).toEqual({ event: { type: 'INVITED' } });
    expect(calls[0]?.input).toEqual({ body: { msisdn: MSISDN, code: '123456' } });
  });

  test('says what is wrong with the code, at its field', async () => {
    const { given } = prepare({ 'inviteFriend.confirm': { ok: false, error: { code: '1131' } } });
    const input = { code: '123456' };
    const result = await actions.confirm(createFakeContext({ ...given, input, snapshot: confirm }));
    expect(result.rejected?.field).toBe('code');
    const late = { ...given, now: NOW + 1, input, snapshot: confirm };
    expect((await actions.confirm(createFakeContext(late))).rejected?.message).toBe('Время кода истекло');
  });

  test('another picture leaves what stands in the fields', async () => {
    const { given } = prepare({ 'captcha.accountNext': { id: 'c2', image: '/api/captcha/c2/2.png' } });
    const snapshot = { state: 'add', data: { msisdn: MSISDN, friend: '', captcha } } as const;
    const input = { msisdn: '8 926 1', friend: '8 926' };
    const result = await actions.refreshCaptcha(createFakeContext({ ...given, input, snapshot }));
    expect(result.event).toMatchObject({ msisdn: '89261', friend: '8 926', captcha: { id: 'c2' } });
  });

  test.each(flow.examples)('parses the example «$name»', (example) => {
    expect(flow.props.safeParse(example.props).success).toBe(true);
  });
});
