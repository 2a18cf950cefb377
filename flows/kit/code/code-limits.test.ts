import { describe, expect, test } from 'vitest';
import type { RateLimit } from '#registry/rate-limit';
import { CHECK_LIMITS, RESEND_LIMITS, SEND_LIMITS } from './code-limits';

const MINUTE = 60;
const TEN_MINUTES = 600;
const DAY = 86_400;

/** What a subject may do: how often, within how many seconds, of which runs, counted together with what. */
function limitsOf(limits: readonly RateLimit[], by: RateLimit['by']) {
  return limits
    .filter((limit) => JSON.stringify(limit.by) === JSON.stringify(by))
    .map(({ points, seconds, counts = 'all', pool }) => ({
      points,
      seconds,
      counts,
      pool,
    }));
}

describe.each([
  ['a first code', SEND_LIMITS, { input: 'msisdn' }],
  ['another code', RESEND_LIMITS, { data: 'msisdn' }],
] as const)('asking for %s', (_what, limits, number) => {
  test('sends a number one a minute, three in ten minutes and six a day', () => {
    expect(limitsOf(limits, number).filter(({ counts }) => counts === 'done')).toEqual([
      { points: 1, seconds: MINUTE, counts: 'done', pool: 'code' },
      { points: 3, seconds: TEN_MINUTES, counts: 'done', pool: 'code' },
      { points: 6, seconds: DAY, counts: 'done', pool: 'code' },
    ]);
  });

  test('tries a number ten times in ten minutes, sent or not', () => {
    expect(limitsOf(limits, number).filter(({ counts }) => counts === 'all')).toEqual([
      { points: 10, seconds: TEN_MINUTES, counts: 'all', pool: 'code tries' },
    ]);
  });

  test('lets a visitor try 40 numbers in ten minutes', () => {
    expect(limitsOf(limits, 'visitor')).toEqual([
      { points: 40, seconds: TEN_MINUTES, counts: 'all', pool: 'code tries' },
    ]);
  });

  test('lets an address send 300 codes and try 1000 numbers in ten minutes', () => {
    expect(limitsOf(limits, 'address')).toEqual([
      { points: 300, seconds: TEN_MINUTES, counts: 'done', pool: 'code' },
      { points: 1000, seconds: TEN_MINUTES, counts: 'all', pool: 'code tries' },
    ]);
  });

  test('sends 5000 codes in ten minutes, to everybody together', () => {
    expect(limitsOf(limits, 'everyone')).toEqual([
      { points: 5000, seconds: TEN_MINUTES, counts: 'done', pool: 'code' },
    ]);
  });
});

test('codes that are sent first and again are counted together, in every flow', () => {
  const poolsOf = (limits: readonly RateLimit[]) => limits.map(({ pool }) => pool);
  expect(poolsOf(SEND_LIMITS)).toEqual(poolsOf(RESEND_LIMITS));
  expect(poolsOf(SEND_LIMITS)).not.toContain(undefined);
});

describe('guessing a code', () => {
  const GUESSES = { counts: 'guesses', pool: 'code guesses' };

  test('of one number is over after ten wrong ones a day', () => {
    expect(limitsOf(CHECK_LIMITS, { data: 'msisdn' })).toEqual([{ points: 10, seconds: DAY, ...GUESSES }]);
  });

  test('by one visitor is over after 20 wrong ones in ten minutes', () => {
    expect(limitsOf(CHECK_LIMITS, 'visitor')).toEqual([{ points: 20, seconds: TEN_MINUTES, ...GUESSES }]);
  });

  test('from one address is over after 500 wrong ones in ten minutes', () => {
    expect(limitsOf(CHECK_LIMITS, 'address')).toEqual([{ points: 500, seconds: TEN_MINUTES, ...GUESSES }]);
  });
});
