import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '#schemas/values/steps';

/** How long one piece of work may keep all others waiting, in milliseconds. */
const LONGEST_TURN_MS = 10;

let turnBegan = 0;

/**
 * Does one part of long work: at once while its turn lasts, and otherwise after the requests that have come meanwhile were
 * heard. Parts that wait at the same time are done one after another, as many as fit into each turn. Rejects with what the
 * part throws.
 */
export async function doInTurn<Result>(part: () => Result): Promise<Awaited<Result>> {
  while (performance.now() - turnBegan > LONGEST_TURN_MS) {
    const before = turnBegan;
    await nextTurn();
    if (turnBegan === before) turnBegan = performance.now();
  }
  return await part();
}

/** Takes the steps of long work, with pauses in which others are heard. Rejects with what a step throws. */
export async function takeStepsInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = await doInTurn(() => steps.next());
    if (done) return value;
  }
}
