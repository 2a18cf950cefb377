import type { EntryAddress, EntryKind } from '#cms/store/entry-address';
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
export async function listBodies(store: Store, kind: EntryKind, name?: string): Promise<DocumentBody[]> {
  let wanted = store
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .leftJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id', 'entry.name', 'entry.audience', 'draft.body as draft', 'revision.body as published'])
    .where('entry.kind', '=', kind);
  if (name !== undefined) wanted = wanted.where('entry.name', '=', name);
  const rows = await wanted.orderBy('entry.name').orderBy('entry.region').execute();
  return rows.map(({ draft, published, ...entry }) => ({
    ...entry,
    raw: JSON.parse(draft ?? published ?? 'null') as unknown,
    isDraft: published === null,
  }));
}
