import { PostgresDialect, PostgresDriver, type Dialect } from 'kysely';
import { Pool, types, type ClientConfig, type CustomTypesConfig } from 'pg';
import { ReadersDriver, withDriver } from './readers-driver';

/** Pools are for one process; PostgreSQL takes a hundred connections by default. */
const MAX_WRITERS = 6;
const MAX_READERS = 6;
const CONNECT_TIMEOUT_MS = 5000;
const IDLE_MS = 30_000;
/** No statement of the store takes long; one that does hangs, and with it whoever waits for its locks. */
const STATEMENT_TIMEOUT_MS = 15_000;
const LOCK_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_MS = 30_000;

/** What every connection has. The URL holds the password: it is told to nobody. */
export function toConnection(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'operator-site',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: { getTypeParser: toParser },
  };
}

/** Reads have connections of their own: writes that wait for a lock leave them free. */
export function createPostgresDialect(url: string): Dialect {
  const openWriters = async () => createPool(url, MAX_WRITERS);
  return withDriver(new PostgresDialect({ pool: openWriters }), () => {
    const reader = new PostgresDriver({ pool: async () => createPool(url, MAX_READERS) });
    return new ReadersDriver({
      writer: new PostgresDriver({ pool: openWriters }),
      reader,
      snapshots: reader,
    });
  });
}

function createPool(url: string, max: number): Pool {
  const pool = new Pool({
    ...toConnection(url),
    max,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    lock_timeout: LOCK_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
  });
  // The pool has dropped that connection already, and the next query opens another or says why it cannot.
  pool.on('error', () => undefined);
  return pool;
}

/** Times and counters are 64-bit there, and far from 2^53 here: numbers, as SQLite gives them. */
const toParser: CustomTypesConfig['getTypeParser'] = (oid: number, format?: unknown) =>
  oid === types.builtins.INT8 && format !== 'binary' ? Number : types.getTypeParser(oid);
