import { sql } from 'kysely';
import type { Store } from '../tables';

/** Counters of how often something was used within a window of time. */

/** A counter, and when its window ends that begins now, in milliseconds since 1970. */
export interface FlowUse {
  key: string;
  resetsAt: number;
}

export interface CountedUse extends FlowUse {
  points: number;
}

/**
 * Counts one use by each of these counters, which are all different, and gives them afterwards. One statement, so that
 * parallel uses cannot pass together. A window that ended, or reaches beyond `resetsAt` (the clock was set back since),
 * begins anew.
 */
export async function countFlowUses(
  store: Store,
  uses: readonly FlowUse[],
  at: number,
): Promise<CountedUse[]> {
  return store
    .insertInto('flow_limit')
    .values(uses.map(({ key, resetsAt }) => ({ key, points: 1, resets_at: resetsAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        points: sql<number>`case when flow_limit.resets_at < ${at} then 1 else flow_limit.points + 1 end`,
        resets_at: sql<number>`case when flow_limit.resets_at between ${at} and excluded.resets_at then flow_limit.resets_at else excluded.resets_at end`,
      }),
    )
    .returning(['key', 'points', 'resets_at as resetsAt'])
    .execute();
}

/** Takes one use back; a counter never falls below zero. */
export async function takeFlowUseBack(store: Store, key: string): Promise<void> {
  await store
    .updateTable('flow_limit')
    .set((row) => ({ points: row('points', '-', 1) }))
    .where('key', '=', key)
    .where('points', '>', 0)
    .execute();
}

/** Deletes counters whose window ended before then. */
export async function forgetFlowLimits(store: Store, before: number): Promise<void> {
  await store.deleteFrom('flow_limit').where('resets_at', '<', before).execute();
}
