import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import './postgres/start-server';
import './store-places';

/** A database of the tests: `describe.each(databases)('… ($name)', ({ createPlace }) => …)`. */
export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty place for `openStore`, gone after the run: a directory, or a URL. */
  createPlace: () => Promise<string>;
}

export const databases: readonly TestDatabase[] = [
  { name: 'SQLite', createPlace: createDirectory },
  { name: 'PostgreSQL', createPlace: createDatabase },
];

/** An empty place for a store of SQLite, gone after the run. */
export async function createDirectory(): Promise<string> {
  return mkdtempSync(path.join(inject('storePlaces'), 'store-'));
}

/** Rejects with what to do when there is no server. */
async function createDatabase(): Promise<string> {
  const server = inject('postgres');
  if ('fault' in server) throw new Error(server.fault);
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}
