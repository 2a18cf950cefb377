import { describe, expect, test } from 'vitest';
import { propertyRuns } from '#tests/property-runs';
import { seededRandom } from '#tests/seeded-random';
import { isLopsided, judgeVariants, type Tally, type Verdict } from './sequential-test';

const LOOKS = 20;

interface Truth {
  shareA: number;
  shareB: number;
  perLook: number;
  worth: number;
}

/** What an editor sees who looks at an experiment twenty times while it runs. */
function watch({ shareA, shareB, perLook, worth }: Truth, random: () => number): Verdict[] {
  const a: Tally = { visitors: 0, successes: 0 };
  const b: Tally = { visitors: 0, successes: 0 };
  return Array.from({ length: LOOKS }, () => {
    for (let visitor = 0; visitor < perLook; visitor += 1) {
      const isB = random() < 0.5;
      const own = isB ? b : a;
      own.visitors += 1;
      if (random() < (isB ? shareB : shareA)) own.successes += 1;
    }
    return judgeVariants(a, b, worth).verdict;
  });
}

function countWatched(truth: Truth, runs: number, seed: number, isHit: (seen: Verdict[]) => boolean): number {
  const random = seededRandom(seed);
  return Array.from({ length: runs }, () => watch(truth, random)).filter(isHit).length;
}

const seesEffect = (seen: Verdict[]) => seen.some((verdict) => verdict === 'better' || verdict === 'worse');

describe('an experiment that is looked at twenty times', () => {
  test.each([
    [0.02, 0.01, 100],
    [0.02, 0.01, 1000],
    [0.1, 0.02, 200],
    [0.5, 0.05, 100],
    [0.95, 0.02, 100],
  ])('with the same share %f in both versions is wrong in one of twenty at most', (share, worth, perLook) => {
    const { numRuns, seed } = propertyRuns(1000, 7);
    const wrong = countWatched({ shareA: share, shareB: share, perLook, worth }, numRuns, seed, seesEffect);
    // Two and a half standard errors of the simulation itself.
    expect(wrong / numRuns).toBeLessThan(0.05 + 2.5 * Math.sqrt((0.05 * 0.95) / numRuns));
  });

  test('finds an effect that is there, and calls it by its direction', () => {
    const { numRuns, seed } = propertyRuns(200, 11);
    const truth = { shareA: 0.1, shareB: 0.13, perLook: 1000, worth: 0.02 };
    const found = countWatched(truth, numRuns, seed, (seen) => seen.includes('better'));
    expect(found / numRuns).toBeGreaterThan(0.95);
    expect(countWatched(truth, numRuns, seed, (seen) => seen.includes('worse'))).toBe(0);
    const swapped = { ...truth, shareA: truth.shareB, shareB: truth.shareA };
    expect(countWatched(swapped, numRuns, seed, (seen) => seen.includes('worse')) / numRuns).toBeGreaterThan(
      0.95,
    );
  });

  test('says that no difference worth knowing is there, once one would have shown', () => {
    const { numRuns, seed } = propertyRuns(100, 13);
    const truth = { shareA: 0.1, shareB: 0.1, perLook: 1000, worth: 0.03 };
    expect(countWatched(truth, numRuns, seed, (seen) => seen.at(-1) === 'same') / numRuns).toBeGreaterThan(
      0.9,
    );
  });

  test('has the true difference in its interval at every look, in nineteen of twenty', () => {
    const { numRuns, seed } = propertyRuns(500, 17);
    const random = seededRandom(seed);
    const missed = Array.from({ length: numRuns }, () => {
      const a: Tally = { visitors: 0, successes: 0 };
      const b: Tally = { visitors: 0, successes: 0 };
      return Array.from({ length: LOOKS }, () => {
        for (let visitor = 0; visitor < 100; visitor += 1) {
          a.visitors += 1;
          b.visitors += 1;
          if (random() < 0.2) a.successes += 1;
          if (random() < 0.24) b.successes += 1;
        }
        const [low = 0, high = 0] = judgeVariants(a, b, 0.03).interval ?? [];
        return low > 0.04 || high < 0.04;
      }).some(Boolean);
    }).filter(Boolean).length;
    expect(missed / numRuns).toBeLessThan(0.05 + 2.5 * Math.sqrt((0.05 * 0.95) / numRuns));
  });
});

describe('a judgement', () => {
  const judge = (a: [number, number], b: [number, number], worth = 0.02) =>
    judgeVariants({ visitors: a[0], successes: a[1] }, { visitors: b[0], successes: b[1] }, worth);

  test('says nothing of nobody', () => {
    expect(judge([0, 0], [0, 0])).toEqual({
      verdict: 'early',
      difference: null,
      interval: null,
      moreVisitors: null,
    });
  });

  test('waits for a hundred visitors of each version, and for ten successes', () => {
    expect(judge([99, 5], [99, 60]).verdict).toBe('early');
    expect(judge([100, 5], [100, 60]).verdict).toBe('better');
    expect(judge([5000, 0], [5000, 9]).verdict).toBe('early');
    expect(judge([5000, 0], [5000, 9]).moreVisitors).toBeNull();
  });

  test('counts how many visitors are missing: so many more with the same shares bring an answer', () => {
    const { verdict, moreVisitors } = judge([1000, 100], [1000, 110]);
    expect(verdict).toBe('early');
    const more = moreVisitors ?? 0;
    expect(more).toBeGreaterThan(1000);
    const half = 1000 + more / 2;
    expect(judge([half, half * 0.1], [half, half * 0.11]).verdict).not.toBe('early');
    const less = 1000 + more / 2.5;
    expect(judge([less, less * 0.1], [less, less * 0.11]).verdict).toBe('early');
  });

  test('stays inside of what a difference of shares can be', () => {
    const { interval } = judge([3, 0], [3, 3]);
    expect(interval?.[1]).toBe(1);
    expect(interval?.[0]).toBeGreaterThanOrEqual(-1);
  });
});

test('visitors who are dealt otherwise than asked for are noticed; chance is not', () => {
  const of = (visitors: number) => ({ visitors, successes: 0 });
  expect(isLopsided(of(500), of(540), 0.5)).toBe(false);
  expect(isLopsided(of(500), of(700), 0.5)).toBe(true);
  expect(isLopsided(of(900), of(100), 0.1)).toBe(false);
  expect(isLopsided(of(20), of(2), 0.5)).toBe(false);
});
