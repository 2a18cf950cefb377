import { sql, type Kysely } from 'kysely';

/** What visitors do in flows, as sums of a day: nothing in it leads to one of them. */
export interface FlowCountTable {
  /** Of Moscow: `2026-11-21`. */
  day: string;
  /** The flow's type. */
  flow: string;
  /** Of the page that it stands on, without a query. */
  path: string;
  audience: 'b2c' | 'b2b';
  /** A state of the flow's machine. */
  state: string;
  /**
   * `begun`: visits that began here. `came`: visits that came here later, each once. `stays`: visits that were last
   * seen here; a day may be below zero, when they came the day before. `refused`: posts that were refused here.
   */
  what: 'begun' | 'came' | 'stays' | 'refused';
  /** The code of a refusal; empty otherwise. */
  reason: string;
  count: number;
}

const CREATE = `create table flow_count (
  day text not null, flow text not null, path text not null, audience text not null, state text not null,
  what text not null, reason text not null, count integer not null,
  primary key (day, flow, path, audience, state, what, reason))`;

export async function createFlowCounts(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CREATE).execute(db);
}

export async function dropFlowCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('flow_count').execute();
}
