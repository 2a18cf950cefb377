import path from 'node:path';
import SQLite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type SqliteDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { makeDirectory } from './make-directory';
import { ReadersDriver, withDriver } from './readers-driver';
import { keepStatements } from './sqlite-statements';

const FILE = 'site.sqlite';
/** For the one moment when the file is made; the rest waits without keeping the process from its other work. */
const OPEN_TIMEOUT_MS = 5000;
/** How long statements wait for another process that writes. */
const WAIT_MS = 10_000;
const POLL_MS = 10;
/** Enough for the inner pages of the indexes of a hundred thousand pages: finding one costs as much as among a hundred. */
const PAGE_CACHE_KB = 32_000;

/** Opens the database file in a directory, made when missing, for writing. Throws when the file is no database. */
export function openSqliteFile(directory: string): SQLite.Database {
  makeDirectory(directory);
  const database = openFile(directory);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 0');
  return database;
}

function openReader(directory: string): SQLite.Database {
  const database = openFile(directory);
  database.pragma('query_only = ON');
  database.pragma('busy_timeout = 0');
  return database;
}

function openFile(directory: string): SQLite.Database {
  const database = new SQLite(path.join(directory, FILE), { timeout: OPEN_TIMEOUT_MS });
  database.pragma(`cache_size = -${PAGE_CACHE_KB}`);
  return database;
}

/**
 * The database file in a directory, which is there and up to date. Reads have connections of their own: in a file with
 * a write-ahead log they wait for nobody who writes, in this process or in another.
 */
export function createSqliteDialect(directory: string, { waitMs = WAIT_MS } = {}): Dialect {
  const openWriter = async () => keepStatements(openSqliteFile(directory));
  const openReaders = async () => keepStatements(openReader(directory));
  return withDriver(
    new SqliteDialect({ database: openWriter }),
    () =>
      new ReadersDriver({
        writer: new SharedSqliteDriver({ database: openWriter }, waitMs),
        reader: new SharedSqliteDriver({ database: openReaders }, waitMs),
        snapshots: new SharedSqliteDriver({ database: openReaders }, waitMs),
      }),
  );
}

/** One connection to a file that several processes write. */
export class SharedSqliteDialect extends SqliteDialect {
  constructor(private readonly config: SqliteDialectConfig) {
    super(config);
  }

  override createDriver(): Driver {
    return new SharedSqliteDriver(this.config);
  }
}

/**
 * A transaction takes the file for writing when it begins, and waits for its turn. One that read first and then wrote
 * would be refused at once when another process had written in between, however long it was willing to wait.
 */
class SharedSqliteDriver extends SqliteDriver {
  private waiting: DatabaseConnection | null = null;

  constructor(
    config: SqliteDialectConfig,
    private readonly waitMs = WAIT_MS,
  ) {
    super(config);
  }

  /** There is only one, handed out in turn. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return (this.waiting ??= toWaiting(connection, this.waitMs));
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    { accessMode }: TransactionSettings = {},
  ): Promise<void> {
    const statement = accessMode === 'read only' ? 'begin' : 'begin immediate';
    await connection.executeQuery(CompiledQuery.raw(statement));
  }
}

/**
 * SQLite's own waiting would stop the whole process; here other requests go on. The time runs from when the file was
 * first found taken: those who stand in line behind the first wait no longer than it does.
 */
function toWaiting(connection: DatabaseConnection, waitMs: number): DatabaseConnection {
  let takenSince: number | null = null;
  return {
    streamQuery: (query, size) => connection.streamQuery(query, size),
    async executeQuery<Row>(query: CompiledQuery) {
      for (;;) {
        try {
          const result = await connection.executeQuery<Row>(query);
          takenSince = null;
          return result;
        } catch (error) {
          if (!isBusy(error)) throw error;
          takenSince ??= performance.now();
          if (performance.now() - takenSince > waitMs) throw error;
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
