import { sql } from 'kysely';
import { isPostgres } from './dialect-types';
import type { Write } from './entry-records';
import type { Store } from './tables';

const MAX_TRIES = 4;
/** PostgreSQL: two transactions waited for each other, or one read what another has changed since. */
const PASSING = new Set(['40001', '40P01']);

/**
 * Runs a change as one transaction; again when another one had to go first. `run` touches nothing but the database.
 * On SQLite it has the file for itself from its beginning; on PostgreSQL it locks what it reads before it writes.
 */
export async function runChange<Result>(
  store: Store,
  run: (write: Write) => Promise<Result>,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await store.transaction().execute(run);
    } catch (error) {
      if (tries === MAX_TRIES || !PASSING.has(codeOf(error))) throw error;
    }
  }
}

/** Reads several statements as of one moment. */
export function readAtOnce<Result>(store: Store, run: (read: Write) => Promise<Result>): Promise<Result> {
  return store.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
}

/** Keeps every other change of entries waiting until this one has ended: for those that touch many. */
export async function lockEntries(write: Write): Promise<void> {
  if (isPostgres(write)) await sql`lock table entry in share row exclusive mode`.execute(write);
}

/** Did a statement meet a row that stands there already? */
export function isTaken(error: unknown): boolean {
  return ['23505', 'SQLITE_CONSTRAINT_UNIQUE'].includes(codeOf(error));
}

function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  return typeof code === 'string' ? code : '';
}
