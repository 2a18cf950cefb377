import type { Store } from '#cms/store/tables';
import { countFlowUse, forgetFlowLimits, takeFlowUseBack } from '#cms/store/visitors/flow-limits';
import type { Cipher } from './cipher.server';
import { createOutcomes, type Outcomes } from './outcomes.server';

/** What flows must remember beside the visitor's own steps: outcomes of what runs once, and counters of limits. */
export interface FlowMemory {
  /**
   * Runs `run` once for a key. A repeat gets the first outcome: while the first still runs, and for the key's time after,
   * also in another process. An outcome that is not kept goes to those who wait for it; the next one runs again. So it
   * is with a thrown error, except UnknownOutcome, which ends the key: nothing runs for it any more.
   *
   * @throws UnknownOutcome when the first run gave no sign of life for too long (its process is gone, or hangs), and when
   * a commit was done but could not be stored; who asks again gets its outcome once it is
   */
  once: Outcomes['once'];
  /** Counts one use; gives the milliseconds to wait when there were more than `points` in the window, else 0. */
  count: (key: string, limit: { points: number; seconds: number }) => Promise<number>;
  /** Takes one use back that was counted and was none. */
  giveBack: (key: string) => Promise<void>;
}

const SWEEP_CHANCE = 0.01;

/** See `createOutcomes` for `cipher` and `onFault`. */
export function createFlowMemory(
  store: Store,
  now: () => number,
  cipher: Cipher,
  onFault: (error: unknown) => void,
): FlowMemory {
  const outcomes = createOutcomes(store, now, cipher, onFault);

  const once: Outcomes['once'] = async (key, terms, run) => {
    const value = await outcomes.once(key, terms, run);
    // What the visitor has done is done, whatever becomes of old rows.
    if (Math.random() < SWEEP_CHANCE) await sweep().catch(onFault);
    return value;
  };

  async function sweep(): Promise<void> {
    await outcomes.sweep();
    await forgetFlowLimits(store, now());
  }

  /** No window reaches further than its length from now: one that does is of a clock that was set back since. */
  async function count(key: string, { points, seconds }: { points: number; seconds: number }) {
    const at = now();
    const used = await countFlowUse(store, key, { at, resetsAt: at + seconds * 1000 });
    return used.points > points ? used.resetsAt - at : 0;
  }

  return { once, count, giveBack: (key) => takeFlowUseBack(store, key) };
}
