/**
 * Says whether version B does better than A, and may be asked as often as anybody likes: every look at the numbers is
 * as good as a single one. The method is the mixture sequential probability ratio test with a normal mixture (Johari,
 * Pekelis, Walsh: «Always Valid Inference», arXiv 1512.04922). The usual test of two proportions must be looked at
 * once: looked at each day, it finds an effect that does not exist in one experiment of four.
 */

/** Of one version: who has seen it, and who of them came to the goal. */
export interface Tally {
  visitors: number;
  successes: number;
}

/** `same`: the difference, if any, is too small to be worth knowing. `early`: there are too few visitors to say. */
export type Verdict = 'better' | 'worse' | 'same' | 'early';

export interface Judgement {
  verdict: Verdict;
  /** The share of successes of B less that of A, from −1 to 1; null while one of them has no visitors. */
  difference: number | null;
  /** Where the true difference is, with 95 % certainty however often it is looked at; null as before. */
  interval: readonly [low: number, high: number] | null;
  /** About how many more visitors are needed for an answer; null where there is one already, or no estimate yet. */
  moreVisitors: number | null;
}

/** How often a difference that is not there may be seen, over all looks together. */
const WRONG = 0.05;
/** Below these the normal approximation of a share does not hold yet. */
const FEWEST_VISITORS = 100;
const FEWEST_SUCCESSES = 10;
/** More visitors than any page has. */
const MOST_VISITORS = 1e9;

/**
 * Judges B against A. `worth` is the smallest difference that is worth knowing, as a share (0.02: two percentage
 * points); it is also the spread of the effects that the method expects, and is to be said before the first look.
 */
export function judgeVariants(a: Tally, b: Tally, worth: number): Judgement {
  if (a.visitors === 0 || b.visitors === 0) return NOTHING;
  const difference = b.successes / b.visitors - a.successes / a.visitors;
  const half = toHalfWidth(toVariance(a) + toVariance(b), worth);
  const interval = [Math.max(-1, difference - half), Math.min(1, difference + half)] as const;
  const verdict = isEnough(a, b) ? decide(interval, worth) : 'early';
  const moreVisitors = verdict === 'early' ? countMissing(a, b, worth) : null;
  return { verdict, difference, interval, moreVisitors };
}

const NOTHING: Judgement = { verdict: 'early', difference: null, interval: null, moreVisitors: null };

function decide([low, high]: readonly [number, number], worth: number): Verdict {
  if (low > 0) return 'better';
  if (high < 0) return 'worse';
  return low > -worth && high < worth ? 'same' : 'early';
}

function isEnough(a: Tally, b: Tally): boolean {
  const failures = a.visitors + b.visitors - a.successes - b.successes;
  const isRare = Math.min(a.successes + b.successes, failures) < FEWEST_SUCCESSES;
  return Math.min(a.visitors, b.visitors) >= FEWEST_VISITORS && !isRare;
}

/** Of a share. One success and one failure more than there were, so that no share of 0 or 1 is taken for certain. */
function toVariance({ visitors, successes }: Tally): number {
  const share = (successes + 1) / (visitors + 2);
  return (share * (1 - share)) / visitors;
}

/** Half of the interval: how far from the seen difference the likelihood ratio of the mixture stays below 1 / WRONG. */
function toHalfWidth(variance: number, spread: number): number {
  const mixed = variance + spread ** 2;
  const threshold = Math.log(1 / WRONG) + Math.log(mixed / variance) / 2;
  return Math.sqrt(((2 * variance * mixed) / spread ** 2) * threshold);
}

/**
 * If the shares stay as they are, there is an answer once the interval around the difference holds no nought, or
 * nothing that is worth knowing.
 */
function countMissing(a: Tally, b: Tally, worth: number): number | null {
  if (a.successes + b.successes < FEWEST_SUCCESSES) return null;
  const seen = a.visitors + b.visitors;
  const variance = toVariance(a) + toVariance(b);
  const difference = Math.abs(b.successes / b.visitors - a.successes / a.visitors);
  const wanted = Math.max(difference, worth - difference);
  let few = seen;
  let many = MOST_VISITORS;
  while (many - few > 1) {
    const middle = Math.floor((few + many) / 2);
    if (toHalfWidth((variance * seen) / middle, worth) >= wanted) few = middle;
    else many = middle;
  }
  const fewest = (FEWEST_VISITORS * seen) / Math.min(a.visitors, b.visitors);
  return Math.max(many, Math.ceil(fewest)) - seen;
}

/** Does B have another part of the visitors than it should? Then something is wrong with how they are dealt or counted. */
export function isLopsided(a: Tally, b: Tally, shareB: number): boolean {
  const all = a.visitors + b.visitors;
  if (all < FEWEST_VISITORS) return false;
  const spread = Math.sqrt(shareB * (1 - shareB) * all);
  return Math.abs(b.visitors - shareB * all) > LOPSIDED * spread;
}

/** Chance alone does this once in fifteen thousand looks. */
const LOPSIDED = 4;
