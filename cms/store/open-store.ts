import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { migrations } from './migrations';
import type { Store, StoreTables } from './tables';

const FILE = 'site.sqlite';
const BUSY_TIMEOUT_MS = 5000;
/** Enough for the inner pages of the indexes of a hundred thousand pages: finding one costs as much as among a hundred. */
const PAGE_CACHE_KB = 32_000;

/**
 * Opens the embedded store in a directory, made when missing, and brings it up to date. What was acknowledged
 * survives a crash: write-ahead log with synchronous FULL. Throws when the file cannot be opened or migrated.
 */
export async function openStore(directory: string): Promise<Store> {
  mkdirSync(directory, { recursive: true });
  const database = new SQLite(path.join(directory, FILE));
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = -${PAGE_CACHE_KB}`);
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  const store = new Kysely<StoreTables>({ dialect: new SqliteDialect({ database }) });
  await migrate(store);
  return store;
}

async function migrate(store: Store): Promise<void> {
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error !== undefined) {
    throw new Error(`The store cannot be migrated${failed ? ` (at ${failed.migrationName})` : ''}`, {
      cause: error,
    });
  }
}
