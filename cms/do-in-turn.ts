import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Steps } from '#schemas/values/steps';

/** How long one piece of work may keep all others waiting, in milliseconds. */
const LONGEST_TURN_MS = 10;
/**
 * A turn of Node's loop takes one new connection, and what it asks is read at a later one: at a single turn between parts
 * those who come to a busy server would wait in a growing row, also for no more than a refusal.
 */
const TURNS_FOR_OTHERS = 8;

let turnBegan = 0;

/**
 * Does one part of long work: at once while its turn lasts, and otherwise after the requests that have come meanwhile were
 * heard. Parts that wait at the same time are done one after another, as many as fit into each turn. Rejects with what the
 * part throws.
 */
export async function doInTurn<Result>(part: () => Result): Promise<Awaited<Result>> {
  while (performance.now() - turnBegan > LONGEST_TURN_MS) {
    const before = turnBegan;
    await hearOthers();
    if (turnBegan === before) turnBegan = performance.now();
  }
  return await part();
}

async function hearOthers(): Promise<void> {
  for (let turn = 0; turn < TURNS_FOR_OTHERS; turn += 1) await nextTurn();
}

/** Takes the steps of long work, with pauses in which others are heard. Rejects with what a step throws. */
export async function takeStepsInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const { done, value } = await doInTurn(() => steps.next());
    if (done) return value;
  }
}
