import type { SandboxStateTable } from '../flow-tables';
import type { Store } from '../tables';

/** What the sandbox of the operator's API remembers, group by group, as locked texts. */

export async function readSandboxState(store: Store): Promise<Pick<SandboxStateTable, 'name' | 'locked'>[]> {
  return store.selectFrom('sandbox_state').select(['name', 'locked']).execute();
}

/** Writes some groups and deletes others, in one transaction. */
export async function writeSandboxState(
  store: Store,
  rows: readonly SandboxStateTable[],
  gone: readonly string[],
): Promise<void> {
  await store.transaction().execute(async (write) => {
    if (gone.length > 0) await write.deleteFrom('sandbox_state').where('name', 'in', gone).execute();
    for (const row of rows) {
      await write
        .insertInto('sandbox_state')
        .values(row)
        .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
        .execute();
    }
  });
}
