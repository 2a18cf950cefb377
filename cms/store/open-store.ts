import { Kysely, Migrator, sql } from 'kysely';
import { migrations } from './migrations';
import { isPostgresUrl } from './database/postgres-url';
import { createSqliteDialect, openSqliteFile, SharedSqliteDialect } from './database/sqlite-dialect';
import type { Store, StoreTables } from './tables';

/**
 * Opens the store and brings it up to date, also when several processes open it at once. `place` is a directory, made
 * when missing, or the URL of a PostgreSQL database. What was acknowledged survives a crash: in SQLite by a
 * write-ahead log with synchronous FULL, except for counters (decision 0084). Throws when the store cannot be opened or migrated.
 */
export async function openStore(place: string): Promise<Store> {
  return isPostgresUrl(place) ? openPostgres(place) : openSqlite(place);
}

/** The driver is loaded for this alone: a store of one file needs none (decision 0093). */
async function openPostgres(url: string): Promise<Store> {
  const { createPostgresDialect } = await import('./database/postgres-dialect');
  const store = new Kysely<StoreTables>({ dialect: createPostgresDialect(url) });
  try {
    if (await isOutdated(store)) await migrate(store);
  } catch (error) {
    await store.destroy();
    throw error;
  }
  return store;
}

async function openSqlite(directory: string): Promise<Store> {
  await migrateSqlite(directory);
  return new Kysely<StoreTables>({ dialect: createSqliteDialect(directory) });
}

/** Kysely guards its migrations with nothing here: one transaction holds the file, and keeps a killed one from halves. */
async function migrateSqlite(directory: string): Promise<void> {
  const database = openSqliteFile(directory);
  const store = new Kysely<StoreTables>({ dialect: new SharedSqliteDialect({ database }) });
  try {
    if (await isOutdated(store)) {
      await sql`begin immediate`.execute(store);
      await migrate(store);
      await sql`commit`.execute(store);
    }
  } finally {
    database.close();
  }
}

function createMigrator(store: Store): Migrator {
  return new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
}

/** Reads only: a store that is up to date is opened without waiting for whoever writes. */
async function isOutdated(store: Store): Promise<boolean> {
  return (await createMigrator(store).getMigrations()).some(({ executedAt }) => executedAt === undefined);
}

async function migrate(store: Store): Promise<void> {
  const { error, results } = await createMigrator(store).migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error !== undefined) {
    throw new Error(`The store cannot be migrated${failed ? ` (at ${failed.migrationName})` : ''}`, {
      cause: error,
    });
  }
}
