import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { takePromisedPayment } from '#schemas/gateway/promised-payment';
import type { FailureReason } from '#cms/gateway/call-outcome';
import type { ScopedGateway } from '#cms/gateway/create-gateway';
import type { FlowAction, FlowDefinition } from '#registry/define-flow';
import { defineMachine } from '#registry/define-machine';
import { isCommit, watchAnswers } from './watch-answers.server';

const BODY = { body: { msisdn: '79261112233', token: 't', amount: 100 } };

function watch(reason: FailureReason | null) {
  const failure = { ok: false as const, reason: reason ?? 'status', status: null, body: null };
  const ask = vi.fn(async () => (reason === null ? { ok: true, answer: {} } : failure));
  // One call is asked here, and its answer is not looked at.
  return watchAnswers({ ask, call: vi.fn() } as unknown as ScopedGateway);
}

describe('an answer of the operator', () => {
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
  const flow = { machine } as unknown as FlowDefinition;
  const action = (type: string, once?: 'step' | 'input'): FlowAction => ({
    ...{ from: ['one', 'two'], input: z.object({}), outcome: z.object({ type: z.literal(type) }) },
    ...(once && { once }),
  });

  test('ends its flow, and runs once for its step', () => {
    expect(isCommit(flow, action('PAID', 'step'), 'two')).toBe(true);
    expect(isCommit(flow, action('PAID', 'input'), 'two')).toBe(false);
    expect(isCommit(flow, action('PAID'), 'two')).toBe(false);
    expect(isCommit(flow, action('ON', 'step'), 'one')).toBe(false);
  });
});
