import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long one piece of work may keep all others waiting, in milliseconds. */
const LONGEST_TURN_MS = 15;

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
