import type { EntryAddress } from './entry-address';
import { writeChange } from './content-changes';
import {
  addRevision,
  lockEntry,
  retitle,
  toSearch,
  toTitle,
  writeAudit,
  type Author,
  type EntryRecord,
  type Write,
} from './entry-records';
import {
  findAt,
  findRevision,
  findRival,
  openEntry,
  toSummary,
  type OpenedEntry,
  type RevisionSummary,
} from './entry-states';
import { writeUsage } from './entry-usage';
import { newId } from './new-id';
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

const MAX_TRIES = 3;

export async function createEntry(
  write: Write,
  address: EntryAddress,
  body: string,
  author: Author,
  at: number,
): Promise<CreateOutcome> {
  const title = toTitle(JSON.parse(body));
  const { kind, name, audience, region } = address;
  const entry: EntryRecord = {
    ...{ id: newId(at), kind, name, audience, region, title, search: toSearch(title, name) },
    ...{ published_revision: null, published_at: null, created_at: at, updated_at: at, saves: 0 },
  };
  // Who stands in the way may be gone before it can be named.
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    const made = await write
      .insertInto('entry')
      .values(entry)
      .onConflict((conflict) => conflict.columns(['kind', 'name', 'audience', 'region']).doNothing())
      .executeTakeFirst();
    if (made.numInsertedOrUpdatedRows !== 0n) {
      await saveDraft(write, await openEntry(write, entry), body, author, at);
      await writeAudit(write, { author, action: 'created', subject: entry, now: at });
      return { outcome: 'created', entry: { ...entry, saves: 1 } };
    }
    const by = await findAt(write, address);
    if (by !== null) return { outcome: 'taken', by };
  }
  throw new Error('an address is taken and freed again all the time');
}

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

/** Throws AddressTaken, or what the database says when somebody else takes the address at the same moment. */
export async function moveEntry(
  write: Write,
  id: string,
  name: string,
  author: Author,
  at: number,
): Promise<CreateOutcome | { outcome: 'missing' }> {
  const entry = await lockEntry(write, id);
  if (entry === null) return { outcome: 'missing' };
  const moved = { ...entry, name, search: toSearch(entry.title, name), updated_at: at };
  const taken = (await findAt(write, moved)) ?? (await findRival(write, moved));
  if (taken !== null && taken.id !== id) return { outcome: 'taken', by: taken };
  const { search, updated_at } = moved;
  await write.updateTable('entry').set({ name, search, updated_at }).where('id', '=', id).execute();
  const published = entry.published_revision && (await findRevision(write, id, entry.published_revision));
  const details = { from: entry.name };
  await writeAudit(write, { author, action: 'moved', subject: moved, details, now: at });
  if (published) {
    await removePublication(write, id);
    await writePublications(write, [{ entryId: id, address: moved, body: published.body, now: at }]);
    await writeChange(write, [entry, moved], at);
  }
  return { outcome: 'created', entry: moved };
}

export async function removeEntry(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<'removed' | 'published' | 'missing'> {
  const entry = await lockEntry(write, id);
  if (entry === null) return 'missing';
  if (entry.published_revision !== null) return 'published';
  await write.deleteFrom('entry').where('id', '=', id).execute();
  await writeAudit(write, { author, action: 'removed', subject: entry, now: at });
  return 'removed';
}
