import { sql, type Kysely } from 'kysely';
import type { Audience } from '#schemas/page';

/** Experiments with a block of a page: some visitors see version B of it (docs/decisions/0075). */
export interface ExperimentTable {
  id: string;
  title: string;
  /** Of the page, without host. */
  path: string;
  audience: Audience;
  /** The id of the block on the page, and its type: a block of another type is not touched. */
  block: string;
  type: string;
  /** The version of the block's schema that the props are of. */
  version: number;
  /** JSON: what version B says. Version A is the page as it stands. */
  props: string;
  /** How many of the visitors take part, and how many of those see B, in percent. */
  share: number;
  share_b: number;
  /** The type of the flow whose success is counted. */
  goal: string;
  /** The smallest difference that is worth knowing, in hundredths of a percentage point. */
  worth: number;
  /** An experiment that ran to its end stays `running` until somebody stops it. */
  state: 'draft' | 'running' | 'stopped';
  /** When it is to begin and to end, in milliseconds since 1970; null: when it is started, and when it is stopped. */
  begins_at: number | null;
  ends_at: number | null;
  started_at: number | null;
  stopped_at: number | null;
  /** What visitors are named by in `experiment_visit`; empty once it was stopped, so that nobody can be told again. */
  key: string;
  created_at: number;
  created_by: string;
  updated_at: number;
}

/** Who has taken part in an experiment: a line for each visitor, who is known by a keyed hash alone. */
export interface ExperimentVisitTable {
  experiment_id: string;
  /** A hash of the visitor's token under the key of the experiment. */
  visitor: string;
  variant: 'a' | 'b';
  seen_at: number;
  /** When they came to the goal; null for those who have not. */
  done_at: number | null;
}

const STATEMENTS = [
  `create table experiment (
    id text not null primary key, title text not null, path text not null, audience text not null,
    block text not null, type text not null, version integer not null, props text not null,
    share integer not null, share_b integer not null, goal text not null, worth integer not null,
    state text not null, begins_at bigint, ends_at bigint, started_at bigint, stopped_at bigint,
    key text not null, created_at bigint not null, created_by text not null, updated_at bigint not null)`,
  `create unique index experiment_running on experiment (path, audience) where state = 'running'`,
  `create table experiment_visit (
    experiment_id text not null references experiment (id) on delete cascade, visitor text not null,
    variant text not null, seen_at bigint not null, done_at bigint, primary key (experiment_id, visitor))`,
];

export async function createExperimentTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}

export async function dropExperimentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('experiment_visit').execute();
  await db.schema.dropTable('experiment').execute();
}
