import { PostgresAdapter, type Kysely } from 'kysely';

/** The column types that the databases do not share. */
export interface DialectTypes {
  /** A key that counts by itself. */
  counter: string;
  bytes: string;
}

export function toDialectTypes(db: Pick<Kysely<unknown>, 'getExecutor'>): DialectTypes {
  return isPostgres(db)
    ? { counter: 'bigint generated always as identity primary key', bytes: 'bytea' }
    : { counter: 'integer primary key autoincrement', bytes: 'blob' };
}

/** For the few statements that only one of the databases knows, or needs. */
export function isPostgres(db: Pick<Kysely<unknown>, 'getExecutor'>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
