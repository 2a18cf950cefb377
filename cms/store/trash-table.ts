import { sql, type Kysely } from 'kysely';
import type { EntryKind } from './entry-address';
import type { StudioVisitTable } from './studio-visit-table';
import type { Audience } from '#schemas/page';

/** A document that was removed, with its history in one text, until it is restored or its time is up. */
export interface TrashTable {
  /** The id that its entry had, and has again when it is restored. */
  id: string;
  kind: EntryKind;
  name: string;
  audience: Audience | '';
  region: string;
  title: string;
  removed_at: number;
  removed_by: string;
  /** JSON: the rows of the entry, its revisions and its draft. */
  content: string;
}

/** The tables that came to the studio after its first ones. */
export interface LaterStudioTables {
  studio_visit: StudioVisitTable;
  trash: TrashTable;
}

const CREATE = `create table trash (
  id text primary key, kind text not null, name text not null, audience text not null, region text not null,
  title text not null, removed_at bigint not null, removed_by text not null, content text not null)`;

export async function createTrashTable(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CREATE).execute(db);
  await sql.raw('create index trash_removed on trash (removed_at)').execute(db);
}

export async function dropTrashTable(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('trash').execute();
}
