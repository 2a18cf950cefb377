import type { Generated, Kysely } from 'kysely';

/** The embedded store's tables. Content is kept as JSON text, exactly as it was written. */
export interface PageTable {
  id: Generated<number>;
  path: string;
  audience: 'b2c' | 'b2b';
  /** A region's own variant; empty for all regions (SQL's NULL would escape the unique index). */
  region: string;
  body: string;
  version: string;
  /** Whether a search engine may list it. */
  listed: 0 | 1;
  updated_at: string;
}

/** Everything else that is one JSON document: layouts, the main page's data, regions. */
export interface DocumentTable {
  name: string;
  body: string;
  version: string;
  updated_at: string;
}

export interface StoreTables {
  page: PageTable;
  document: DocumentTable;
}

export type Store = Kysely<StoreTables>;
