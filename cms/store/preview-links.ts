import { writeAudit, type Author, type EntryRecord } from './entry-records';
import { newId } from './new-id';
import { runChange } from './run-change';
import type { PreviewLinkTable, Store } from './tables';

/** A way to look at one state of a page that somebody was given. */
export interface PreviewLink {
  id: string;
  entryId: string;
  expiresAt: number;
  revokedAt: number | null;
  createdAt: number;
  createdBy: string;
}

export interface PreviewLinks {
  /** Keeps the body as it is now; what is saved later is not shown. Null when there is no such entry. */
  create: (
    entryId: string,
    link: { body: string; expiresAt: number },
    author: Author,
  ) => Promise<PreviewLink | null>;
  /** What a link shows, whether it still may or not; null for one that there never was, or is no longer. */
  open: (id: string) => Promise<{ link: PreviewLink; body: string; entry: EntryRecord } | null>;
  /** Of an entry, newest first. */
  list: (entryId: string) => Promise<PreviewLink[]>;
  /** False when there is none to revoke: unknown, of another entry, or revoked already. */
  revoke: (entryId: string, id: string, author: Author) => Promise<boolean>;
}

/** Links are told for so long after their end; then they are forgotten with what they showed. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const TOLD = ['id', 'entry_id', 'expires_at', 'revoked_at', 'created_at', 'created_by'] as const;

export function createPreviewLinks(store: Store, now: () => number): PreviewLinks {
  return {
    create: (entryId, { body, expiresAt }, author) =>
      runChange(store, async (write) => {
        const at = now();
        await write
          .deleteFrom('preview_link')
          .where('expires_at', '<', at - KEPT_MS)
          .execute();
        const entry = await write
          .selectFrom('entry')
          .selectAll()
          .where('id', '=', entryId)
          .executeTakeFirst();
        if (entry === undefined) return null;
        const row: PreviewLinkTable = {
          id: newId(at),
          entry_id: entryId,
          body,
          expires_at: expiresAt,
          revoked_at: null,
          created_at: at,
          created_by: author.name,
        };
        await write.insertInto('preview_link').values(row).execute();
        await writeAudit(write, { author, action: 'preview-link-made', subject: entry, now: at });
        return toLink(row);
      }),
    async open(id) {
      const row = await store.selectFrom('preview_link').selectAll().where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      const entry = await store
        .selectFrom('entry')
        .selectAll()
        .where('id', '=', row.entry_id)
        .executeTakeFirst();
      return entry === undefined ? null : { link: toLink(row), body: row.body, entry };
    },
    async list(entryId) {
      const rows = await store
        .selectFrom('preview_link')
        .select(TOLD)
        .where('entry_id', '=', entryId)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(toLink);
    },
    revoke: (entryId, id, author) =>
      runChange(store, async (write) => {
        const at = now();
        const row = await write
          .updateTable('preview_link')
          .set({ revoked_at: at })
          .where('id', '=', id)
          .where('entry_id', '=', entryId)
          .where('revoked_at', 'is', null)
          .returning('id')
          .executeTakeFirst();
        if (row === undefined) return false;
        const entry = await write
          .selectFrom('entry')
          .selectAll()
          .where('id', '=', entryId)
          .executeTakeFirst();
        if (entry !== undefined) {
          await writeAudit(write, { author, action: 'preview-link-revoked', subject: entry, now: at });
        }
        return true;
      }),
  };
}

function toLink(row: Omit<PreviewLinkTable, 'body'>): PreviewLink {
  return {
    id: row.id,
    entryId: row.entry_id,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
  };
}
