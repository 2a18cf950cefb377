import { sql, type Kysely, type QueryExecutorProvider } from 'kysely';
import type { Device } from '#schemas/analytics/device';
import type { VisitSource } from '#schemas/analytics/visit-source';

/** What visitors do in flows, as sums of a day: nothing in it leads to one of them. */
export interface FlowCountTable {
  /** Of Moscow: `2026-11-21`. */
  day: string;
  /** The flow's type. */
  flow: string;
  /** Of the page that it stands on, without a query. */
  path: string;
  audience: 'b2c' | 'b2b';
  /** The code of the region; empty where it was not told apart, as are the next two. */
  region: string;
  device: Device | '';
  source: VisitSource | '';
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

/** How a visit came: it is counted so to its end, whatever changes meanwhile. */
export type Arrival = Pick<FlowCountTable, 'region' | 'device' | 'source'>;

/** Of visits that were counted before arrivals were told apart, and of those that nobody could tell. */
export const UNKNOWN_ARRIVAL: Arrival = { region: '', device: '', source: '' };

const CREATE = `create table flow_count (
  day text not null, flow text not null, path text not null, audience text not null, state text not null,
  what text not null, reason text not null, count integer not null,
  primary key (day, flow, path, audience, state, what, reason))`;

export async function createFlowCounts(db: QueryExecutorProvider): Promise<void> {
  await sql.raw(CREATE).execute(db);
}

export async function dropFlowCounts(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('flow_count').execute();
}

const OLD_COLUMNS = 'day, flow, path, audience, state, what, reason, count';

/** Neither database changes a primary key where it stands: the rows move to a new table. */
const ARRIVALS = [
  'alter table flow_count rename to flow_count_before',
  `create table flow_count (
    day text not null, flow text not null, path text not null, audience text not null, region text not null,
    device text not null, source text not null, state text not null, what text not null, reason text not null,
    count integer not null,
    primary key (day, flow, path, audience, region, device, source, state, what, reason))`,
  `insert into flow_count (${OLD_COLUMNS}, region, device, source)
     select ${OLD_COLUMNS}, '', '', '' from flow_count_before`,
  'drop table flow_count_before',
];

/** Adds region, device and source to what is counted. What was counted before has none of them. */
export async function addArrivals(db: QueryExecutorProvider): Promise<void> {
  for (const statement of ARRIVALS) await sql.raw(statement).execute(db);
}

export async function dropArrivals(db: QueryExecutorProvider): Promise<void> {
  await sql.raw('alter table flow_count rename to flow_count_after').execute(db);
  await createFlowCounts(db);
  const sums = `insert into flow_count (${OLD_COLUMNS})
    select day, flow, path, audience, state, what, reason, sum(count) from flow_count_after
    group by day, flow, path, audience, state, what, reason`;
  await sql.raw(sums).execute(db);
  await sql.raw('drop table flow_count_after').execute(db);
}
