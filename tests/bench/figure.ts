/** One line of the report: a measured value, what it was measured against in the same run, and its target. */
export interface Figure {
  bench: string;
  name: string;
  /** What stands for 1 in `ratio`; for absolute figures, what they are. */
  baseline: string;
  /** The value itself with its unit: for orientation, and only comparable within one run. */
  value: string;
  ratio: number | null;
  /** From docs: the target, and after the slash the moonshot. */
  target: string;
  verdict: 'met' | 'moonshot' | 'not met' | '—';
}

interface Limit {
  target: number;
  moonshot?: number;
}

/** The verdict on something that should be small. */
export function judgeAtMost(value: number, { target, moonshot = -Infinity }: Limit): Figure['verdict'] {
  if (value <= moonshot) return 'moonshot';
  return value <= target ? 'met' : 'not met';
}

/** The verdict on something that should be large. */
export function judgeAtLeast(value: number, { target, moonshot = Infinity }: Limit): Figure['verdict'] {
  if (value >= moonshot) return 'moonshot';
  return value >= target ? 'met' : 'not met';
}

/** Throws for an empty list: a bench without a round measured nothing. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of the values does not exceed. Throws for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const ordered = [...values].sort((a, b) => a - b);
  const value = ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

export function formatMicroseconds(value: number): string {
  return value >= 1000 ? `${(value / 1000).toFixed(2)} ms` : `${value.toFixed(value < 10 ? 1 : 0)} µs`;
}

export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
