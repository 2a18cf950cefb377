import type { SandboxStateTable } from '../flow-tables';
import type { Store } from '../tables';

/** What the sandbox of the operator's API remembers, group by group, as locked texts. */

export async function readSandboxState(store: Store): Promise<Pick<SandboxStateTable, 'name' | 'locked'>[]> {
  return store.selectFrom('sandbox_state').select(['name', 'locked']).execute();
}

/** Writes some groups and deletes others: all of it, or nothing. */
export async function writeSandboxState(
  store: Store,
  rows: readonly SandboxStateTable[],
  gone: readonly string[],
): Promise<void> {
  if (gone.length === 0) return writeRows(store, rows);
  await store.transaction().execute(async (write) => {
    await write.deleteFrom('sandbox_state').where('name', 'in', gone).execute();
    await writeRows(write, rows);
  });
}

/** One statement, which needs no transaction. */
async function writeRows(store: Store, rows: readonly SandboxStateTable[]): Promise<void> {
  if (rows.length === 0) return;
  await store
    .insertInto('sandbox_state')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        locked: eb.ref('excluded.locked'),
        saved_at: eb.ref('excluded.saved_at'),
      })),
    )
    .execute();
}
