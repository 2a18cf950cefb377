import { describe, expect, test } from 'vitest';
import { noNumber } from '../kit/code/code-steps';
import { createFakeAsk, createFakeContext, type FakeAnswers } from '../kit/testing/fake-context';
import { actions } from './actions.server';
import { flow } from './flow';
import { machine } from './machine';

const MSISDN = '79161112233';
const NOW = 1000;
const props = flow.props.parse({});
const step = { msisdn: MSISDN, codeLength: 6, resendAt: NOW + 1, captcha: null };
const code = { state: 'code', data: step } as const;

async function confirm(answers: FakeAnswers) {
  const { ask } = createFakeAsk(answers);
  const input = { code: '123456' };
  const result = await actions.confirm(createFakeContext({ ask, props, now: NOW, input, snapshot: code }));
  return { result, after: result.event ? machine.next(code, result.event as never) : code };
}

describe('the state of a move', () => {
  test('is asked for with a code, which any operator’s number gets', async () => {
    const { ask, calls } = createFakeAsk({ 'mnp.sendStatusCode': { ok: true } });
    const snapshot = { state: 'number', data: noNumber } as const;
    const context = createFakeContext({ ask, props, now: NOW, input: { msisdn: MSISDN }, snapshot });
    expect(await actions.sendCode(context)).toMatchObject({ event: { type: 'CODE_SENT', msisdn: MSISDN } });
    expect(calls).toEqual([{ id: 'mnp.sendStatusCode', input: { body: { msisdn: MSISDN } } }]);
  });

  test('is shown with its day, and with the reason where it was refused', async () => {
    const { after } = await confirm({
      'mnp.status': { ok: true, status: 'scheduled', requestId: '3000001', date: '2026-12-10' },
    });
    expect(after).toMatchObject({
      state: 'status',
      data: { request: { stage: 'scheduled', date: '2026-12-10', reason: '' } },
    });
    const refused = await confirm({
      'mnp.status': { ok: true, status: 'refused', reason: 'sim.mnp.msisdn.recent' },
    });
    expect(refused.after).toMatchObject({ data: { request: { reason: expect.stringMatching(/60/) } } });
  });

  test('of a number without a request is none', async () => {
    expect((await confirm({ 'mnp.status': { status: 404, refused: {} } })).after.state).toBe('none');
  });

  test('stays unknown with a wrong code, and while the operator is away', async () => {
    const wrong = {
      'mnp.status': { status: 400, refused: { error: { code: '5015', message: 'Неверный код' } } },
    };
    expect((await confirm(wrong)).result.rejected).toMatchObject({ field: 'code', message: 'Неверный код' });
    const away = await confirm({ 'mnp.status': { status: 500, refused: {} } });
    expect([away.after.state, away.result.rejected?.field]).toEqual(['code', undefined]);
  });
});
