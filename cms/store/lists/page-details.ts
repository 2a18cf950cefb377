import type { Store } from '../tables';
import type { FoundPage } from './find-pages';

/** What a row shows beside what it was found by. */
export interface PageRow extends FoundPage {
  /** The last who changed it, draft or revision. */
  edited: { at: number; by: string } | null;
  /** The next thing that happens to it by itself. */
  plan: { action: 'publish' | 'unpublish'; at: number } | null;
}

/** Reads the details of the rows that are shown, and of no others. */
export async function addDetails(store: Store, pages: readonly FoundPage[]): Promise<PageRow[]> {
  if (pages.length === 0) return [];
  const ids = pages.map(({ id }) => id);
  const newest = await findNewest(store, ids);
  const plans = await store
    .selectFrom('plan')
    .select(['entry_id', 'action', 'at'])
    .where('entry_id', 'in', ids)
    .where('state', '=', 'waiting')
    .orderBy('at', 'desc')
    .execute();
  const planned = new Map(plans.map(({ entry_id, action, at }) => [entry_id, { action, at }]));
  return pages.map((page) => ({
    ...page,
    edited: page.draft ?? newest.get(page.id) ?? null,
    plan: planned.get(page.id) ?? null,
  }));
}

async function findNewest(store: Store, ids: readonly string[]) {
  const rows = await store
    .selectFrom('revision')
    .innerJoin(
      (from) =>
        from
          .selectFrom('revision')
          .select('entry_id')
          .select(({ fn }) => fn.max('number').as('number'))
          .where('entry_id', 'in', ids)
          .groupBy('entry_id')
          .as('newest'),
      (join) =>
        join
          .onRef('newest.entry_id', '=', 'revision.entry_id')
          .onRef('newest.number', '=', 'revision.number'),
    )
    .select(['revision.entry_id', 'revision.created_at', 'revision.created_by'])
    .execute();
  return new Map(rows.map((row) => [row.entry_id, { at: row.created_at, by: row.created_by }]));
}
