import type { EntryAddress } from './entry-address';
import {
  commit,
  createEntry,
  moveEntry,
  point,
  removeEntry,
  retitle,
  saveDraft,
  unpublishEntry,
  type CreateOutcome,
  type PublishOutcome,
  type SaveOutcome,
} from './entry-changes';
import {
  describeBody,
  lockEntry,
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
  withOpened,
  type OpenedEntry,
  type RevisionSummary,
} from './entry-states';
import type { RevisionTable, Store } from './tables';

/** Documents with drafts, immutable revisions and a published pointer. Every change is one transaction. */
export interface Entries {
  find: (address: EntryAddress) => Promise<EntryRecord | null>;
  get: (id: string) => Promise<EntryRecord | null>;
  open: (id: string) => Promise<OpenedEntry | null>;
  /** Makes an entry with a first draft. */
  create: (address: EntryAddress, body: string, author: Author) => Promise<CreateOutcome>;
  /** Saves the draft; `mark` is that of the state it was made from. */
  save: (id: string, change: { body: string; mark: string }, author: Author) => Promise<SaveOutcome>;
  /** Throws the draft away; the newest revision stands again. */
  discard: (id: string, mark: string, author: Author) => Promise<SaveOutcome>;
  /** Makes a revision of the draft without publishing it, to pin a schedule or a link to. */
  keep: (id: string, change: { mark: string; note: string }, author: Author) => Promise<PublishOutcome>;
  /** Publishes the state that `mark` names; readers see the old or the new one, never a mix. */
  publish: (id: string, change: { mark: string; note: string }, author: Author) => Promise<PublishOutcome>;
  /** Publishes an older revision, or one that a schedule is pinned to. A draft stays as it is. */
  publishRevision: (id: string, revisionId: string, author: Author) => Promise<PublishOutcome>;
  unpublish: (id: string, author: Author) => Promise<EntryRecord | null>;
  /** Gives a page another address, published or not. */
  move: (id: string, name: string, author: Author) => Promise<CreateOutcome | { outcome: 'missing' }>;
  /** Removes an entry that is not published, with its history. */
  remove: (id: string, author: Author) => Promise<'removed' | 'published' | 'missing'>;
  /** Newest first. */
  history: (id: string) => Promise<RevisionSummary[]>;
  readRevision: (id: string, revisionId: string) => Promise<RevisionTable | null>;
}

const SUMMARY = [
  'id',
  'entry_id',
  'number',
  'version',
  'note',
  'origin',
  'created_at',
  'created_by',
] as const;

export function createEntries(store: Store, now: () => number): Entries {
  const change = <Result>(run: (write: Write) => Promise<Result>) => store.transaction().execute(run);

  return {
    find: (address) => findAt(store, address),
    async get(id) {
      return (await store.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
    },
    open: (id) =>
      change(async (read) => {
        const entry = await read.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirst();
        return entry === undefined ? null : openEntry(read, entry);
      }),
    create: (address, body, author) => change((write) => createEntry(write, address, body, author, now())),
    save: (id, { body, mark }, author) =>
      change((write) =>
        withOpened(write, id, mark, now(), (opened) => saveDraft(write, opened, body, author, now())),
      ),
    discard: (id, mark, author) =>
      change((write) =>
        withOpened(write, id, mark, now(), async ({ entry }) => {
          const at = now();
          await write.deleteFrom('draft').where('entry_id', '=', id).execute();
          await describeBody(write, entry, 'draft', null);
          const reopened = await openEntry(write, entry);
          await retitle(write, entry, reopened.body);
          await writeAudit(write, { author, action: 'draft-discarded', subject: entry, now: at });
          return { outcome: 'saved', mark: reopened.mark, savedAt: at };
        }),
      ),
    keep: (id, { mark, note }, author) =>
      change((write) =>
        withOpened(write, id, mark, now(), async (opened) => {
          const revision = await commit(write, opened, note, author, now());
          return { outcome: 'published', revision: toSummary(revision) };
        }),
      ),
    publish: (id, { mark, note }, author) =>
      change((write) =>
        withOpened(write, id, mark, now(), async (opened): Promise<PublishOutcome> => {
          const rival = await findRival(write, opened.entry);
          if (rival !== null) return { outcome: 'taken', by: rival };
          const revision = await commit(write, opened, note, author, now());
          return point(write, opened.entry, revision, author, now());
        }),
      ),
    publishRevision: (id, revisionId, author) =>
      change(async (write): Promise<PublishOutcome> => {
        const entry = await lockEntry(write, id, now());
        const revision = await findRevision(write, id, revisionId);
        if (entry === null || revision === null) return { outcome: 'missing' };
        const rival = await findRival(write, entry);
        if (rival !== null) return { outcome: 'taken', by: rival };
        return point(write, entry, revision, author, now());
      }),
    unpublish: (id, author) => change((write) => unpublishEntry(write, id, author, now())),
    move: (id, name, author) => change((write) => moveEntry(write, id, name, author, now())),
    remove: (id, author) => change((write) => removeEntry(write, id, author, now())),
    history: (id) =>
      store
        .selectFrom('revision')
        .select(SUMMARY)
        .where('entry_id', '=', id)
        .orderBy('number', 'desc')
        .execute(),
    readRevision: (id, revisionId) => findRevision(store, id, revisionId),
  };
}
