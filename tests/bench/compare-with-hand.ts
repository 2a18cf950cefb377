import * as z from 'zod';
import { formatMicroseconds, judgeAtMost, median, type Figure } from './figure';

/** The rounds of a probe whose first variant is the same thing written by hand. */

const BY_HAND = 'by hand';

export const measured = z.object({
  rounds: z.record(z.string(), z.array(z.number())),
  medians: z.record(z.string(), z.number()),
});

interface Comparison {
  bench: string;
  variant: string;
  name: string;
  /** What was written by hand: «100 fields by hand». */
  baseline: string;
  limit?: { target: number; moonshot: number } | undefined;
}

/** One variant against the hand-written one, round by round. */
export function compareWithHand(
  { rounds, medians }: z.output<typeof measured>,
  { bench, variant, name, baseline, limit }: Comparison,
): Figure {
  const values = rounds[variant] ?? [];
  const ratio = median(values.map((value, round) => value / (rounds[BY_HAND]?.[round] ?? NaN)));
  return {
    bench,
    name,
    ratio,
    baseline: `${baseline}, ${formatMicroseconds(medians[BY_HAND] ?? NaN)}`,
    value: formatMicroseconds(medians[variant] ?? NaN),
    target: limit ? `≤ ${limit.target} / ${limit.moonshot}` : '—',
    verdict: limit ? judgeAtMost(ratio, limit) : '—',
  };
}
