import { median } from './figure';

/** Runs in a probe's process. */

export interface Variant {
  name: string;
  /** Prepares what one call needs, outside the measured time. */
  before?: () => void;
  run: () => unknown;
}

export interface Pace {
  rounds: number;
  /** Of one round of one variant. */
  milliseconds: number;
}

export interface Measured {
  /** Microseconds of one call, by variant, round for round. */
  rounds: Record<string, number[]>;
  medians: Record<string, number>;
}

const SMALLEST_ROUND = 3;
/** Rounds that the compiler is given before anything counts. */
const WARM_UP = 5;

/** The pace that the bench has told its probe (`runProbe`). */
export function readPace(): Pace {
  return { rounds: Number(process.env['ROUNDS']), milliseconds: Number(process.env['ROUND_MS']) };
}

/** Measures the variants in turn, round for round: a busy moment meets all of them. */
export async function measureVariants(
  variants: readonly Variant[],
  { rounds, milliseconds }: Pace,
): Promise<Measured> {
  for (const variant of variants) await time(variant, WARM_UP * milliseconds);
  const measured = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of variants) {
      const before = measured.get(variant.name) ?? [];
      measured.set(variant.name, [...before, await time(variant, milliseconds)]);
    }
  }
  return {
    rounds: Object.fromEntries(measured),
    medians: Object.fromEntries([...measured].map(([name, values]) => [name, median(values)])),
  };
}

/** Microseconds of CPU time of one call, the garbage it leaves included, and that of other variants not. */
async function time({ before, run }: Variant, milliseconds: number): Promise<number> {
  globalThis.gc?.();
  const until = performance.now() + milliseconds;
  let spent = 0;
  let calls = 0;
  while (performance.now() < until || calls < SMALLEST_ROUND) {
    before?.();
    const started = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(started);
    spent += user + system;
    calls += 1;
  }
  return spent / calls;
}
