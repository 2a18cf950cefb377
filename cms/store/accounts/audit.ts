import type { AuditTable, Store } from '../tables';

/** Who did what. Written by `writeAudit` in the transaction of what it tells of; read here. */

export interface AuditLine {
  id: string;
  at: number;
  /** Null for the site itself and for the command line. */
  accountId: string | null;
  accountName: string;
  action: string;
  /** For people: `page /tariffs/all (b2c)`. */
  subject: string;
  entryId: string | null;
  details: Readonly<Record<string, unknown>>;
}

/** What is null is not asked for. */
export interface AuditFilter {
  accountId: string | null;
  action: string | null;
  /** Milliseconds since 1970: from then on, and before then. */
  from: number | null;
  until: number | null;
}

export interface AuditPage {
  /** Newest first. */
  lines: AuditLine[];
  /** Where the next page begins; null at the end of the log. */
  next: string | null;
}

/** `after` is the `next` of the page before: lines that are added meanwhile move nothing. */
export async function readAudit(
  store: Store,
  { accountId, action, from, until }: AuditFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<AuditPage> {
  let query = store.selectFrom('audit').selectAll();
  if (accountId !== null) query = query.where('account_id', '=', accountId);
  if (action !== null) query = query.where('action', '=', action);
  if (from !== null) query = query.where('at', '>=', from);
  if (until !== null) query = query.where('at', '<', until);
  // Ids sort by the time that they were made at.
  if (after !== null) query = query.where('id', '<', after);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const lines = rows.slice(0, limit).map(toLine);
  return { lines, next: rows.length > limit ? (lines.at(-1)?.id ?? null) : null };
}

/** The details of what was last done to an entry in this way; null when it never was. */
export async function findLastDetails(
  store: Store,
  { entryId, action }: { entryId: string; action: string },
): Promise<AuditLine['details'] | null> {
  const row = await store
    .selectFrom('audit')
    .selectAll()
    .where('entry_id', '=', entryId)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : toLine(row).details;
}

function toLine(row: AuditTable): AuditLine {
  return {
    id: row.id,
    at: row.at,
    accountId: row.account_id,
    accountName: row.account_name,
    action: row.action,
    subject: row.subject,
    entryId: row.entry_id,
    // Written by `writeAudit` from an object.
    details: JSON.parse(row.details) as Record<string, unknown>,
  };
}
