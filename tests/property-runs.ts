/**
 * How often properties are tried, and from which seed. A run of the tests takes the counts and seeds of their files:
 * the same work every time. `npm run fuzz` asks for as many times more (FUZZ_RUNS) from a new seed (FUZZ_SEED).
 */
const TIMES = Number(process.env['FUZZ_RUNS'] ?? 1);
const SEED = Number(process.env['FUZZ_SEED'] ?? 0);

/** The parameters of fast-check for a property that `numRuns` tries from `seed` are enough for. */
export function propertyRuns(numRuns: number, seed: number): { numRuns: number; seed: number } {
  return { numRuns: numRuns * TIMES, seed: (seed + SEED) | 0 };
}

/** The same in equal parts, each for a test of its own: a busy machine ends them as well. */
export function propertyParts(numRuns: number, seed: number, of: number) {
  return Array.from({ length: of }, (_, index) => ({
    part: index + 1,
    of,
    ...propertyRuns(numRuns / of, seed + index),
  }));
}
