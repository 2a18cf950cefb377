import type { EntryAddress } from './entry-address';
import {
  commit,
  discardDraft,
  point,
  saveDraft,
  unpublishEntry,
  type CreateOutcome,
  type PublishOutcome,
  type SaveOutcome,
  type Taken,
} from './entry-changes';
import { createEntry, moveEntry, removeEntry } from './entry-places';
import { lockEntry, type Author, type EntryRecord, type Write } from './entry-records';
import {
  findAt,
  findRevision,
  openEntry,
  toSummary,
  withOpened,
  type OpenedEntry,
  type RevisionSummary,
} from './entry-states';
import { AddressTaken } from './read-model';
import { isTaken, lockEntries, readAtOnce, runChange } from './run-change';
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
  /**
   * Publishes unless `findRefusal` gives a reason against it. Every other change waits while it looks at what is
   * published, in any process.
   */
  publishUnless: <Refusal>(
    id: string,
    wish: { mark: string; note: string; findRefusal: (read: Store) => Promise<Refusal | null> },
    author: Author,
  ) => Promise<PublishOutcome | { outcome: 'refused'; refusal: Refusal }>;
  /** Publishes an older revision, or one that a schedule is pinned to. A draft stays as it is. */
  publishRevision: (id: string, revisionId: string, author: Author) => Promise<PublishOutcome>;
  unpublish: (id: string, author: Author) => Promise<EntryRecord | null>;
  /** Gives a page another address, published or not. */
  move: (id: string, name: string, author: Author) => Promise<CreateOutcome | { outcome: 'missing' }>;
  /** Moves an entry that is not published to the trash, with its history. */
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

/** `onChange` is awaited after each change of what is published, so that this process shows it at once. */
export function createEntries(
  store: Store,
  now: () => number,
  onChange: () => Promise<void> = async () => undefined,
): Entries {
  const change = <Result>(run: (write: Write) => Promise<Result>) => runChange(store, run);
  const changePublished = async <Result>(run: (write: Write) => Promise<Result>) => {
    const result = await change(run);
    await onChange();
    return result;
  };
  const get = async (id: string) =>
    (await store.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;

  const publishOpened = (
    write: Write,
    id: string,
    { mark, note }: { mark: string; note: string },
    author: Author,
  ): Promise<PublishOutcome> =>
    withOpened(write, id, mark, async (opened): Promise<PublishOutcome> => {
      const revision = await commit(write, opened, note, author, now());
      if (revision === null) return { outcome: 'missing' };
      return point(write, opened.entry, revision, author, now());
    });

  /** Whose address it is says the statement that writes there; the transaction is undone by then. */
  async function orTaken<Result>(
    run: () => Promise<Result>,
    findOther: () => Promise<EntryRecord | null> = async () => null,
  ): Promise<Result | Taken> {
    try {
      return await run();
    } catch (error) {
      const by = error instanceof AddressTaken ? await get(error.ownerId) : null;
      const other = by ?? (isTaken(error) ? await findOther() : null);
      if (other === null) throw error;
      return { outcome: 'taken', by: other };
    }
  }

  return {
    get,
    find: (address) => findAt(store, address),
    open: (id) =>
      readAtOnce(store, async (read) => {
        const entry = await read.selectFrom('entry').selectAll().where('id', '=', id).executeTakeFirst();
        return entry === undefined ? null : openEntry(read, entry);
      }),
    create: (address, body, author) => change((write) => createEntry(write, address, body, author, now())),
    save: (id, { body, mark }, author) =>
      change((write) =>
        withOpened(write, id, mark, (opened) => saveDraft(write, opened, body, author, now())),
      ),
    discard: (id, mark, author) =>
      change((write) => withOpened(write, id, mark, (opened) => discardDraft(write, opened, author, now()))),
    keep: (id, { mark, note }, author) =>
      change((write) =>
        withOpened(write, id, mark, async (opened): Promise<PublishOutcome> => {
          const revision = await commit(write, opened, note, author, now());
          if (revision === null) return { outcome: 'missing' };
          return { outcome: 'published', revision: toSummary(revision) };
        }),
      ),
    publish: (id, wish, author) =>
      orTaken(() => changePublished((write) => publishOpened(write, id, wish, author))),
    publishUnless: (id, { findRefusal, ...wish }, author) =>
      orTaken(() =>
        changePublished(async (write) => {
          await lockEntries(write);
          const refusal = await findRefusal(write);
          return refusal === null
            ? publishOpened(write, id, wish, author)
            : { outcome: 'refused' as const, refusal };
        }),
      ),
    publishRevision: (id, revisionId, author) =>
      orTaken(() =>
        changePublished(async (write): Promise<PublishOutcome> => {
          const entry = await lockEntry(write, id);
          const revision = await findRevision(write, id, revisionId);
          if (entry === null || revision === null) return { outcome: 'missing' };
          return point(write, entry, revision, author, now());
        }),
      ),
    unpublish: (id, author) => changePublished((write) => unpublishEntry(write, id, author, now())),
    move: (id, name, author) =>
      orTaken(
        () => changePublished((write) => moveEntry(write, id, name, author, now())),
        async () => {
          const entry = await get(id);
          return entry && findAt(store, { ...entry, name });
        },
      ),
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
