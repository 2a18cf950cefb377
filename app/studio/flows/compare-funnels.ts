import { FEW, toShare, type Funnel } from './funnel';

/** `same`: as much as chance alone may bring. `unsure`: too few visits to say anything. */
type Verdict = 'better' | 'worse' | 'same' | 'unsure';

/** A share of the visits that began, and what it was before; null where none began. */
export interface Change {
  share: number | null;
  before: number | null;
  /** Percentage points, to a tenth; below zero for less than before. */
  points: number | null;
  verdict: Verdict;
}

export type StepChange = Change & { state: string };

/** One in twenty such differences comes by chance. */
const CHANCE = 1.96;

/** What part of the visits that began has come to each step, beside what it was in the time before. */
export function compareFunnels(now: Funnel, before: Funnel): StepChange[] {
  const earlier = new Map(before.steps.map(({ state, came }) => [state, came]));
  return now.steps.map(({ state, isTrouble, came }) => ({
    state,
    ...compareShares(
      { part: came, whole: now.begun },
      { part: earlier.get(state) ?? 0, whole: before.begun },
      { isBetterLow: isTrouble },
    ),
  }));
}

/** What part of the visits that began has come to a good end. */
export function compareCompleted(
  now: Pick<Funnel, 'begun' | 'completed'>,
  before: Pick<Funnel, 'begun' | 'completed'>,
): Change {
  const toPart = ({ begun, completed }: typeof now): Part => ({ part: completed, whole: begun });
  return compareShares(toPart(now), toPart(before));
}

interface Part {
  part: number;
  whole: number;
}

function compareShares(now: Part, before: Part, { isBetterLow = false } = {}): Change {
  const share = now.whole === 0 ? null : toShare(now.part, now.whole);
  const earlier = before.whole === 0 ? null : toShare(before.part, before.whole);
  const points = share === null || earlier === null ? null : Math.round((share - earlier) * 1000) / 10;
  return { share, before: earlier, points, verdict: judge(now, before, isBetterLow) };
}

/** Two shares are told apart by the usual test of two proportions. */
function judge(now: Part, before: Part, isBetterLow: boolean): Verdict {
  if (Math.min(now.whole, before.whole) < FEW) return 'unsure';
  const pooled = toShare(now.part + before.part, now.whole + before.whole);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / now.whole + 1 / before.whole));
  const difference = toShare(now.part, now.whole) - toShare(before.part, before.whole);
  if (Math.abs(difference) <= CHANCE * spread) return 'same';
  return difference > 0 === isBetterLow ? 'worse' : 'better';
}
