import type SQLite from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { StoreTables } from '../tables';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * Counters: when the power goes, not when a process ends, the last second of them may be lost. Whoever counts would
 * otherwise keep the whole process waiting for the disk, for each post of each visitor.
 */
const MAY_BE_LOST: ReadonlySet<string> = new Set<keyof StoreTables>([
  'flow_limit',
  'flow_count',
  'experiment_visit',
  'sandbox_state',
]);
const WRITTEN_TABLE = /^(?:insert into|update|delete from) "(\w+)"/;
/** Of different texts; lists of values make some that are asked for once. */
const MOST_STATEMENTS = 500;

/** A database that compiles a statement once, and that waits for the disk only where nothing may be lost. */
export function keepStatements(database: SQLite.Database): SqliteDatabase {
  const kept = new LRUCache<string, Statement>({ max: MOST_STATEMENTS });
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const [, table = ''] = WRITTEN_TABLE.exec(sql) ?? [];
      const statement: Statement = database.prepare(sql);
      const prepared = MAY_BE_LOST.has(table) ? toHasty(database, statement) : statement;
      kept.set(sql, prepared);
      return prepared;
    },
  };
}

/** Within a transaction it waits as all of that does. */
function toHasty(database: SQLite.Database, statement: Statement): Statement {
  function hurry<Result>(run: () => Result): Result {
    if (database.inTransaction) return run();
    database.pragma('synchronous = NORMAL');
    try {
      return run();
    } finally {
      database.pragma('synchronous = FULL');
    }
  }
  return {
    reader: statement.reader,
    all: (parameters) => hurry(() => statement.all(parameters)),
    run: (parameters) => hurry(() => statement.run(parameters)),
    iterate: (parameters) => statement.iterate(parameters),
  };
}
