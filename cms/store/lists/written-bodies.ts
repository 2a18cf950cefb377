import type { EntryKind } from '../entry-address';
import type { Read } from '../entry-states';
import type { EntryTable, RevisionTable } from '../tables';

/** Documents with what is written in them. Bodies are JSON text. */

/** A document with what editors go on from, and what visitors see. */
export interface WrittenEntry extends Pick<EntryTable, 'id' | 'name' | 'title' | 'audience' | 'region'> {
  /** When anything of it was last saved; milliseconds since 1970. */
  updatedAt: number;
  /** The body of its draft; null when there is none. */
  draft: string | null;
  /** The body of its published revision; null when nothing is published. */
  published: string | null;
}

/** The documents of a kind, by name; those of one name where it is given. */
export async function listWritten(read: Read, kind: EntryKind, name?: string): Promise<WrittenEntry[]> {
  let query = selectWritten(read).where('entry.kind', '=', kind);
  if (name !== undefined) query = query.where('entry.name', '=', name);
  return query.orderBy('entry.name').orderBy('entry.region').execute();
}

/** The pages that have a component in any of their states, by path. */
export async function listWrittenPagesWith(read: Read, componentType: string): Promise<WrittenEntry[]> {
  return selectWritten(read)
    .where('entry.kind', '=', 'page')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('entry_usage')
          .select('entry_usage.value')
          .whereRef('entry_usage.entry_id', '=', 'entry.id')
          .where('entry_usage.of', '=', 'component')
          .where('entry_usage.value', '=', componentType),
      ),
    )
    .orderBy('entry.name')
    .execute();
}

/** The documents of a kind with the newest of their revisions, which need not be published. */
export async function listWithNewest(
  read: Read,
  kind: EntryKind,
): Promise<(WrittenEntry & { newest: string | null })[]> {
  return selectWritten(read)
    .select(({ selectFrom }) =>
      selectFrom('revision as newest')
        .select('newest.body')
        .whereRef('newest.entry_id', '=', 'entry.id')
        .orderBy('newest.number', 'desc')
        .limit(1)
        .as('newest'),
    )
    .where('entry.kind', '=', kind)
    .orderBy('entry.name')
    .orderBy('entry.audience', 'desc')
    .execute();
}

function selectWritten(read: Read) {
  return read
    .selectFrom('entry')
    .leftJoin('draft', 'draft.entry_id', 'entry.id')
    .leftJoin('revision', 'revision.id', 'entry.published_revision')
    .select(['entry.id', 'entry.name', 'entry.title', 'entry.audience', 'entry.region'])
    .select(['entry.updated_at as updatedAt', 'draft.body as draft', 'revision.body as published']);
}

export type WrittenRevision = Pick<RevisionTable, 'id' | 'number' | 'body' | 'origin'>;

const WRITTEN = ['id', 'number', 'body', 'origin'] as const;

export async function listRevisions(read: Read, ids: readonly string[]): Promise<WrittenRevision[]> {
  if (ids.length === 0) return [];
  return read.selectFrom('revision').select(WRITTEN).where('id', 'in', ids).execute();
}

/** The newest revisions of an entry, the newest first. */
export async function listNewestRevisions(
  read: Read,
  entryId: string,
  most: number,
): Promise<WrittenRevision[]> {
  return read
    .selectFrom('revision')
    .select(WRITTEN)
    .where('entry_id', '=', entryId)
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

export async function findDraftBody(read: Read, entryId: string): Promise<string | null> {
  const row = await read
    .selectFrom('draft')
    .select('body')
    .where('entry_id', '=', entryId)
    .executeTakeFirst();
  return row?.body ?? null;
}
