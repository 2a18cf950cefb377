import { sql } from 'kysely';
import type { Store } from '#cms/store/tables';
import type { Cipher } from './cipher.server';

/** What flows must remember beside the visitor's own steps: outcomes of what runs once, and counters of limits. */
export interface FlowMemory {
  /**
   * Runs `run` once for a key; a repeat within `ttlMs`, also at the same time or in another process, gets the first
   * outcome. What is not kept is shared with those who wait for it, and run again after. What is thrown is not kept,
   * except UnknownOutcome: nothing runs for the key any more. Rejects with that as well when the first run did not
   * end in time: its process is gone, or it hangs, and nobody knows how far it came.
   */
  once: <T>(key: string, ttlMs: number, run: () => Promise<{ keep: boolean; value: T }>) => Promise<T>;
  /** Counts one use; gives the milliseconds to wait when there were more than `points` in the window, else 0. */
  count: (key: string, limit: { points: number; seconds: number }) => Promise<number>;
  /** Takes one use back that was counted and was none. */
  giveBack: (key: string) => Promise<void>;
}

/** Something was begun that may have been done: it must not be repeated by itself. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

const POLL_MS = 100;
/** A run asks the operator a few times, and each call has its time limit; that of 20 MB of files is 22 s. */
const MAX_RUN_MS = 30_000;
const SWEEP_CHANCE = 0.01;

/** `cipher` keeps the outcomes from whoever reads the disk: phone numbers are among them. */
export function createFlowMemory(store: Store, now: () => number, cipher: Cipher): FlowMemory {
  async function once<T>(
    key: string,
    ttlMs: number,
    run: () => Promise<{ keep: boolean; value: T }>,
  ): Promise<T> {
    if (!(await claim(key, ttlMs))) return wait<T>(key, ttlMs);
    try {
      const { keep, value } = await run();
      await finish(key, JSON.stringify(value), keep);
      return value;
    } catch (error) {
      if (!(error instanceof UnknownOutcome)) await release(key);
      throw error;
    }
  }

  /**
   * True for the first: the row is the lock. An expired row is nobody's, and taken over in one statement: who waits
   * for its outcome must not find it gone.
   */
  async function claim(key: string, ttlMs: number): Promise<boolean> {
    const at = now();
    const { numInsertedOrUpdatedRows = 0n } = await store
      .insertInto('flow_outcome')
      .values({ key, expires_at: at + ttlMs, outcome: null })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ expires_at: at + ttlMs, outcome: null })
          .where('flow_outcome.expires_at', '<', at),
      )
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows > 0n;
  }

  /** The outcome of the run under way, or done. */
  async function wait<T>(key: string, ttlMs: number): Promise<T> {
    const until = performance.now() + MAX_RUN_MS;
    while (performance.now() < until) {
      const row = await store
        .selectFrom('flow_outcome')
        .select(['outcome', 'expires_at'])
        .where('key', '=', key)
        .executeTakeFirst();
      if (row === undefined) throw new Error('the first run of this step failed; this one was not tried');
      if (row.outcome !== null) return read<T>(key, row.outcome);
      const startedAt = row.expires_at - ttlMs;
      if (now() - startedAt > MAX_RUN_MS) break;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    throw new UnknownOutcome('the first run of this step did not end in time');
  }

  function read<T>(key: string, outcome: string): T {
    const text = cipher.unlock(outcome, key);
    if (text === null) throw new UnknownOutcome('the outcome of this step is locked with another secret');
    // Written by `finish` from a value of the same action.
    return JSON.parse(text) as T;
  }

  /** One that is not kept expires at once: who waits for it still reads it, the next one runs again. */
  async function finish(key: string, outcome: string, keep: boolean): Promise<void> {
    const locked = cipher.lock(outcome, key);
    await store
      .updateTable('flow_outcome')
      .set({ outcome: locked, ...(!keep && { expires_at: now() - 1 }) })
      .where('key', '=', key)
      .execute();
    if (Math.random() < SWEEP_CHANCE) await sweep();
  }

  async function release(key: string): Promise<void> {
    await store.deleteFrom('flow_outcome').where('key', '=', key).execute();
  }

  /** What has expired just now may still be waited for. */
  async function sweep(): Promise<void> {
    const at = now();
    await store
      .deleteFrom('flow_outcome')
      .where('expires_at', '<', at - MAX_RUN_MS)
      .execute();
    await store.deleteFrom('flow_limit').where('resets_at', '<', at).execute();
  }

  /** One statement, so that parallel uses cannot pass together. */
  async function count(key: string, { points, seconds }: { points: number; seconds: number }) {
    const at = now();
    const resetsAt = at + seconds * 1000;
    const row = await store
      .insertInto('flow_limit')
      .values({ key, points: 1, resets_at: resetsAt })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          points: sql<number>`case when flow_limit.resets_at < ${at} then 1 else flow_limit.points + 1 end`,
          resets_at: sql<number>`case when flow_limit.resets_at < ${at} then ${resetsAt} else flow_limit.resets_at end`,
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
