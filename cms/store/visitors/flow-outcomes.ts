import type { Store } from '../tables';

/** Rows of what flows run once. The row of a key is its lock: who has claimed it runs, everybody else waits for it. */

export interface OutcomeClaim {
  /** Now; milliseconds since 1970. */
  at: number;
  expiresAt: number;
  /** A run without a sign of life since then may be run again by somebody else; null when it may not. */
  silentBefore: number | null;
}

/**
 * True for the first who asks. An expired row is taken over in one statement, never deleted first, because a visitor
 * who waits for its outcome still reads it.
 */
export async function claimOutcome(
  store: Store,
  key: string,
  { at, expiresAt, silentBefore }: OutcomeClaim,
): Promise<boolean> {
  const row = { expires_at: expiresAt, alive_at: at, outcome: null };
  const { numInsertedOrUpdatedRows = 0n } = await store
    .insertInto('flow_outcome')
    .values({ key, ...row })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where(({ eb, or, and }) => {
          const isExpired = eb('flow_outcome.expires_at', '<', at);
          if (silentBefore === null) return isExpired;
          const isUnderWay = eb('flow_outcome.outcome', 'is', null);
          const isSilent = eb('flow_outcome.alive_at', '<', silentBefore);
          return or([isExpired, and([isUnderWay, isSilent])]);
        }),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** A sign of life of the run under way. */
export async function prolongOutcome(
  store: Store,
  key: string,
  { at, expiresAt }: { at: number; expiresAt: number },
): Promise<void> {
  await store
    .updateTable('flow_outcome')
    .set({ alive_at: at, expires_at: expiresAt })
    .where('key', '=', key)
    .where('outcome', 'is', null)
    .execute();
}

export interface KnownOutcome {
  /** Null while the run is under way. */
  outcome: string | null;
  aliveAt: number;
  expiresAt: number;
}

/** Null when nothing was claimed under this key, or the run let it go. */
export async function findOutcome(store: Store, key: string): Promise<KnownOutcome | null> {
  const row = await store
    .selectFrom('flow_outcome')
    .select(['outcome', 'alive_at as aliveAt', 'expires_at as expiresAt'])
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function writeOutcome(
  store: Store,
  key: string,
  { outcome, expiresAt }: { outcome: string; expiresAt: number },
): Promise<void> {
  await store
    .updateTable('flow_outcome')
    .set({ outcome, expires_at: expiresAt })
    .where('key', '=', key)
    .execute();
}

export async function setOutcomeEnd(store: Store, key: string, expiresAt: number): Promise<void> {
  await store.updateTable('flow_outcome').set({ expires_at: expiresAt }).where('key', '=', key).execute();
}

export async function releaseOutcome(store: Store, key: string): Promise<void> {
  await store.deleteFrom('flow_outcome').where('key', '=', key).execute();
}

/** Deletes outcomes that expired before then. */
export async function forgetOutcomes(store: Store, before: number): Promise<void> {
  await store.deleteFrom('flow_outcome').where('expires_at', '<', before).execute();
}
