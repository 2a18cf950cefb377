import type { Generated, Kysely } from 'kysely';
import type { Audience } from '#schemas/page';
import type { CartLineTable, KeptOrderTable } from './cart-table';
import type { FlowOutcomeTable, FlowLimitTable, PinnedTextTable, SandboxStateTable } from './flow-tables';
import type { DeviceLinkTable } from './device-link-table';
import type { EntryKind } from './entry-address';
import type { ExperimentTable, ExperimentVisitTable } from './experiment-tables';
import type { FlowCountTable } from './flow-count-table';
import type { SearchEntryTable, SearchStemTable } from './search/search-table';
import type { LaterStudioTables } from './trash-table';

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
  /** The entry that is published here, and that alone may be; empty for what has none. */
  entry_id: Generated<string>;
}

/** Everything else that is one JSON document: layouts, the main page's data, regions. */
export interface DocumentTable {
  name: string;
  body: string;
  version: string;
  updated_at: string;
  /** As of a page. */
  entry_id: Generated<string>;
}

/** A document of the studio in one scope. Its revisions and its draft are rows of their own. */
export interface EntryTable {
  id: string;
  kind: EntryKind;
  /** The path of a page or a redirect, the uuid of a form's page; empty for what there is one of. */
  name: string;
  /** Empty for what both audiences share. */
  audience: Audience | '';
  /** Empty for all regions. */
  region: string;
  /** What editors call it: the title of its newest state. */
  title: string;
  /** Title and name in lower case: no database folds Cyrillic letters alike. */
  search: string;
  published_revision: string | null;
  published_at: number | null;
  created_at: number;
  updated_at: number;
  /** Counts how often a draft was saved, over all its drafts. */
  saves: number;
}

/** What was once saved under a number; never changed. */
export interface RevisionTable {
  id: string;
  entry_id: string;
  /** Counts from 1 within its entry. */
  number: number;
  body: string;
  version: string;
  note: string;
  origin: 'seed' | 'edit' | 'import' | 'restore';
  created_at: number;
  created_by: string;
}

/** The one state of an entry that is still being written. */
export interface DraftTable {
  entry_id: string;
  body: string;
  /** The number of its last save among all of the entry's: no two states of an entry share one. */
  lock: number;
  /** The revision it was begun from; null for a new entry. */
  base_revision: string | null;
  saved_at: number;
  saved_by: string;
}

/** What an entry uses, so that it can be asked where something is used. */
export interface EntryUsageTable {
  entry_id: string;
  state: 'draft' | 'published';
  of: 'component' | 'media' | 'link';
  value: string;
}

/** What is to happen to an entry by itself, pinned to a revision. */
export interface PlanTable {
  id: string;
  entry_id: string;
  action: 'publish' | 'unpublish';
  /** Null when it is to be unpublished. */
  revision_id: string | null;
  at: number;
  state: 'waiting' | 'done' | 'refused' | 'cancelled';
  /** When its revision was last checked; null before that. */
  checked_at: number | null;
  /** The build that checked it. */
  checked_build: Generated<string>;
  /** JSON: the findings of the last check. */
  findings: string;
  created_at: number;
  created_by: string;
}

/** Who did what; rows are only ever added. */
export interface AuditTable {
  id: string;
  at: number;
  account_id: string | null;
  /** The name at that time, kept for accounts that are gone. */
  account_name: string;
  action: string;
  /** What it was done to, for people: `page /tariffs/all (b2c)`. */
  subject: string;
  entry_id: string | null;
  /** JSON, without secrets. */
  details: string;
}

export interface AccountTable {
  id: string;
  /** Lower case; unique. */
  login: string;
  name: string;
  role: 'viewer' | 'editor' | 'publisher' | 'admin';
  password_hash: string;
  /** The password was given by somebody else and is to be changed. */
  must_change_password: 0 | 1;
  disabled_at: number | null;
  created_at: number;
}

export interface StudioSessionTable {
  /** A hash: what the browser holds cannot be read here. */
  token_hash: string;
  account_id: string;
  created_at: number;
  used_at: number;
  expires_at: number;
}

export interface MediaFileTable {
  id: string;
  /** Its address below /media: unique, never given to another file. */
  name: string;
  type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  alt: string;
  /** The point that crops keep, in percent from the left and from the top. */
  focal_x: number;
  focal_y: number;
  content: Buffer;
  created_at: number;
  created_by: string;
}

/** A way to look at one revision that somebody was given; the address itself is signed. */
export interface PreviewLinkTable {
  id: string;
  entry_id: string;
  /** The body as it was when the link was made. */
  body: string;
  expires_at: number;
  revoked_at: number | null;
  created_at: number;
  created_by: string;
}

/** A line for each change of what is published: other processes read on from the last one they know. */
export interface ContentChangeTable {
  id: Generated<number>;
  at: number;
  /** JSON: the addresses of the entries that changed; `null` when they are too many to be named. */
  addresses: string;
}

/** The last check of what is published, entry by entry. */
export interface ContentReportTable {
  entry_id: string;
  revision_id: string;
  /** The build that was asked. */
  build: string;
  checked_at: number;
  errors: number;
  warnings: number;
  /** JSON: the findings. */
  findings: string;
}

export interface StoreTables extends LaterStudioTables {
  page: PageTable;
  document: DocumentTable;
  entry: EntryTable;
  revision: RevisionTable;
  draft: DraftTable;
  entry_usage: EntryUsageTable;
  plan: PlanTable;
  audit: AuditTable;
  account: AccountTable;
  studio_session: StudioSessionTable;
  media_file: MediaFileTable;
  preview_link: PreviewLinkTable;
  content_change: ContentChangeTable;
  content_report: ContentReportTable;
  flow_outcome: FlowOutcomeTable;
  flow_limit: FlowLimitTable;
  pinned_text: PinnedTextTable;
  sandbox_state: SandboxStateTable;
  flow_count: FlowCountTable;
  cart_line: CartLineTable;
  kept_order: KeptOrderTable;
  device_link: DeviceLinkTable;
  experiment: ExperimentTable;
  experiment_visit: ExperimentVisitTable;
  search_entry: SearchEntryTable;
  search_stem: SearchStemTable;
}

export type Store = Kysely<StoreTables>;
