import type { EntryAddress, EntryKind } from '#cms/store/entry-address';
import { listWritten } from '#cms/store/lists/written-bodies';
import type { Store } from '#cms/store/tables';

interface DocumentBody {
  id: string;
  name: string;
  audience: EntryAddress['audience'];
  raw: unknown;
  /** Nothing of it is published. */
  isDraft: boolean;
}

/** The documents of a kind in the state that editors go on from; of one name where it is given. */
export async function listBodies(store: Store, kind: EntryKind, named?: string): Promise<DocumentBody[]> {
  const entries = await listWritten(store, kind, named);
  return entries.map(({ draft, published, id, name, audience }) => ({
    id,
    name,
    audience,
    raw: JSON.parse(draft ?? published ?? 'null') as unknown,
    isDraft: published === null,
  }));
}
