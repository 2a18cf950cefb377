import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** From this share of the time on the event loop has visitors to serve. */
const BUSY = 0.3;
/** Under any load the work goes on at last: for a tenth of the time. */
const MOST_RESTS = 9;

/**
 * A pause as long as the work before it, and again as long while visitors keep the event loop busy. Milliseconds. Ends
 * at once with `signal`.
 */
export async function restAfter(workedMs: number, signal?: AbortSignal): Promise<void> {
  for (let rests = 0; rests < MOST_RESTS; rests += 1) {
    const before = performance.eventLoopUtilization();
    await pause(workedMs, signal);
    if (signal?.aborted) return;
    if (performance.eventLoopUtilization(before).utilization < BUSY) return;
  }
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  try {
    await wait(ms, undefined, { signal });
  } catch (error) {
    // Awoken early: that is all that it can tell.
    if (!signal?.aborted) throw error;
  }
}
