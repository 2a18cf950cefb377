import { setTimeout as wait } from 'node:timers/promises';
import { median, quantile } from './figure';

/**
 * Counts for about MS milliseconds, TIMES times with a pause before each, and writes the p99 of what that took: work that
 * touches neither memory nor disk. What it takes longer than usual is the machine's own doing.
 */

const [ms, times] = [Number(process.env['MS']), Number(process.env['TIMES'])];
const PAUSE_MS = 5;
const TRIES = 50;
const STEPS = 100_000;

/** Printed at the end. Without any use of the result the compiler would leave out the counting. */
let sum = 0;

/** Milliseconds that so many steps took. */
function count(steps: number): number {
  const started = performance.now();
  for (let step = 0; step < steps; step += 1) sum = (sum * 31 + step) | 0;
  return performance.now() - started;
}

const usual = median(Array.from({ length: TRIES }, () => count(STEPS)));
const steps = Math.round((STEPS * ms) / usual);
const taken: number[] = [];
for (let time = 0; time < times; time += 1) {
  await wait(PAUSE_MS);
  taken.push(count(steps));
}
process.stdout.write(JSON.stringify({ p99: quantile(taken, 0.99), sum }));
