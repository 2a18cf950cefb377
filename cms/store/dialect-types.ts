import { PostgresAdapter, type Kysely } from 'kysely';

/** The two column types that the databases do not share. */
export interface DialectTypes {
  /** A key that counts by itself. */
  counter: string;
  bytes: string;
}

export function toDialectTypes(db: Kysely<unknown>): DialectTypes {
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? { counter: 'bigint generated always as identity primary key', bytes: 'bytea' }
    : { counter: 'integer primary key autoincrement', bytes: 'blob' };
}
