import { sql, type Kysely } from 'kysely';

/** Who has a document open in the studio: a row lives for less than a minute after its last call. */
export interface StudioVisitTable {
  entry_id: string;
  account_id: string;
  /** As others see it. */
  name: string;
  /** Of the last call, in milliseconds. */
  at: number;
}

const CREATE = `create table studio_visit (
  entry_id text not null references entry (id) on delete cascade, account_id text not null, name text not null,
  at bigint not null, primary key (entry_id, account_id))`;

export async function createStudioVisits(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CREATE).execute(db);
}

export async function dropStudioVisits(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('studio_visit').execute();
}
