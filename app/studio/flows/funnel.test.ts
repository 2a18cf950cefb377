import { describe, expect, test } from 'vitest';
import { toFunnel, toShare, type CountedState } from './funnel';
import { writeNumber, writeShare } from './flow-words';

const states = ['phone', 'code', 'amount', 'done', 'closed'];
const machine = {
  states,
  isFinal: (state: string) => state === 'done' || state === 'closed',
  isTrouble: (state: string) => state === 'closed',
};
const row = (state: string, what: CountedState['what'], count: number, reason = ''): CountedState => ({
  state,
  what,
  reason,
  count,
});

describe('a funnel', () => {
  const funnel = toFunnel(machine, [
    row('phone', 'begun', 100),
    row('phone', 'stays', 10),
    row('code', 'came', 90),
    row('code', 'stays', 30),
    row('code', 'refused', 5, 'limited'),
    row('amount', 'came', 60),
    row('amount', 'stays', 4),
    row('done', 'came', 56),
    row('done', 'stays', 56),
    row('code', 'refused', 20, 'messages.codeWrong'),
  ]);

  test('says how many began, came to the end, and stayed on each step', () => {
    expect([funnel.begun, funnel.completed]).toEqual([100, 56]);
    expect(funnel.steps.map(({ state, came, left, wentOn }) => [state, came, left, wentOn])).toEqual([
      ['phone', 100, 10, 90],
      ['code', 90, 30, 60],
      ['amount', 60, 4, 56],
      ['done', 56, 0, 0],
      ['closed', 0, 0, 0],
    ]);
    const left = funnel.steps.reduce((sum, step) => sum + step.left, 0);
    expect(left + funnel.completed).toBe(funnel.begun);
  });

  test('names where most were seen last, and why posts were refused, most of them first', () => {
    expect(funnel.leak?.state).toBe('code');
    expect(funnel.refusals.map(({ reason, count }) => [reason, count])).toEqual([
      ['messages.codeWrong', 20],
      ['limited', 5],
    ]);
  });

  test('does not call an end a success where the visitor has not got what they came for', () => {
    const refused = toFunnel(machine, [row('phone', 'begun', 10), row('closed', 'came', 10)]);
    expect(refused.completed).toBe(0);
    expect(refused.steps.at(-1)).toMatchObject({ state: 'closed', isFinal: true, isTrouble: true, left: 0 });
  });

  test('of nobody is empty, and has no leak', () => {
    const empty = toFunnel(machine, []);
    expect([empty.begun, empty.completed, empty.leak, empty.steps.length]).toEqual([0, 0, null, 5]);
  });

  test('leaves nobody less than none, where visits had begun before its time', () => {
    const late = toFunnel(machine, [row('phone', 'stays', -7), row('done', 'came', 7)]);
    expect(late.steps.map(({ left, wentOn }) => left + wentOn)).toEqual([0, 0, 0, 0, 0]);
    expect(late.leak).toBeNull();
  });

  test('does not call an end that visits begin in a success', () => {
    expect(toFunnel(machine, [row('closed', 'begun', 3), row('closed', 'stays', 3)]).completed).toBe(0);
  });

  test('keeps the steps of an earlier release, after those of this one', () => {
    const old = toFunnel(machine, [row('captcha', 'begun', 3), row('captcha', 'stays', 1)]);
    expect(old.steps.at(-1)).toMatchObject({ state: 'captcha', came: 3, left: 1 });
    expect(old.begun).toBe(3);
  });
});

test('numbers and shares are written as people read them', () => {
  expect([0, 12, 1240, 1234567].map(writeNumber)).toEqual(['0', '12', '1\u00a0240', '1\u00a0234\u00a0567']);
  expect([0, 0.001, 0.324, 1].map(writeShare)).toEqual([
    '0\u00a0%',
    '<\u00a01\u00a0%',
    '32\u00a0%',
    '100\u00a0%',
  ]);
  expect([toShare(1, 4), toShare(1, 0), toShare(5, 4)]).toEqual([0.25, 0, 1]);
});
