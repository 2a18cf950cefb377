import type { Transaction } from 'kysely';
import { toContentVersion } from '../sources/content-version';
import { describeAddress, type EntryAddress } from './entry-address';
import { listUsage } from './list-usage';
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
 * Takes an entry for this transaction alone. The first statement of every change writes: on both databases that
 * locks the row, so two changes of one entry follow each other. Null when there is none.
 */
export async function lockEntry(write: Write, id: string, now: number): Promise<EntryRecord | null> {
  const row = await write
    .updateTable('entry')
    .set({ updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

export async function findNewestRevision(write: Write, entryId: string): Promise<RevisionTable | null> {
  const row = await write
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

/** Keeps a state for good. A state equal to the newest one is that revision. */
export async function addRevision(write: Write, revision: NewRevision): Promise<RevisionTable> {
  const { entryId, body, note, origin, author, now } = revision;
  const newest = await findNewestRevision(write, entryId);
  if (newest?.body === body) return newest;
  const row: RevisionTable = {
    ...{ id: newId(now), entry_id: entryId, number: (newest?.number ?? 0) + 1, body },
    ...{
      version: toContentVersion(JSON.parse(body)),
      note,
      origin,
      created_at: now,
      created_by: author.name,
    },
  };
  await write.insertInto('revision').values(row).execute();
  return row;
}

/** What the entry is called and what it uses follow from its body. */
export async function describeBody(
  write: Write,
  entry: Pick<EntryRecord, 'id' | 'name'>,
  state: 'draft' | 'published',
  body: string | null,
): Promise<void> {
  await write.deleteFrom('entry_usage').where('entry_id', '=', entry.id).where('state', '=', state).execute();
  if (body === null) return;
  const raw: unknown = JSON.parse(body);
  const rows = listUsage(raw).map((usage) => ({ entry_id: entry.id, state, ...usage }));
  if (rows.length > 0) await write.insertInto('entry_usage').values(rows).execute();
  const title = toTitle(raw);
  await write
    .updateTable('entry')
    .set({ title, search: toSearch(title, entry.name) })
    .where('id', '=', entry.id)
    .execute();
}

export function toTitle(raw: unknown): string {
  const title: unknown = typeof raw === 'object' && raw !== null && 'title' in raw ? raw.title : '';
  return typeof title === 'string' ? title.slice(0, MAX_TITLE) : '';
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
      ...{ id: newId(now), at: now, account_id: author.id, account_name: author.name, action },
      ...{ subject: isEntry ? describeAddress(subject) : subject, entry_id: isEntry ? subject.id : null },
      details: JSON.stringify(details),
    })
    .execute();
}

/** Tells every process that these addresses show something else now. */
export async function writeChange(
  write: Write,
  addresses: readonly EntryAddress[],
  now: number,
): Promise<void> {
  const plain = addresses.map(({ kind, name, audience, region }) => ({ kind, name, audience, region }));
  await write
    .insertInto('content_change')
    .values({ at: now, addresses: JSON.stringify(plain) })
    .execute();
}
