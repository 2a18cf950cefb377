import { writeChange } from './content-changes';
import {
  addRevision,
  lockEntry,
  retitle,
  writeAudit,
  type Author,
  type EntryRecord,
  type Write,
} from './entry-records';
import { openEntry, toSummary, type OpenedEntry, type RevisionSummary } from './entry-states';
import { writeUsage } from './entry-usage';
import { removePublication, writePublications } from './read-model';
import type { RevisionTable } from './tables';

export type SaveOutcome =
  | { outcome: 'saved'; mark: string; savedAt: number }
  /** Somebody else has saved or published since; nothing was written. `current` is what stands there now. */
  | { outcome: 'conflict'; current: OpenedEntry }
  | { outcome: 'missing' };

/** Another entry is published at that address: a page and a redirect cannot stand at one. */
export interface Taken {
  outcome: 'taken';
  by: EntryRecord;
}

export type PublishOutcome =
  | { outcome: 'published'; revision: RevisionSummary }
  | { outcome: 'conflict'; current: OpenedEntry }
  | Taken
  | { outcome: 'missing' };

export type CreateOutcome = { outcome: 'created'; entry: EntryRecord } | Taken;

export async function saveDraft(
  write: Write,
  { entry, newest }: OpenedEntry,
  body: string,
  author: Author,
  at: number,
): Promise<{ outcome: 'saved'; mark: string; savedAt: number }> {
  const lock = entry.saves + 1;
  const row = { body, lock, base_revision: newest?.id ?? null, saved_at: at, saved_by: author.name };
  const raw: unknown = JSON.parse(body);
  await write.updateTable('entry').set({ saves: lock }).where('id', '=', entry.id).execute();
  await write
    .insertInto('draft')
    .values({ entry_id: entry.id, ...row })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
    .execute();
  await writeUsage(write, [{ entryId: entry.id, state: 'draft', raw }]);
  await retitle(write, entry, raw, at);
  return { outcome: 'saved', mark: `${newest?.id ?? ''}:${lock}`, savedAt: at };
}

/** Throws the draft away: the newest revision stands again. */
export async function discardDraft(
  write: Write,
  { entry }: OpenedEntry,
  author: Author,
  at: number,
): Promise<SaveOutcome> {
  await write.deleteFrom('draft').where('entry_id', '=', entry.id).execute();
  await writeUsage(write, [{ entryId: entry.id, state: 'draft', raw: undefined }]);
  const reopened = await openEntry(write, entry);
  await retitle(write, entry, JSON.parse(reopened.body), at);
  await writeAudit(write, { author, action: 'draft-discarded', subject: entry, now: at });
  return { outcome: 'saved', mark: reopened.mark, savedAt: at };
}

/** Makes the draft a revision; without a draft the newest revision is the state. Null where nothing was ever written. */
export async function commit(
  write: Write,
  { entry, body, draft, newest }: OpenedEntry,
  note: string,
  author: Author,
  at: number,
): Promise<RevisionTable | null> {
  if (draft === null && newest === null) return null;
  const next = { entryId: entry.id, body, note, origin: 'edit' as const, author, now: at };
  const revision = await addRevision(write, next);
  await write.deleteFrom('draft').where('entry_id', '=', entry.id).execute();
  await writeUsage(write, [{ entryId: entry.id, state: 'draft', raw: undefined }]);
  await retitle(write, entry, JSON.parse(body), at);
  return revision;
}

/** Moves the published pointer and what the site reads. Throws AddressTaken. */
export async function point(
  write: Write,
  entry: EntryRecord,
  revision: RevisionTable,
  author: Author,
  at: number,
): Promise<{ outcome: 'published'; revision: RevisionSummary }> {
  const { id, published_revision: from } = entry;
  await writePublications(write, [{ entryId: id, address: entry, body: revision.body, now: at }]);
  await write
    .updateTable('entry')
    .set({ published_revision: revision.id, published_at: at, updated_at: at })
    .where('id', '=', id)
    .execute();
  await writeUsage(write, [{ entryId: id, state: 'published', raw: JSON.parse(revision.body) }]);
  const details = { revision: revision.number, from };
  await writeAudit(write, { author, action: 'published', subject: entry, details, now: at });
  await writeChange(write, [entry], at);
  return { outcome: 'published', revision: toSummary(revision) };
}

export async function unpublishEntry(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<EntryRecord | null> {
  const entry = await lockEntry(write, id);
  if (entry === null || entry.published_revision === null) return entry;
  const gone = { published_revision: null, published_at: null, updated_at: at };
  await removePublication(write, id);
  await write.updateTable('entry').set(gone).where('id', '=', id).execute();
  await write.deleteFrom('content_report').where('entry_id', '=', id).execute();
  await writeUsage(write, [{ entryId: id, state: 'published', raw: undefined }]);
  await writeAudit(write, { author, action: 'unpublished', subject: entry, now: at });
  await writeChange(write, [entry], at);
  return { ...entry, ...gone };
}
