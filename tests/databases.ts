import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, inject } from 'vitest';
import './postgres/start-server';

/** A database of the tests: `describe.each(databases)('… ($name)', ({ createPlace }) => …)`. */
export interface TestDatabase {
  name: 'SQLite' | 'PostgreSQL';
  /** An empty place for `openStore`, gone after the tests of the file: a directory, or a URL. */
  createPlace: () => Promise<string>;
}

export const databases: readonly TestDatabase[] = [
  { name: 'SQLite', createPlace: createDirectory },
  { name: 'PostgreSQL', createPlace: createDatabase },
];

const directories: string[] = [];
afterAll(() => directories.forEach((directory) => rmSync(directory, { recursive: true, force: true })));

async function createDirectory(): Promise<string> {
  const directory = mkdtempSync(path.join(tmpdir(), 'store-'));
  directories.push(directory);
  return directory;
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
