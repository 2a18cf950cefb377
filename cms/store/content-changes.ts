import { sql } from 'kysely';
import * as z from 'zod';
import { ENTRY_KINDS, type EntryAddress } from './entry-address';
import { isPostgres } from './dialect-types';
import type { Write } from './entry-records';
import type { Store } from './tables';

/** The lines that tell every process what is published differently now. */

/** The addresses that changed; null when anything may have. */
export type ContentChange = readonly EntryAddress[] | null;

/** What PostgreSQL calls the processes with. */
export const CHANNEL = 'content_change';
/** Names the lock under which lines are written. */
const LOCK = sql.lit(0x636f6e74);
/** More at once, and whoever reads them drops everything as fast. */
const MAX_NAMED = 200;

/**
 * Tells every process that these addresses show something else now. The last statement of its transaction: PostgreSQL
 * gives out numbers before it commits, and a reader who has seen 6 must not miss 5.
 */
export async function writeChange(
  write: Write,
  addresses: readonly EntryAddress[],
  now: number,
): Promise<void> {
  const plain = addresses.map(({ kind, name, audience, region }) => ({ kind, name, audience, region }));
  const named = plain.length > MAX_NAMED ? null : plain;
  if (isPostgres(write)) await sql`select pg_advisory_xact_lock(${LOCK})`.execute(write);
  await write
    .insertInto('content_change')
    .values({ at: now, addresses: JSON.stringify(named) })
    .execute();
  if (isPostgres(write)) await sql`select pg_notify(${sql.lit(CHANNEL)}, '')`.execute(write);
}

const storedAddresses = z
  .array(
    z.object({
      kind: z.enum(ENTRY_KINDS),
      name: z.string(),
      region: z.string(),
      audience: z.enum(['b2c', 'b2b', '']),
    }),
  )
  .nullable();

/** The changes after one that is known, oldest first, and the number of the newest. */
export async function readChangesAfter(
  store: Store,
  known: number,
): Promise<{ changes: ContentChange[]; newest: number }> {
  const rows = await store
    .selectFrom('content_change')
    .select(['id', 'addresses'])
    .where('id', '>', known)
    .orderBy('id')
    .execute();
  return {
    // A line of a newer build, of kinds that this one does not know: anything may have changed.
    changes: rows.map(({ addresses }) => storedAddresses.catch(null).parse(JSON.parse(addresses))),
    newest: rows.at(-1)?.id ?? known,
  };
}

export async function findNewestChange(store: Store): Promise<number> {
  const row = await store
    .selectFrom('content_change')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

export async function forgetChangesBefore(store: Store, at: number): Promise<void> {
  await store.deleteFrom('content_change').where('at', '<', at).execute();
}
