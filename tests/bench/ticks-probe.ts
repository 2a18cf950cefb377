import { setTimeout as wait } from 'node:timers/promises';
import { keepTickShape } from '#app/server/keep-tick-shape';

/** Writes what one `process.nextTick` takes after a few collections, in nanoseconds. KEEP: with a tick kept. */

const BATCH = 100;
const BATCHES = 200;

if (process.env['KEEP'] === '1') keepTickShape();
await wait(1);
for (let round = 0; round < 6; round += 1) {
  await tick(300);
  await wait(1);
  // There with --expose-gc; no tick is alive now.
  globalThis.gc?.();
}
// The first rounds are compiled on the way.
const measured = [];
for (let round = 0; round < 15; round += 1) {
  const started = performance.now();
  for (let batch = 0; batch < BATCHES; batch += 1) await tick(BATCH);
  measured.push(((performance.now() - started) * 1e6) / (BATCHES * BATCH));
}
process.stdout.write(String(Math.min(...measured)));

/** Resolves when all of them have run. */
function tick(times: number): Promise<void> {
  for (let n = 1; n < times; n += 1) process.nextTick(doNothing);
  return new Promise((resolve) => process.nextTick(resolve));
}

function doNothing(): void {}
