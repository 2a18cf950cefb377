import { sql } from 'kysely';
import type { AuditTable, Store } from './tables';

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

export interface AuditFilter {
  accountId?: string;
  entryId?: string;
  actions?: readonly string[];
  /** A part of what it was done to, or of the name of who did it. */
  search?: string;
  /** Milliseconds since 1970: from then on, and before then. */
  from?: number;
  until?: number;
}

export interface AuditPage {
  /** Newest first. */
  lines: AuditLine[];
  /** Where the next page begins; null at the end of the log. */
  next: string | null;
}

const MAX_LINES = 200;

/** `after` is the `next` of the page before: lines that are added meanwhile move nothing. */
export async function readAudit(
  store: Store,
  filter: AuditFilter,
  { after = null, limit = 50 }: { after?: string | null; limit?: number } = {},
): Promise<AuditPage> {
  const wanted = Math.min(limit, MAX_LINES);
  let query = store.selectFrom('audit').selectAll();
  if (filter.accountId !== undefined) query = query.where('account_id', '=', filter.accountId);
  if (filter.entryId !== undefined) query = query.where('entry_id', '=', filter.entryId);
  if (filter.actions !== undefined) query = query.where('action', 'in', filter.actions);
  if (filter.from !== undefined) query = query.where('at', '>=', filter.from);
  if (filter.until !== undefined) query = query.where('at', '<', filter.until);
  if (filter.search !== undefined && filter.search !== '') {
    const pattern = toPattern(filter.search);
    query = query.where(({ or }) =>
      or([
        sql<boolean>`lower(subject) like ${pattern} escape '!'`,
        sql<boolean>`lower(account_name) like ${pattern} escape '!'`,
      ]),
    );
  }
  // Ids sort by the time that they were made at.
  if (after !== null) query = query.where('id', '<', after);
  const rows = await query
    .orderBy('id', 'desc')
    .limit(wanted + 1)
    .execute();
  const lines = rows.slice(0, wanted).map(toLine);
  return { lines, next: rows.length > wanted ? (lines.at(-1)?.id ?? null) : null };
}

/** What was typed stands for itself, `%` and `_` too; PostgreSQL keeps no NUL. */
function toPattern(search: string): string {
  return `%${search.toLowerCase().replaceAll('\0', '').replaceAll(/[!%_]/g, '!$&')}%`;
}

function toLine(row: AuditTable): AuditLine {
  return {
    ...{ id: row.id, at: row.at, accountId: row.account_id, accountName: row.account_name },
    ...{ action: row.action, subject: row.subject, entryId: row.entry_id },
    // Written by `writeAudit` from an object.
    details: JSON.parse(row.details) as Record<string, unknown>,
  };
}
