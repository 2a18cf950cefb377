import type { StudioVisitTable } from '../studio-visit-table';
import type { Store } from '../tables';

/** Who has which document open. */

/** Those who called since then, by name. */
export async function listStudioVisits(
  store: Store,
  entryId: string,
  since: number,
): Promise<Omit<StudioVisitTable, 'entry_id'>[]> {
  return store
    .selectFrom('studio_visit')
    .select(['account_id', 'name', 'at'])
    .where('entry_id', '=', entryId)
    .where('at', '>=', since)
    .orderBy('name')
    .execute();
}

/** Notes a call of somebody's, and deletes those of everybody who last called before `forgetBefore`. */
export async function writeStudioVisit(
  store: Store,
  visit: StudioVisitTable,
  forgetBefore: number,
): Promise<void> {
  const { name, at } = visit;
  await store.deleteFrom('studio_visit').where('at', '<', forgetBefore).execute();
  await store
    .insertInto('studio_visit')
    .values(visit)
    .onConflict((conflict) => conflict.columns(['entry_id', 'account_id']).doUpdateSet({ name, at }))
    .execute();
}
