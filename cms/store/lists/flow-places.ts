import type { EntryKind } from '../entry-address';
import type { Store } from '../tables';

export interface FlowPlace {
  id: string;
  kind: EntryKind;
  /** Of a page; empty for what has none. */
  path: string;
}

/** The published documents that each flow stands in, by its type: pages first, each path once. */
export async function listFlowPlaces(
  store: Store,
  types: readonly string[],
): Promise<ReadonlyMap<string, FlowPlace[]>> {
  const rows = await store
    .selectFrom('entry_usage')
    .innerJoin('entry', 'entry.id', 'entry_usage.entry_id')
    .select(['entry_usage.value as type', 'entry.kind', 'entry.name as path'])
    .select(({ fn }) => fn.min('entry.id').as('id'))
    .where('entry_usage.of', '=', 'component')
    .where('entry_usage.state', '=', 'published')
    .where('entry_usage.value', 'in', [...types])
    .groupBy(['entry_usage.value', 'entry.kind', 'entry.name'])
    .orderBy('entry.name')
    .execute();
  const places = rows.map((row) => ({ ...row, path: row.kind === 'page' ? row.path : '' }));
  const ordered = [...places.filter(({ path }) => path !== ''), ...places.filter(({ path }) => path === '')];
  return new Map(
    types.map((of) => [
      of,
      ordered.filter(({ type }) => type === of).map(({ id, kind, path }) => ({ id, kind, path })),
    ]),
  );
}
