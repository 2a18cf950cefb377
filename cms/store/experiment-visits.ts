import type { ExperimentVisitTable } from './experiment-tables';
import type { Store } from './tables';

/** A visitor of an experiment, as the store names them. */
export type ExperimentVisitor = Pick<ExperimentVisitTable, 'experiment_id' | 'visitor'>;

/** How many visitors have seen a version, and how many of them came to the goal. */
export interface VariantSums {
  visitors: number;
  successes: number;
}

/** A row takes five parameters; SQLite knows 32,766 of a statement, PostgreSQL 65,535. */
const MOST_ROWS = 5000;
const SEEN = { done_at: null } as const;

/** Adds who has seen an experiment; a visitor stays as they were first seen. Experiments that were removed are left out. */
export async function addExperimentVisits(
  store: Store,
  visits: readonly Omit<ExperimentVisitTable, 'done_at'>[],
): Promise<void> {
  const known = await store.selectFrom('experiment').select('id').execute();
  const ids = new Set(known.map(({ id }) => id));
  // In one order everywhere, so that no two processes wait for each other.
  const sorted = visits
    .filter(({ experiment_id }) => ids.has(experiment_id))
    .toSorted((one, other) => (one.visitor < other.visitor ? -1 : 1));
  for (let from = 0; from < sorted.length; from += MOST_ROWS) {
    await store
      .insertInto('experiment_visit')
      .values(sorted.slice(from, from + MOST_ROWS).map((visit) => ({ ...visit, ...SEEN })))
      .onConflict((conflict) => conflict.columns(['experiment_id', 'visitor']).doNothing())
      .execute();
  }
}

/** Notes that a visitor came to the goal, once. False for one who has not seen the experiment. */
export async function markExperimentDone(
  store: Store,
  { experiment_id, visitor }: ExperimentVisitor,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await store
    .updateTable('experiment_visit')
    .set((eb) => ({ done_at: eb.fn.coalesce('done_at', eb.val(now)) }))
    .where('experiment_id', '=', experiment_id)
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The sums of each experiment that anybody has seen, by its id. */
export async function sumExperimentVisits(
  store: Store,
  id?: string,
): Promise<ReadonlyMap<string, Record<'a' | 'b', VariantSums>>> {
  let query = store.selectFrom('experiment_visit');
  if (id !== undefined) query = query.where('experiment_id', '=', id);
  const rows = await query
    .select(['experiment_id', 'variant'])
    .select(({ fn }) => [fn.countAll<number>().as('visitors'), fn.count<number>('done_at').as('successes')])
    .groupBy(['experiment_id', 'variant'])
    .execute();
  const sums = new Map<string, Record<'a' | 'b', VariantSums>>();
  for (const { experiment_id, variant, visitors, successes } of rows) {
    const known = sums.get(experiment_id) ?? { a: NOBODY, b: NOBODY };
    const own = { visitors: Number(visitors), successes: Number(successes) };
    sums.set(experiment_id, { ...known, [variant]: own });
  }
  return sums;
}

const NOBODY: VariantSums = { visitors: 0, successes: 0 };
