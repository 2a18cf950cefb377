import { sql, type Kysely } from 'kysely';
import { toDialectTypes, type DialectTypes } from './dialect-types';

/** The tables of the studio: content with its history, who may change it, and what they did. Times in milliseconds. */
const statements = ({ counter, bytes }: DialectTypes): string[] => [
  `create table entry (
    id text primary key, kind text not null, name text not null, audience text not null, region text not null,
    title text not null, search text not null, published_revision text, published_at bigint,
    created_at bigint not null, updated_at bigint not null,
    unique (kind, name, audience, region))`,
  `create table revision (
    id text primary key, entry_id text not null references entry (id) on delete cascade, number integer not null,
    body text not null, version text not null, note text not null, origin text not null,
    created_at bigint not null, created_by text not null,
    unique (entry_id, number))`,
  `create table draft (
    entry_id text primary key references entry (id) on delete cascade, body text not null, lock integer not null,
    base_revision text, saved_at bigint not null, saved_by text not null)`,
  `create table entry_usage (
    entry_id text not null references entry (id) on delete cascade, state text not null, of text not null,
    value text not null)`,
  `create index entry_usage_value on entry_usage (of, value)`,
  `create index entry_usage_entry on entry_usage (entry_id, state)`,
  `create table plan (
    id text primary key, entry_id text not null references entry (id) on delete cascade, action text not null,
    revision_id text, at bigint not null, state text not null, checked_at bigint, findings text not null,
    created_at bigint not null, created_by text not null)`,
  `create index plan_due on plan (state, at)`,
  // No reference: what was done stays told when what it was done to is gone.
  `create table audit (
    id text primary key, at bigint not null, account_id text, account_name text not null, action text not null,
    subject text not null, entry_id text, details text not null)`,
  `create index audit_at on audit (at)`,
  `create index audit_entry on audit (entry_id)`,
  `create table account (
    id text primary key, login text not null unique, name text not null, role text not null,
    password_hash text not null, must_change_password integer not null, disabled_at bigint,
    created_at bigint not null)`,
  `create table studio_session (
    token_hash text primary key, account_id text not null references account (id) on delete cascade,
    created_at bigint not null, used_at bigint not null, expires_at bigint not null)`,
  `create index studio_session_account on studio_session (account_id)`,
  `create table media_file (
    id text primary key, name text not null unique, type text not null, bytes integer not null, width integer,
    height integer, alt text not null, focal_x integer not null, focal_y integer not null,
    content ${bytes} not null, created_at bigint not null, created_by text not null)`,
  `create table preview_link (
    id text primary key, entry_id text not null references entry (id) on delete cascade, body text not null,
    expires_at bigint not null, revoked_at bigint, created_at bigint not null, created_by text not null)`,
  `create table content_change (id ${counter}, at bigint not null, addresses text not null)`,
  `create table content_report (
    entry_id text primary key references entry (id) on delete cascade, revision_id text not null,
    build text not null, checked_at bigint not null, errors integer not null, warnings integer not null,
    findings text not null)`,
];

const DROPPED_IN_ORDER = [
  'content_report',
  'content_change',
  'preview_link',
  'media_file',
  'studio_session',
  'account',
  'audit',
  'plan',
  'entry_usage',
  'draft',
  'revision',
  'entry',
];

export async function createStudioTables(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements(toDialectTypes(db))) await sql.raw(statement).execute(db);
}

export async function dropStudioTables(db: Kysely<unknown>): Promise<void> {
  for (const table of DROPPED_IN_ORDER) await db.schema.dropTable(table).execute();
}
