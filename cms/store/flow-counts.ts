import type { FlowCountTable } from './flow-count-table';
import type { Store } from './tables';

type Row = FlowCountTable;
type Key = Omit<Row, 'count'>;

/** Which days and places are summed up; what is left out narrows nothing. */
export interface FlowCountFilter {
  /** The first day: `2026-11-21`. */
  from: Row['day'];
  /** The last day. */
  to?: Row['day'] | undefined;
  audience?: Row['audience'] | undefined;
  flow?: string | undefined;
  path?: string | undefined;
  region?: string | undefined;
  device?: Row['device'] | undefined;
  source?: Row['source'] | undefined;
}

/** What visits are told apart by. */
export type FlowCountSplit = 'path' | 'region' | 'device' | 'source';

/** A row takes eleven parameters; SQLite knows 32,766 of a statement, PostgreSQL 65,535. */
const MOST_ROWS = 2000;
const KEY = [
  'day',
  'flow',
  'path',
  'audience',
  'region',
  'device',
  'source',
  'state',
  'what',
  'reason',
] as const;
const SUMMED = ['flow', 'state', 'what', 'reason'] as const;

/**
 * Adds to what is counted, with one statement (of each 2,000 rows): processes that add at once add up. The rows come
 * in one order everywhere, so that no two processes wait for each other.
 */
export async function addFlowCounts(store: Store, rows: readonly Row[]): Promise<void> {
  const sorted = [...rows].sort((a, b) => (toCountKey(a) < toCountKey(b) ? -1 : 1));
  for (let from = 0; from < sorted.length; from += MOST_ROWS) {
    await store
      .insertInto('flow_count')
      .values(sorted.slice(from, from + MOST_ROWS))
      .onConflict((conflict) =>
        conflict.columns(KEY).doUpdateSet((eb) => ({
          count: eb('flow_count.count', '+', eb.ref('excluded.count')),
        })),
      )
      .execute();
  }
}

/** Equal for rows that are one row of the table. */
export const toCountKey = (row: Key) => KEY.map((column) => row[column]).join('\n');

/** The sums of a time, by flow, state and what was counted there. */
export async function sumFlowCounts(
  store: Store,
  filter: FlowCountFilter,
): Promise<Pick<Row, (typeof SUMMED)[number] | 'count'>[]> {
  const rows = await narrow(store, filter)
    .select(SUMMED)
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .groupBy(SUMMED)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The same sums of begun visits and of those that came somewhere, for each page, region, device or source apart. */
export async function splitFlowCounts(
  store: Store,
  filter: FlowCountFilter,
  by: FlowCountSplit,
): Promise<(Pick<Row, (typeof SUMMED)[number] | 'count'> & { value: string })[]> {
  const rows = await narrow(store, filter)
    .select(SUMMED)
    .select(`${by} as value`)
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .where('what', 'in', ['begun', 'came'])
    .groupBy([...SUMMED, by])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The pages or the regions in which visits have begun, those with most of them first. */
export async function listFlowValues(
  store: Store,
  filter: FlowCountFilter,
  of: FlowCountSplit,
): Promise<string[]> {
  const rows = await narrow(store, filter)
    .select(`${of} as value`)
    .select(({ fn }) => fn.sum<number>('count').as('begun'))
    .where('what', '=', 'begun')
    .groupBy(of)
    .orderBy('begun', 'desc')
    .orderBy(of)
    .execute();
  return rows.map(({ value }) => value);
}

function narrow(store: Store, { from, to, ...equal }: FlowCountFilter) {
  let query = store.selectFrom('flow_count').where('day', '>=', from);
  if (to !== undefined) query = query.where('day', '<=', to);
  for (const column of NARROWED) {
    const value = equal[column];
    if (value !== undefined) query = query.where(column, '=', value);
  }
  return query;
}

const NARROWED = ['audience', 'flow', 'path', 'region', 'device', 'source'] as const;

/** Removes the days before one. */
export async function forgetFlowCounts(store: Store, before: string): Promise<void> {
  await store.deleteFrom('flow_count').where('day', '<', before).execute();
}
