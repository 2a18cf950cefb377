import type { Store } from '#cms/store/tables';
import { countFlowUses, forgetFlowLimits, takeFlowUseBack } from '#cms/store/visitors/flow-limits';
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
  count: (key: string, limit: Omit<UseCounter, 'key'>) => Promise<number>;
  /** The same for several counters at once: gives the longest wait. */
  countAll: (counters: readonly UseCounter[]) => Promise<number>;
  /** Takes one use back that was counted and was none. */
  giveBack: (key: string) => Promise<void>;
}

/** At most so many uses within so many seconds. */
export interface UseCounter {
  key: string;
  points: number;
  seconds: number;
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
  async function countAll(counters: readonly UseCounter[]): Promise<number> {
    const at = now();
    // Two limits may have one counter; and all who count do it in one order, so that no two wait for each other.
    const asked = new Map(counters.map((counter) => [counter.key, counter]));
    const uses = [...asked.values()].map(({ key, seconds }) => ({ key, resetsAt: at + seconds * 1000 }));
    if (uses.length === 0) return 0;
    const counted = await countFlowUses(store, uses.sort(byKey), at);
    const waits = counted.map(({ key, points, resetsAt }) =>
      points > (asked.get(key)?.points ?? 0) ? resetsAt - at : 0,
    );
    return Math.max(...waits);
  }

  const count = (key: string, { points, seconds }: Omit<UseCounter, 'key'>) =>
    countAll([{ key, points, seconds }]);

  return { once, count, countAll, giveBack: (key) => takeFlowUseBack(store, key) };
}

const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);
