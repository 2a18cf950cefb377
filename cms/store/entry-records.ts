import type { Transaction } from 'kysely';
import { toContentVersion } from '../sources/content-version';
import { describeAddress, type EntryAddress } from './entry-address';
import { newId } from './new-id';
import type { EntryTable, RevisionTable, StoreTables } from './tables';

/** The single steps that changes of entries are made of; each inside the caller's transaction. */
export type Write = Transaction<StoreTables>;

/** Who changes something; kept by name, so that it stays told when the account is gone. */
export interface Author {
  /** Null for the site itself and for the command line. */
  id: string | null;
  name: string;
}

export type EntryRecord = EntryTable;

const MAX_TITLE = 300;

/**
 * Takes an entry for this transaction alone: the first statement of every change. It writes what stands there already,
 * which on both databases locks the row, so that two changes of one entry follow each other. Null when there is none.
 */
export async function lockEntry(write: Write, id: string): Promise<EntryRecord | null> {
  const row = await write
    .updateTable('entry')
    .set((eb) => ({ saves: eb.ref('saves') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findNewestRevision(
  read: Pick<Write, 'selectFrom'>,
  entryId: string,
): Promise<RevisionTable | null> {
  const row = await read
    .selectFrom('revision')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export interface NewRevision {
  entryId: string;
  body: string;
  note: string;
  origin: RevisionTable['origin'];
  author: Author;
  now: number;
}

export function toRevision(
  { entryId, body, note, origin, author, now }: NewRevision,
  number: number,
): RevisionTable {
  return {
    id: newId(now),
    entry_id: entryId,
    number,
    body,
    version: toContentVersion(JSON.parse(body)),
    note,
    origin,
    created_at: now,
    created_by: author.name,
  };
}

/** Keeps a state for good. A state equal to the newest one is that revision. */
export async function addRevision(write: Write, revision: NewRevision): Promise<RevisionTable> {
  const newest = await findNewestRevision(write, revision.entryId);
  if (newest?.body === revision.body) return newest;
  const row = toRevision(revision, (newest?.number ?? 0) + 1);
  await write.insertInto('revision').values(row).execute();
  return row;
}

/** The entry is called as its newest state is. */
export async function retitle(write: Write, entry: EntryRecord, raw: unknown, now: number): Promise<void> {
  const title = toTitle(raw);
  await write
    .updateTable('entry')
    .set({ title, search: toSearch(title, entry.name), updated_at: now })
    .where('id', '=', entry.id)
    .execute();
}

/** Its own title; a list is called by its first item. PostgreSQL keeps no NUL in a text, no database half a character. */
export function toTitle(raw: unknown): string {
  const named: unknown = Array.isArray(raw) ? raw[0] : raw;
  const title: unknown = typeof named === 'object' && named !== null && 'title' in named ? named.title : '';
  if (typeof title !== 'string') return '';
  return title.slice(0, MAX_TITLE).replace(/\0|\p{Surrogate}/gu, '');
}

export function toSearch(title: string, name: string): string {
  return `${title} ${name}`.toLowerCase();
}

export interface AuditNote {
  author: Author;
  action: string;
  /** What it was done to: an entry, or a word for what is none. */
  subject: (EntryAddress & { id: string }) | string;
  details?: Record<string, unknown>;
  now: number;
}

/** Adds a line to the audit log; in the transaction of what it tells of. No secrets, no personal data of visitors. */
export async function writeAudit(write: Write, note: AuditNote): Promise<void> {
  const { author, action, subject, details = {}, now } = note;
  const isEntry = typeof subject !== 'string';
  await write
    .insertInto('audit')
    .values({
      id: newId(now),
      at: now,
      account_id: author.id,
      account_name: author.name,
      action,
      subject: isEntry ? describeAddress(subject) : subject,
      entry_id: isEntry ? subject.id : null,
      details: JSON.stringify(details),
    })
    .execute();
}
