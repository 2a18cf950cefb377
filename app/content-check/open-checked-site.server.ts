import { existsSync } from 'node:fs';
import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely, Migrator } from 'kysely';
import { createGateway } from '#cms/gateway/create-gateway';
import { createHttpTransport } from '#cms/gateway/transport';
import { createEmbeddedSource } from '#cms/sources/embedded-source';
import { migrations } from '#cms/store/migrations';
import { seedStore } from '#cms/store/seed-store';
import { SharedSqliteDialect } from '#cms/store/sqlite-dialect';
import type { Store, StoreTables } from '#cms/store/tables';
import { loadDemoContent } from '#fixtures/content/load-content';
import { createDemoSandbox } from '#app/server/create-demo-sandbox';
import type { Environment } from '#app/server/environment';
import type { Logger } from '#app/server/logger';
import type { CheckedSite } from './checked-site';

const FILE = 'site.sqlite';
const SANDBOX_ORIGIN = 'http://sandbox.invalid';

/**
 * The site as far as a check needs it, on a copy of the store in memory: nothing on disk changes, not even by this
 * build's migrations. A store that is not there yet is seeded with the demo site, in memory as well.
 */
export async function openCheckedSite(
  env: Environment,
  log: Logger,
): Promise<{ site: CheckedSite; close: () => Promise<void> }> {
  const demo = await loadDemoContent();
  const store = await copyStore(path.resolve(env.DATA_DIR));
  await seedStore(store, demo, Date.now());
  const sandbox = createDemoSandbox(demo);
  const gateway = createGateway({
    ...(env.OPERATOR_API_URL === undefined
      ? { transport: (request: Request) => sandbox.handle(request), origin: SANDBOX_ORIGIN }
      : { transport: createHttpTransport(), origin: env.OPERATOR_API_URL }),
    observer: { onCall: () => undefined, onBreaker: () => undefined },
  });
  const source = createEmbeddedSource(store);
  const known = await source.getRegions();
  const regions = known.length > 0 ? known : demo.regions;
  return { site: { env, gateway, source, store, log, regions: () => regions }, close: () => store.destroy() };
}

async function copyStore(directory: string): Promise<Store> {
  const file = path.join(directory, FILE);
  const database = existsSync(file) ? copyFile(file) : new SQLite(':memory:');
  const store = new Kysely<StoreTables>({ dialect: new SharedSqliteDialect({ database }) });
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error(`The copy of ${file} cannot be migrated`, { cause: error });
  return store;
}

/** Where a database file says that it has a write-ahead log, which one in memory cannot have: 2 for one with, 1 without. */
const JOURNAL_BYTES = [18, 19];

function copyFile(file: string): SQLite.Database {
  const original = new SQLite(file, { readonly: true });
  try {
    const bytes = original.serialize();
    for (const at of JOURNAL_BYTES) bytes[at] = 1;
    return new SQLite(bytes);
  } finally {
    original.close();
  }
}
