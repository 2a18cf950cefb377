import type { EntryAddress } from './entry-address';
import { isPath } from './entry-address';
import { findNewestRevision, lockEntry, type EntryRecord, type Write } from './entry-records';
import type { RevisionTable, Store } from './tables';

/** The state of an entry that an editor goes on from. */
export interface OpenedEntry {
  entry: EntryRecord;
  /** JSON text: the draft, else the newest revision. */
  body: string;
  /** Names exactly this state; a save that names an older one is a conflict. */
  mark: string;
  draft: { savedAt: number; savedBy: string } | null;
  newest: RevisionSummary | null;
}

export type RevisionSummary = Omit<RevisionTable, 'body'>;

export type Read = Pick<Store, 'selectFrom'>;

export async function findAt(
  read: Read,
  { kind, name, audience, region }: EntryAddress,
): Promise<EntryRecord | null> {
  const row = await read
    .selectFrom('entry')
    .selectAll()
    .where('kind', '=', kind)
    .where('name', '=', name)
    .where('audience', '=', audience)
    .where('region', '=', region)
    .executeTakeFirst();
  return row ?? null;
}

export async function findRevision(
  read: Read,
  id: string,
  revisionId: string,
): Promise<RevisionTable | null> {
  const row = await read
    .selectFrom('revision')
    .selectAll()
    .where('entry_id', '=', id)
    .where('id', '=', revisionId)
    .executeTakeFirst();
  return row ?? null;
}

export async function openEntry(read: Write, entry: EntryRecord): Promise<OpenedEntry> {
  const draft = await read
    .selectFrom('draft')
    .selectAll()
    .where('entry_id', '=', entry.id)
    .executeTakeFirst();
  const newest = await findNewestRevision(read, entry.id);
  return {
    entry,
    body: draft?.body ?? newest?.body ?? '{}',
    // No draft of an entry bears a number twice: what was discarded or published in between is another state.
    mark: `${newest?.id ?? ''}:${draft?.lock ?? 0}`,
    draft: draft ? { savedAt: draft.saved_at, savedBy: draft.saved_by } : null,
    newest: newest && toSummary(newest),
  };
}

/** Runs a change of the state that `mark` names, and of no other. */
export async function withOpened<Outcome>(
  write: Write,
  id: string,
  mark: string,
  run: (opened: OpenedEntry) => Promise<Outcome>,
): Promise<Outcome | { outcome: 'conflict'; current: OpenedEntry } | { outcome: 'missing' }> {
  const entry = await lockEntry(write, id);
  if (entry === null) return { outcome: 'missing' };
  const opened = await openEntry(write, entry);
  return opened.mark === mark ? run(opened) : { outcome: 'conflict', current: opened };
}

export function toSummary({ body: _body, ...summary }: RevisionTable): RevisionSummary {
  return summary;
}

/** What is published at the same path by an entry of another kind. */
export async function findRival(read: Read, entry: EntryRecord): Promise<EntryRecord | null> {
  if (!isPath(entry.kind)) return null;
  const rival = await findAt(read, { ...entry, kind: entry.kind === 'page' ? 'redirect' : 'page' });
  return rival?.published_revision == null ? null : rival;
}
