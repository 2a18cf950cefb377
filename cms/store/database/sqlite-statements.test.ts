import SQLite from 'better-sqlite3';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keepStatements } from './sqlite-statements';

/** A database with a counter and with what a visitor was told, and what was asked of it meanwhile. */
function openWatched() {
  const database = new SQLite(':memory:');
  onTestFinished(() => void database.close());
  database.exec(
    'create table "flow_limit" ("key" text primary key); create table "flow_outcome" ("key" text)',
  );
  database.pragma('synchronous = FULL');
  const prepare = vi.spyOn(database, 'prepare');
  const pragma = vi.spyOn(database, 'pragma');
  const write = (table: string, key: string) =>
    keepStatements(database).prepare(`insert into "${table}" ("key") values (?)`).run([key]);
  return { database, prepare, write, listPragmas: () => pragma.mock.calls.map(([text]) => text) };
}

/** 2: every commit is on the disk before it is answered. */
const FULL = 2;
const readLevel = (database: SQLite.Database) => database.pragma('synchronous', { simple: true });

test('a counter does not wait for the disk, what a visitor was told does', () => {
  const { database, write, listPragmas } = openWatched();
  write('flow_outcome', 'paid');
  expect(listPragmas()).toEqual([]);

  write('flow_limit', 'address');
  expect(listPragmas()).toEqual(['synchronous = NORMAL', 'synchronous = FULL']);
  expect(readLevel(database)).toBe(FULL);
});

test('what is written after a counter that failed waits for the disk again', () => {
  const { database, write } = openWatched();
  write('flow_limit', 'same');
  expect(() => write('flow_limit', 'same')).toThrow('UNIQUE');
  expect(readLevel(database)).toBe(FULL);
});

test('a counter within a transaction waits with it', () => {
  const { database, write, listPragmas } = openWatched();
  database.transaction(() => write('flow_limit', 'address'))();
  expect(listPragmas()).toEqual([]);
});

test('a statement is compiled once, and works again after its table has changed', () => {
  const { database, prepare } = openWatched();
  const statements = keepStatements(database);
  const text = 'select * from "flow_limit"';
  database.exec(`insert into "flow_limit" values ('a')`);
  expect(statements.prepare(text).all([])).toEqual([{ key: 'a' }]);

  database.exec('alter table "flow_limit" add column "points" integer default 1');

  expect(statements.prepare(text).all([])).toEqual([{ key: 'a', points: 1 }]);
  expect(prepare.mock.calls.filter(([sql]) => sql === text)).toHaveLength(1);
});
