import { existsSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, Migrator } from 'kysely';
import { toChunks } from '../entry-usage';
import { migrations } from '../migrations';
import { isPostgresUrl } from './postgres-url';
import { SharedSqliteDialect } from './sqlite-dialect';
import type { Store, StoreTables } from '../tables';

const FILE = 'site.sqlite';

/**
 * The store at a place, copied into memory and brought up to date there: the original is only read, and this build's
 * migrations do not touch it. A place without a store gives an empty one. Rejects when the original cannot be read.
 */
export async function copyStore(place: string): Promise<Store> {
  if (isPostgresUrl(place)) return copyPostgres(place);
  const file = path.join(place, FILE);
  return migrate(existsSync(file) ? copyFile(file) : new SQLite(':memory:'));
}

async function migrate(database: SQLite.Database): Promise<Store> {
  const store = new Kysely<StoreTables>({ dialect: new SharedSqliteDialect({ database }) });
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error('The copy of the store cannot be migrated', { cause: error });
  return store;
}

/** Where a database file says that it has a write-ahead log, which one in memory cannot have: 2 for one with, 1 without. */
const JOURNAL_BYTES = [18, 19];

function copyFile(file: string): SQLite.Database {
  const original = new SQLite(file, { readonly: true });
  try {
    const bytes = original.serialize();
    for (const at of JOURNAL_BYTES) bytes[at] = 1;
    return new SQLite(bytes);
  } finally {
    original.close();
  }
}

/** What a check reads. Columns that this build has added have their defaults in the copy. */
const TABLES = ['entry', 'revision', 'draft', 'plan', 'page', 'document'] as const;
const CHUNK = 200;
const NO_TABLE = '42P01';

async function copyPostgres(url: string): Promise<Store> {
  const { createPostgresDialect } = await import('./postgres-dialect');
  const copy = await migrate(new SQLite(':memory:'));
  const original = new Kysely<StoreTables>({ dialect: createPostgresDialect(url) });
  try {
    for (const table of TABLES) {
      const rows = await original.selectFrom(table).selectAll().execute();
      for (const part of toChunks(rows, CHUNK)) await copy.insertInto(table).values(part).execute();
    }
    // Files are asked for by their names; what is in them stays there.
    const files = await original
      .selectFrom('media_file')
      .select(['id', 'name', 'type', 'bytes', 'width', 'height', 'alt', 'focal_x', 'focal_y'])
      .select(['created_at', 'created_by'])
      .execute();
    const content = Buffer.alloc(0);
    for (const part of toChunks(files, CHUNK)) {
      await copy
        .insertInto('media_file')
        .values(part.map((file) => ({ ...file, content })))
        .execute();
    }
  } catch (error) {
    // A database that no site has begun with yet.
    if (!hasCode(error, NO_TABLE)) throw error;
  } finally {
    await original.destroy();
  }
  return copy;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
