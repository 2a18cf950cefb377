import type { FlowCountTable } from './flow-count-table';
import type { Store } from './tables';

type Row = FlowCountTable;
type Key = Omit<Row, 'count'>;

/** Which days and places are summed up. */
export interface FlowCountFilter {
  /** The first day: `2026-11-21`. */
  from: Row['day'];
  audience?: Row['audience'] | undefined;
  flow?: string | undefined;
  path?: string | undefined;
}

/** A row takes eight parameters, and PostgreSQL knows 65,535 of a statement. */
const MOST_ROWS = 2000;
const KEY = ['day', 'flow', 'path', 'audience', 'state', 'what', 'reason'] as const;

/**
 * Adds to what is counted, with one statement (of each 2,000 rows): processes that add at once add up. The rows come
 * in one order everywhere, so that no two processes wait for each other.
 */
export async function addFlowCounts(store: Store, rows: readonly Row[]): Promise<void> {
  const sorted = [...rows].sort((a, b) => (toOrder(a) < toOrder(b) ? -1 : 1));
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

const toOrder = (row: Key) => KEY.map((column) => row[column]).join('\n');

/** The sums of a time, by flow, state and what was counted there. */
export async function sumFlowCounts(
  store: Store,
  filter: FlowCountFilter,
): Promise<Omit<Row, 'day' | 'path' | 'audience'>[]> {
  const rows = await narrow(store, filter)
    .select(['flow', 'state', 'what', 'reason'])
    .select(({ fn }) => fn.sum<number>('count').as('count'))
    .groupBy(['flow', 'state', 'what', 'reason'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The pages on which a flow was begun, those with most visits first. */
export async function listFlowPaths(
  store: Store,
  filter: FlowCountFilter & { flow: string },
): Promise<{ path: string; begun: number }[]> {
  const rows = await narrow(store, filter)
    .select('path')
    .select(({ fn }) => fn.sum<number>('count').as('begun'))
    .where('what', '=', 'begun')
    .groupBy('path')
    .orderBy('begun', 'desc')
    .orderBy('path')
    .execute();
  return rows.map(({ path, begun }) => ({ path, begun: Number(begun) }));
}

function narrow(store: Store, { from, audience, flow, path }: FlowCountFilter) {
  let query = store.selectFrom('flow_count').where('day', '>=', from);
  if (audience !== undefined) query = query.where('audience', '=', audience);
  if (flow !== undefined) query = query.where('flow', '=', flow);
  return path === undefined ? query : query.where('path', '=', path);
}

/** Removes the days before one. */
export async function forgetFlowCounts(store: Store, before: string): Promise<void> {
  await store.deleteFrom('flow_count').where('day', '<', before).execute();
}
