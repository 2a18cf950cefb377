import { listStudioVisits, writeStudioVisit } from '#cms/store/accounts/studio-visits';
import type { Store } from '#cms/store/tables';
import type { Editor } from '../session/editor';

/** Who has a page open: told to the others, so that two know of each other before they meet in a conflict. */

/** The composer calls each 20 seconds; who has missed two calls is gone. */
const STAYS_MS = 50_000;
/** The canvas calls with each change, too: what was written so lately is not written again. */
const WRITE_EACH_MS = 10_000;

type Visitor = Pick<Editor, 'id' | 'name'>;

/**
 * Notes that an editor has a page open; gives the names of the others who have, in whatever process of the server they
 * are. A courtesy: saving does not rely on it.
 */
export async function noteVisit(
  store: Store,
  entryId: string,
  { id, name }: Visitor,
  now: number,
): Promise<string[]> {
  const rows = await listStudioVisits(store, entryId, now - STAYS_MS);
  const own = rows.find((row) => row.account_id === id);
  if (own === undefined || now - own.at >= WRITE_EACH_MS) {
    await writeStudioVisit(store, { entry_id: entryId, account_id: id, name, at: now }, now - STAYS_MS);
  }
  return rows.filter((row) => row.account_id !== id).map((row) => row.name);
}
