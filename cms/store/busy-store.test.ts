import path from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '#tests/databases';
import { openStore } from './open-store';
import { readAtOnce } from './run-change';
import { createSqliteDialect } from './database/sqlite-dialect';
import type { StoreTables } from './tables';

/** Another process writes, and does not end. */
const LOCKERS = {
  async SQLite(place: string) {
    const other = new SQLite(path.join(place, 'site.sqlite'));
    other.exec('begin immediate');
    return {
      async release() {
        other.exec('commit');
        other.close();
      },
    };
  },
  async PostgreSQL(place: string) {
    const other = new Client({ connectionString: place });
    await other.connect();
    await other.query('begin');
    await other.query('lock table flow_limit in exclusive mode');
    return {
      async release() {
        await other.query('commit');
        await other.end();
      },
    };
  },
};

const limit = (key: string) => ({ key, points: 1, resets_at: 1 });

describe.each(databases)('while another process writes in $name', ({ name, createPlace }) => {
  async function openBusy() {
    const place = await createPlace();
    const store = await openStore(place);
    onTestFinished(() => store.destroy());
    const writes = { done: 0 };
    const write = async (key: string) => {
      await store.insertInto('flow_limit').values(limit(key)).execute();
      writes.done += 1;
    };
    const readKeys = async () => {
      const rows = await store.selectFrom('flow_limit').select('key').orderBy('key').execute();
      return rows.map(({ key }) => key);
    };
    await write('before');
    const lock = await LOCKERS[name](place);
    return { store, writes, write, readKeys, release: lock.release };
  }

  test('reads go on beside forty writes that wait, and the writes end when it does', async () => {
    const { writes, write, readKeys, release } = await openBusy();
    const waiting = Array.from({ length: 40 }, (_, n) => write(`w${n + 10}`));
    const reads = await Promise.all(Array.from({ length: 200 }, readKeys));
    expect([reads.flat().length, writes.done]).toEqual([200, 1]);
    await release();
    await Promise.all(waiting);
    expect(await readKeys()).toHaveLength(41);
  });

  test('so do reads as of one moment, and other work of the process', async () => {
    const { store, writes, write, readKeys, release } = await openBusy();
    const waiting = write('late');
    let turns = 0;
    const seen = await readAtOnce(store, async (read) => {
      const counts: number[] = [];
      for (; turns < 20; turns += 1) {
        counts.push((await read.selectFrom('flow_limit').select('key').execute()).length);
        await new Promise((resolve) => setImmediate(resolve));
      }
      await readKeys();
      return counts;
    });
    expect([new Set(seen).size, turns, writes.done]).toEqual([1, 20, 1]);
    await release();
    await waiting;
  });

  test('a transaction of this process is seen by others once it is committed, and by itself before', async () => {
    const { store, readKeys, release } = await openBusy();
    await release();
    await store.transaction().execute(async (write) => {
      await write.insertInto('flow_limit').values(limit('inside')).execute();
      const inside = await write.selectFrom('flow_limit').select('key').execute();
      expect([inside.length, await readKeys()]).toEqual([2, ['before']]);
    });
    expect(await readKeys()).toEqual(['before', 'inside']);
    const broken = store.transaction().execute(async (write) => {
      await write.insertInto('flow_limit').values(limit('broken')).execute();
      throw new Error('on the way');
    });
    await expect(broken).rejects.toThrow('on the way');
    expect(await readKeys()).toEqual(['before', 'inside']);
  });
});

test('a write in SQLite waits for so long and no longer, and so do all behind it; then writes go on', async () => {
  const [sqlite] = databases;
  const place = (await sqlite?.createPlace()) ?? '';
  await (await openStore(place)).destroy();
  const store = new Kysely<StoreTables>({ dialect: createSqliteDialect(place, { waitMs: 200 }) });
  onTestFinished(() => store.destroy());
  const lock = await LOCKERS.SQLite(place);
  const write = (n: number) =>
    store
      .insertInto('flow_limit')
      .values(limit(`${n}`))
      .execute();
  const refused = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => write(n)));
  expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 'rejected'));
  const begun = store.transaction().execute(async () => undefined);
  await expect(begun).rejects.toThrow('database is locked');
  await lock.release();
  await write(1);
  expect(await store.selectFrom('flow_limit').select('key').execute()).toEqual([{ key: '1' }]);
});
