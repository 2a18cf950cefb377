import { sql, type Kysely } from 'kysely';
import { isPostgres } from '../dialect-types';

/** The pages that visitors find by words (docs/decisions/0079): made of what is published, and made again at any time. */
export interface SearchPageTable {
  /** Of the page that it was made of. */
  page_id: number;
  /** That page's own version and the one of the code that read its words. */
  version: string;
  title: string;
  /** What the page says, as plain text. */
  text: string;
  /** Where the page stands, for people: «Тарифы». Empty where the page does not say. */
  section: string;
}

/** The stems of each page's words, beside its row: SQLite's full-text table, or a vector of PostgreSQL's. */
export async function createSearchTables(db: Kysely<unknown>): Promise<void> {
  const vector = isPostgres(db) ? ', words tsvector not null' : '';
  const statements = [
    `create table search_page (page_id bigint primary key, version text not null,
      title text not null, text text not null, section text not null${vector})`,
    isPostgres(db)
      ? 'create index search_page_words on search_page using gin (words)'
      : `create virtual table search_words using fts5 (title, text, tokenize = 'unicode61 remove_diacritics 0')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function dropSearchTables(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) await sql.raw('drop table search_words').execute(db);
  await db.schema.dropTable('search_page').execute();
}
