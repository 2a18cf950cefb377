import type { RateLimit } from '#registry/rate-limit';

/**
 * How many codes are sent and tried, all flows together (trust: nobody's phone is flooded, no code is guessed).
 * Mobile subscribers share a few network addresses, so the limits of a number are the tight ones.
 */
const MINUTE = 60;
const TEN_MINUTES = 600;
const DAY = 86_400;

const SENT = { pool: 'code', counts: 'done' } as const;

function perNumber(by: RateLimit['by']): RateLimit[] {
  return [
    { ...SENT, by, points: 1, seconds: MINUTE },
    { ...SENT, by, points: 3, seconds: TEN_MINUTES },
    { ...SENT, by, points: 6, seconds: DAY },
  ];
}

const BUDGETS: readonly RateLimit[] = [
  { ...SENT, by: 'address', points: 300, seconds: TEN_MINUTES },
  { ...SENT, by: 'everyone', points: 5000, seconds: TEN_MINUTES },
  // Whoever tries numbers in a row is stopped, sent or not.
  { pool: 'code tries', by: 'visitor', points: 40, seconds: TEN_MINUTES },
  { pool: 'code tries', by: 'address', points: 1000, seconds: TEN_MINUTES },
];

/** While the operator answers too late, codes go out that count as none: what was tried for a number is bounded too. */
const triesOf = (by: RateLimit['by']): RateLimit => ({
  pool: 'code tries',
  by,
  points: 10,
  seconds: TEN_MINUTES,
});

const sending = (by: RateLimit['by']) => [...perNumber(by), triesOf(by), ...BUDGETS];

/** The number is typed. */
export const SEND_LIMITS: readonly RateLimit[] = sending({ input: 'msisdn' });
/** The number is the step's. */
export const RESEND_LIMITS: readonly RateLimit[] = sending({ data: 'msisdn' });

/** Wrong codes of a number; the operator has its own limit for each code. */
export const CHECK_LIMITS: readonly RateLimit[] = [
  { pool: 'code guesses', counts: 'guesses', by: { data: 'msisdn' }, points: 10, seconds: DAY },
  { pool: 'code guesses', counts: 'guesses', by: 'visitor', points: 20, seconds: TEN_MINUTES },
  { pool: 'code guesses', counts: 'guesses', by: 'address', points: 500, seconds: TEN_MINUTES },
];
