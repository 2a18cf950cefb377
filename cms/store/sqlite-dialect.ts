import { mkdirSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';

const FILE = 'site.sqlite';
/** For the one moment when the file is made; the rest waits without keeping the process from its other work. */
const OPEN_TIMEOUT_MS = 5000;
/** How long a statement waits for another process that writes. */
const WAIT_MS = 10_000;
const POLL_MS = 10;
/** Enough for the inner pages of the indexes of a hundred thousand pages: finding one costs as much as among a hundred. */
const PAGE_CACHE_KB = 32_000;

/** Opens the database file in a directory, made when missing. Throws when the file is no database. */
export function openSqliteFile(directory: string): SQLite.Database {
  mkdirSync(directory, { recursive: true });
  const database = new SQLite(path.join(directory, FILE), { timeout: OPEN_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`cache_size = -${PAGE_CACHE_KB}`);
  database.pragma('busy_timeout = 0');
  return database;
}

/** SQLite with several processes on one file. */
export class SharedSqliteDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createDriver(): SqliteDriver {
    return new SharedSqliteDriver(this.config);
  }
}

/**
 * A transaction takes the file for writing when it begins, and waits for its turn. One that read first and then wrote
 * would be refused at once when another process had written in between, however long it was willing to wait.
 */
class SharedSqliteDriver extends SqliteDriver {
  private waiting: DatabaseConnection | null = null;

  /** There is only one, handed out in turn. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.waiting ??= toWaiting(connection));
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const statement = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

/** SQLite's own waiting would stop the whole process; here other requests go on. */
function toWaiting(connection: DatabaseConnection): DatabaseConnection {
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    async executeQuery<Row>(query: CompiledQuery) {
      const until = performance.now() + WAIT_MS;
      for (;;) {
        try {
          return await connection.executeQuery<Row>(query);
        } catch (error) {
          if (!isBusy(error) || performance.now() > until) throw error;
          await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        }
      }
    },
  };
}

/** Within a transaction this cannot happen: it has the file already. */
function isBusy(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY');
}
