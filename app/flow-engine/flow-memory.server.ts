import { sql } from 'kysely';
import type { Store } from '#cms/store/tables';
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
    await store.deleteFrom('flow_limit').where('resets_at', '<', now()).execute();
  }

  /**
   * One statement, so that parallel uses cannot pass together. No window reaches further than its length from now: one
   * that does is of a clock that was set back since.
   */
  async function count(key: string, { points, seconds }: { points: number; seconds: number }) {
    const at = now();
    const resetsAt = at + seconds * 1000;
    const row = await store
      .insertInto('flow_limit')
      .values({ key, points: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when flow_limit.resets_at < ${at} then 1 else flow_limit.points + 1 end`,
          resets_at: sql<number>`case when flow_limit.resets_at between ${at} and ${resetsAt} then flow_limit.resets_at else ${resetsAt} end`,
        }),
      )
      .returning(['points', 'resets_at'])
      .executeTakeFirstOrThrow();
    return row.points > points ? row.resets_at - at : 0;
  }

  async function giveBack(key: string): Promise<void> {
    await store
      .updateTable('flow_limit')
      .set((row) => ({ points: row('points', '-', 1) }))
      .where('key', '=', key)
      .where('points', '>', 0)
      .execute();
  }

  return { once, count, giveBack };
}
