import type { EntryAddress } from './entry-address';
import {
  addRevision,
  describeBody,
  lockEntry,
  toSearch,
  toTitle,
  writeAudit,
  writeChange,
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
  type Read,
  type RevisionSummary,
} from './entry-states';
import { newId } from './new-id';
import { removePublication, writePublications } from './read-model';
import type { RevisionTable } from './tables';

export type SaveOutcome =
  | { outcome: 'saved'; mark: string; savedAt: number }
  /** Somebody else has saved or published since; nothing was written. `current` is what stands there now. */
  | { outcome: 'conflict'; current: OpenedEntry }
  | { outcome: 'missing' };

export type PublishOutcome =
  | { outcome: 'published'; revision: RevisionSummary }
  | { outcome: 'conflict'; current: OpenedEntry }
  /** A page and a redirect cannot stand at one address. */
  | { outcome: 'taken'; by: EntryRecord }
  | { outcome: 'missing' };

export type CreateOutcome =
  { outcome: 'created'; entry: EntryRecord } | { outcome: 'taken'; by: EntryRecord };

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
    ...{ published_revision: null, published_at: null, created_at: at, updated_at: at },
  };
  const made = await write
    .insertInto('entry')
    .values(entry)
    .onConflict((conflict) => conflict.columns(['kind', 'name', 'audience', 'region']).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 0n) return { outcome: 'taken', by: await requireAt(write, address) };
  await saveDraft(write, await openEntry(write, entry), body, author, at);
  await writeAudit(write, { author, action: 'created', subject: entry, now: at });
  return { outcome: 'created', entry };
}

async function requireAt(read: Read, address: EntryAddress): Promise<EntryRecord> {
  const entry = await findAt(read, address);
  if (entry === null) throw new Error('an address that was refused as taken has an entry');
  return entry;
}

export async function saveDraft(
  write: Write,
  opened: OpenedEntry,
  body: string,
  author: Author,
  at: number,
): Promise<{ outcome: 'saved'; mark: string; savedAt: number }> {
  const { entry, newest, mark } = opened;
  const lock = Number(mark.slice(mark.lastIndexOf(':') + 1)) + 1;
  const row = { body, lock, base_revision: newest?.id ?? null, saved_at: at, saved_by: author.name };
  await write
    .insertInto('draft')
    .values({ entry_id: entry.id, ...row })
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(row))
    .execute();
  await describeBody(write, entry, 'draft', body);
  return { outcome: 'saved', mark: `${newest?.id ?? ''}:${lock}`, savedAt: at };
}

/** Makes the draft a revision; without a draft the newest revision is the state. */
export async function commit(
  write: Write,
  opened: OpenedEntry,
  note: string,
  author: Author,
  at: number,
): Promise<RevisionTable> {
  const { entry, body } = opened;
  const revision = await addRevision(write, {
    entryId: entry.id,
    body,
    note,
    origin: 'edit',
    author,
    now: at,
  });
  await write.deleteFrom('draft').where('entry_id', '=', entry.id).execute();
  await describeBody(write, entry, 'draft', null);
  await retitle(write, entry, body);
  return revision;
}

export async function retitle(write: Write, entry: EntryRecord, body: string): Promise<void> {
  const title = toTitle(JSON.parse(body));
  await write
    .updateTable('entry')
    .set({ title, search: toSearch(title, entry.name) })
    .where('id', '=', entry.id)
    .execute();
}

/** Moves the published pointer and what the site reads. */
export async function point(
  write: Write,
  entry: EntryRecord,
  revision: RevisionTable,
  author: Author,
  at: number,
): Promise<PublishOutcome> {
  await writePublications(write, [{ address: entry, body: revision.body, now: at }]);
  await write
    .updateTable('entry')
    .set({ published_revision: revision.id, published_at: at })
    .where('id', '=', entry.id)
    .execute();
  await describeBody(write, entry, 'published', revision.body);
  await writeChange(write, [entry], at);
  await writeAudit(write, {
    ...{ author, action: 'published', subject: entry, now: at },
    details: { revision: revision.number, from: entry.published_revision },
  });
  return { outcome: 'published', revision: toSummary(revision) };
}

export async function unpublishEntry(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<EntryRecord | null> {
  const entry = await lockEntry(write, id, at);
  if (entry === null || entry.published_revision === null) return entry;
  await removePublication(write, entry);
  await write
    .updateTable('entry')
    .set({ published_revision: null, published_at: null })
    .where('id', '=', id)
    .execute();
  await write.deleteFrom('content_report').where('entry_id', '=', id).execute();
  await write.deleteFrom('entry_usage').where('entry_id', '=', id).where('state', '=', 'published').execute();
  await writeChange(write, [entry], at);
  await writeAudit(write, { author, action: 'unpublished', subject: entry, now: at });
  return { ...entry, published_revision: null, published_at: null };
}

export async function moveEntry(
  write: Write,
  id: string,
  name: string,
  author: Author,
  at: number,
): Promise<CreateOutcome | { outcome: 'missing' }> {
  const entry = await lockEntry(write, id, at);
  if (entry === null) return { outcome: 'missing' };
  const moved = { ...entry, name, search: toSearch(entry.title, name) };
  const taken = (await findAt(write, moved)) ?? (await findRival(write, moved));
  if (taken !== null && taken.id !== id) return { outcome: 'taken', by: taken };
  await write.updateTable('entry').set({ name, search: moved.search }).where('id', '=', id).execute();
  const published = entry.published_revision && (await findRevision(write, id, entry.published_revision));
  if (published) {
    await removePublication(write, entry);
    await writePublications(write, [{ address: moved, body: published.body, now: at }]);
    await writeChange(write, [entry, moved], at);
  }
  await writeAudit(write, {
    author,
    action: 'moved',
    subject: moved,
    details: { from: entry.name },
    now: at,
  });
  return { outcome: 'created', entry: moved };
}

export async function removeEntry(
  write: Write,
  id: string,
  author: Author,
  at: number,
): Promise<'removed' | 'published' | 'missing'> {
  const entry = await lockEntry(write, id, at);
  if (entry === null) return 'missing';
  if (entry.published_revision !== null) return 'published';
  await write.deleteFrom('entry').where('id', '=', id).execute();
  await writeAudit(write, { author, action: 'removed', subject: entry, now: at });
  return 'removed';
}
