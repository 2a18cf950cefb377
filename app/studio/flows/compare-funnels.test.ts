import { describe, expect, test } from 'vitest';
import { compareCompleted, compareFunnels } from './compare-funnels';
import { toFunnel, type CountedState } from './funnel';
import { writePoints } from './flow-words';

const machine = {
  states: ['phone', 'code', 'done', 'failed'],
  isFinal: (state: string) => state === 'done',
  isTrouble: (state: string) => state === 'failed',
};
const row = (state: string, what: CountedState['what'], count: number): CountedState => ({
  state,
  what,
  reason: '',
  count,
});
const funnelOf = (begun: number, came: Record<string, number> = {}) =>
  toFunnel(machine, [
    row('phone', 'begun', begun),
    ...Object.entries(came).map(([state, count]) => row(state, 'came', count)),
  ]);
const changeOf = (state: string, now: ReturnType<typeof funnelOf>, before: ReturnType<typeof funnelOf>) =>
  compareFunnels(now, before).find((change) => change.state === state);

describe('a funnel against the one before', () => {
  test('says what part came to each step, the difference in points, and a word for it', () => {
    const now = funnelOf(200, { code: 150, done: 60 });
    const before = funnelOf(400, { code: 240, done: 160 });
    expect(changeOf('phone', now, before)).toMatchObject({ share: 1, before: 1, points: 0, verdict: 'same' });
    expect(changeOf('code', now, before)).toMatchObject({
      share: 0.75,
      before: 0.6,
      points: 15,
      verdict: 'better',
    });
    expect(changeOf('done', now, before)).toMatchObject({ points: -10, verdict: 'worse' });
    expect(compareCompleted(now, before)).toMatchObject({ share: 0.3, before: 0.4, points: -10 });
  });

  test('calls more visits at a step that did not work worse', () => {
    const now = funnelOf(200, { failed: 60 });
    const before = funnelOf(200, { failed: 20 });
    expect(changeOf('failed', now, before)?.verdict).toBe('worse');
    expect(changeOf('failed', before, now)?.verdict).toBe('better');
  });

  test('does not take chance for a change', () => {
    expect(changeOf('code', funnelOf(50, { code: 27 }), funnelOf(50, { code: 25 }))).toMatchObject({
      points: 4,
      verdict: 'same',
    });
    const many = changeOf('code', funnelOf(5000, { code: 2700 }), funnelOf(5000, { code: 2500 }));
    expect(many).toMatchObject({ points: 4, verdict: 'better' });
  });

  test('says when there are too few to judge, and has no share of nobody', () => {
    const all = funnelOf(20, { code: 20 });
    expect(changeOf('code', funnelOf(19), all)?.verdict).toBe('unsure');
    expect(changeOf('code', all, funnelOf(19))?.verdict).toBe('unsure');
    expect(changeOf('code', funnelOf(20), all)?.verdict).toBe('worse');
    expect(changeOf('code', all, funnelOf(0))).toMatchObject({ share: 1, before: null, points: null });
  });

  test('compares a step that came with a later release with none before', () => {
    const before = { ...funnelOf(100), steps: [] };
    expect(changeOf('code', funnelOf(100, { code: 50 }), before)).toMatchObject({ before: 0, points: 50 });
  });
});

test('points are written with their sign and a comma', () => {
  expect([3.2, -10, 0].map(writePoints)).toEqual(['+3,2', '−10', '0']);
});
