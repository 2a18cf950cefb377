import { sql } from 'kysely';

/** A row of what is published. */
export interface VersionedRow {
  version: string;
  /** JSON text; null where the row has the version that its reader knows. */
  body: string | null;
}

/** Selects the body of rows that have another version than the one that is known. */
export function toUnknownBody(known: string) {
  return sql<string | null>`case when version = ${known} then null else body end`.as('body');
}
