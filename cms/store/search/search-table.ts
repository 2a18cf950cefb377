import { sql, type Generated, type Kysely } from 'kysely';
import { isPostgres } from '../dialect-types';

/** What visitors find by words (docs/decisions/0079): made of what is published, and made again at any time. */
export interface SearchEntryTable {
  id: Generated<number>;
  /** What it was made of. A page: path, audience and region (`/tariffs/all b2c spb`). A document: `document.name`. */
  place: string;
  /** 0 for a page, 1 for a document: news, a promotion, a question. */
  is_document: number;
  path: string;
  /** Empty for both. */
  audience: string;
  /** Empty for all. */
  region: string;
  /** The published version and the one of the code that read its words. */
  version: string;
  title: string;
  /** What it says, as plain text. */
  text: string;
  /** The section of the site, as results show it: «Тарифы». Empty when it is not known. */
  section: string;
}

/**
 * Every stem that an entry has, or once had: a mistyped word is meant to be the nearest of them. It is filled together
 * with the entries.
 */
export interface SearchStemTable {
  /** The first letter. */
  initial: string;
  stem: string;
}

/** The stems of each entry's words, beside its row: SQLite's full-text table, or a vector of PostgreSQL's. */
export async function createSearchEntries(db: Kysely<unknown>): Promise<void> {
  await dropSearchPages(db);
  const id = isPostgres(db) ? 'bigserial primary key' : 'integer primary key autoincrement';
  const vector = isPostgres(db) ? ', words tsvector not null' : '';
  await run(db, [
    `create table search_entry (id ${id}, place text not null unique, is_document integer not null,
      path text not null, audience text not null, region text not null, version text not null,
      title text not null, text text not null, section text not null${vector})`,
    'create index search_entry_path on search_entry (path)',
    isPostgres(db) ? 'create index search_entry_words on search_entry using gin (words)' : WORDS_OF_SQLITE,
  ]);
}

export async function dropSearchEntries(db: Kysely<unknown>): Promise<void> {
  await dropTables(db, 'search_entry');
  await createSearchPages(db);
}

/**
 * Searches ask of each entry that fits whether its region has its own: the index says it without the row. PostgreSQL
 * writes new words into its index at once, where it kept a list that every search read to its end until it was emptied.
 */
export async function hastenSearch(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    'drop index search_entry_path',
    'create index search_entry_path on search_entry (path, region, audience)',
    ...(isPostgres(db) ? WITHOUT_LIST : []),
  ]);
}

export async function undoHastenSearch(db: Kysely<unknown>): Promise<void> {
  await run(db, [
    'drop index search_entry_path',
    'create index search_entry_path on search_entry (path)',
    ...(isPostgres(db) ? ['alter index search_entry_words reset (fastupdate)'] : []),
  ]);
}

export const createSearchStems = (db: Kysely<unknown>): Promise<void> =>
  run(db, [
    'create table search_stem (initial text not null, stem text not null, primary key (initial, stem))',
  ]);

export const dropSearchStems = (db: Kysely<unknown>): Promise<void> => run(db, ['drop table search_stem']);

const WITHOUT_LIST = [
  'alter index search_entry_words set (fastupdate = off)',
  `select gin_clean_pending_list('search_entry_words')`,
];

/** What 0015 made: the words of pages alone. */
export async function createSearchPages(db: Kysely<unknown>): Promise<void> {
  const vector = isPostgres(db) ? ', words tsvector not null' : '';
  await run(db, [
    `create table search_page (page_id bigint primary key, version text not null,
      title text not null, text text not null, section text not null${vector})`,
    isPostgres(db) ? 'create index search_page_words on search_page using gin (words)' : WORDS_OF_SQLITE,
  ]);
}

export const dropSearchPages = (db: Kysely<unknown>): Promise<void> => dropTables(db, 'search_page');

const WORDS_OF_SQLITE = `create virtual table search_words using fts5 (title, text, tokenize = 'unicode61 remove_diacritics 0')`;

async function dropTables(db: Kysely<unknown>, table: string): Promise<void> {
  await run(db, [`drop table ${table}`, ...(isPostgres(db) ? [] : ['drop table search_words'])]);
}

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
