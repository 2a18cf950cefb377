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

/** Outcomes of what flows run once; null while the first run is under way. */
export interface FlowOutcomeTable {
  key: string;
  /** Milliseconds since 1970. */
  expires_at: number;
  outcome: string | null;
}

/** Counters of the flows' rate limits. */
export interface FlowLimitTable {
  key: string;
  points: number;
  resets_at: number;
}

/** Texts of the operator's that visitors have begun with, by their hash. */
export interface PinnedTextTable {
  pin: string;
  text: string;
  /** Milliseconds since 1970. */
  used_at: number;
}

/** What the sandbox of the operator's API remembers, group by group; only the server's secret opens it. */
export interface SandboxStateTable {
  name: string;
  locked: string;
  saved_at: string;
}

export interface StoreTables {
  page: PageTable;
  document: DocumentTable;
  flow_outcome: FlowOutcomeTable;
  flow_limit: FlowLimitTable;
  pinned_text: PinnedTextTable;
  sandbox_state: SandboxStateTable;
}

export type Store = Kysely<StoreTables>;
