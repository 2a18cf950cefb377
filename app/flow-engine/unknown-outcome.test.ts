import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { getPromisedLimits, takePromisedPayment } from '#schemas/gateway/promised-payment';
import type { CallContract } from '#schemas/gateway/call';
import type { CallOutcome, FailureReason } from '#cms/gateway/call-outcome';
import { toScopedGateway } from '#cms/gateway/scoped-gateway';
import type { FlowAction } from '#registry/define-flow';
import { defineMachine } from '#registry/define-machine';
import { isCommit, watchAnswers } from './watch-answers.server';

const BODY = { body: { msisdn: '79261112233', token: 't', amount: 100 } };

function watch(reason: FailureReason | null, status: number | null = null) {
  const outcome: CallOutcome<CallContract> =
    reason === null ? { ok: true, answer: {} } : { ok: false, reason, status, body: null };
  // One call is asked here, and its answer is not looked at.
  const gateway = toScopedGateway(async () => outcome as CallOutcome<never>);
  return watchAnswers(gateway, { isAllowed: true, key: 'k' });
}

describe('an answer of the operator', () => {
  test.each([502, 504])(
    '%s is the gateway’s word, not the operator’s: its own answer is lost',
    async (status) => {
      const watched = watch('status', status);
      await watched.ask(takePromisedPayment, BODY);
      expect([watched.hasCommitted(), watched.isLost()]).toEqual([true, true]);
    },
  );

  test.each([
    ['timeout', true, true],
    ['unreachable', true, true],
    ['malformed', true, true],
    ['status', false, false],
    ['refused', false, false],
    [null, true, false],
  ] as const)('%s: may the call have been done %s, is its answer lost %s', async (reason, isSent, isLost) => {
    const watched = watch(reason);
    await watched.ask(takePromisedPayment, BODY);
    expect([watched.isSent(), watched.isLost()]).toEqual([isSent, isLost]);
  });
});

describe('a call that commits', () => {
  const open = (isAllowed = true, key = 'step-1') => {
    const keys: unknown[] = [];
    const answered: CallOutcome<CallContract> = { ok: true, answer: {} };
    const gateway = toScopedGateway(async (_contract, _given, options) => {
      keys.push(options);
      // One call is asked here, and its answer is not looked at.
      return answered as CallOutcome<never>;
    });
    return { ...watchAnswers(gateway, { isAllowed, key }), keys };
  };
  const ofAmount = (amount: number) => ({ body: { ...BODY.body, amount } });

  test('is refused to an action that does not run once', async () => {
    const { ask, keys } = open(false);
    await expect(ask(takePromisedPayment, BODY)).rejects.toThrow('"promised.amount" commits');
    expect(keys).toEqual([]);
  });

  test('carries a key: the same for the same step and values, another for others', async () => {
    const [one, again, later] = [open(), open(), open(true, 'step-1 after a refusal')];
    await one.ask(takePromisedPayment, BODY);
    await again.ask(takePromisedPayment, BODY);
    await again.ask(takePromisedPayment, ofAmount(300));
    await later.ask(takePromisedPayment, BODY);
    const [first, ...others] = [...one.keys, ...again.keys, ...later.keys];
    expect(first).toEqual({ idempotencyKey: expect.stringMatching(/^[\w-]{43}$/) });
    expect(others.map((key) => JSON.stringify(key) === JSON.stringify(first))).toEqual([true, false, false]);
  });

  test('is noted, and no other call is', async () => {
    const { ask, hasCommitted, keys } = open();
    await ask(getPromisedLimits, { query: {} });
    expect([hasCommitted(), keys]).toEqual([false, [{}]]);
    await ask(takePromisedPayment, BODY);
    expect(hasCommitted()).toBe(true);
  });
});

describe('a commit', () => {
  const machine = defineMachine<
    { one: object; two: object; end: object },
    { ON: object; PAID: object },
    object
  >()({
    initial: 'one',
    start: () => ({ state: 'one', data: {} }),
    local: [],
    states: {
      one: { on: { ON: { to: 'two', data: () => ({}) } } },
      two: { on: { PAID: { to: 'end', data: () => ({}) } } },
      end: { final: true },
    },
  });
  const flow = { machine };
  const action = (type: string, once?: 'step' | 'input'): FlowAction => ({
    from: ['one', 'two'],
    input: z.object({}),
    outcome: z.object({ type: z.literal(type) }),
    ...(once && { once }),
  });

  test('ends its flow, and runs once for its step', () => {
    expect(isCommit(flow, action('PAID', 'step'), 'two')).toBe(true);
    expect(isCommit(flow, action('PAID', 'input'), 'two')).toBe(false);
    expect(isCommit(flow, action('PAID'), 'two')).toBe(false);
    expect(isCommit(flow, action('ON', 'step'), 'one')).toBe(false);
  });
});
