import * as z from 'zod';
import { entryAddress } from './entry-address';
import type { CreateOutcome } from './entry-changes';
import { writeAudit, type Author, type EntryRecord, type Write } from './entry-records';
import { findAt } from './entry-states';
import { toChunks, writeUsage } from './entry-usage';
import { runChange } from './run-change';
import type { Store } from './tables';
import type { TrashTable } from './trash-table';

/** How long a removed document can be restored. */
export const TRASH_DAYS = 90;
const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000;
const MAX_LISTED = 500;
/** Databases take so many values in one statement. */
const CHUNK = 100;

export type TrashedEntry = Omit<TrashTable, 'content'>;

/** What was removed, newest first, and the way back. */
export interface Trash {
  list: () => Promise<TrashedEntry[]>;
  /** Brings a document back as it was removed: not published, under the same id, with its history and its draft. */
  restore: (id: string, author: Author) => Promise<CreateOutcome | { outcome: 'missing' }>;
}

const entryRow = z.object({
  id: z.string(),
  kind: entryAddress.shape.kind,
  name: z.string(),
  region: z.string(),
  audience: entryAddress.shape.audience,
  title: z.string(),
  search: z.string(),
  created_at: z.number(),
  updated_at: z.number(),
  saves: z.number(),
});
const revisionRow = z.object({
  id: z.string(),
  entry_id: z.string(),
  number: z.number(),
  body: z.string(),
  version: z.string(),
  note: z.string(),
  origin: z.enum(['seed', 'edit', 'import', 'restore']),
  created_at: z.number(),
  created_by: z.string(),
});
const draftRow = z.object({
  entry_id: z.string(),
  body: z.string(),
  lock: z.number(),
  base_revision: z.string().nullable(),
  saved_at: z.number(),
  saved_by: z.string(),
});
const trashContent = z.object({
  entry: entryRow,
  revisions: z.array(revisionRow),
  draft: draftRow.nullable(),
});

export function createTrash(store: Store, now: () => number): Trash {
  return {
    list: () =>
      store
        .selectFrom('trash')
        .select(['id', 'kind', 'name', 'audience', 'region', 'title', 'removed_at', 'removed_by'])
        .where('removed_at', '>', now() - TRASH_MS)
        .orderBy('removed_at', 'desc')
        .limit(MAX_LISTED)
        .execute(),
    restore: (id, author) => runChange(store, (write) => restoreEntry(write, id, author, now())),
  };
}

/** Takes an entry's rows away and keeps what they said. Documents whose time is up go for good. */
export async function moveToTrash(
  write: Write,
  entry: EntryRecord,
  author: Author,
  at: number,
): Promise<void> {
  const { id, kind, name, audience, region, title } = entry;
  const ofEntry = (table: 'revision' | 'draft') =>
    write.selectFrom(table).selectAll().where('entry_id', '=', id);
  const content = {
    entry,
    revisions: await ofEntry('revision').execute(),
    draft: (await ofEntry('draft').executeTakeFirst()) ?? null,
  };
  await write
    .deleteFrom('trash')
    .where('removed_at', '<=', at - TRASH_MS)
    .execute();
  await write
    .insertInto('trash')
    .values({
      id,
      kind,
      name,
      audience,
      region,
      title,
      removed_at: at,
      removed_by: author.name,
      content: JSON.stringify(content),
    })
    .execute();
  await write.deleteFrom('entry').where('id', '=', id).execute();
  await writeAudit(write, { author, action: 'removed', subject: entry, now: at });
}

async function restoreEntry(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<CreateOutcome | { outcome: 'missing' }> {
  // Of two who restore it at once, the second finds it gone.
  const row = await write.deleteFrom('trash').where('id', '=', id).returningAll().executeTakeFirst();
  if (row === undefined) return { outcome: 'missing' };
  const { entry: kept, revisions, draft } = trashContent.parse(JSON.parse(row.content));
  const entry: EntryRecord = { ...kept, published_revision: null, published_at: null, updated_at: at };
  const made = await write
    .insertInto('entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['kind', 'name', 'audience', 'region']).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) {
    await write.insertInto('trash').values(row).execute();
    const by = await findAt(write, entry);
    return by === null ? { outcome: 'missing' } : { outcome: 'taken', by };
  }
  for (const part of toChunks(revisions, CHUNK)) await write.insertInto('revision').values(part).execute();
  if (draft !== null) {
    await write.insertInto('draft').values(draft).execute();
    await writeUsage(write, [{ entryId: id, state: 'draft', raw: JSON.parse(draft.body) }]);
  }
  await writeAudit(write, { author, action: 'brought-back', subject: entry, now: at });
  return { outcome: 'created', entry };
}
