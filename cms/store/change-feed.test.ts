import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '#tests/databases';
import { eventually } from '#tests/eventually';
import { openChangeFeed } from './change-feed';
import { forgetChangesBefore, writeChange, type ContentChange } from './content-changes';
import { createEntries } from './entries';
import type { EntryAddress } from './entry-address';
import { openStore } from './open-store';

const ANNA = { id: null, name: 'Анна' };
const ABOUT: EntryAddress = { kind: 'page', name: '/about', audience: 'b2c', region: '' };

/** A process of its own on the same database, as far as the database can tell. */
async function openProcess(place: string) {
  const store = await openStore(place);
  const faults: unknown[] = [];
  const feed = await openChangeFeed(store, place, (error) => faults.push(error));
  const told: ContentChange[] = [];
  feed.onChange((change) => told.push(change));
  onTestFinished(async () => {
    await feed.close();
    await store.destroy();
  });
  return { store, feed, told, faults, entries: createEntries(store, Date.now, feed.catchUp) };
}

async function publishAbout({ entries }: Awaited<ReturnType<typeof openProcess>>) {
  const made = await entries.create(ABOUT, '{"title":"О нас"}', ANNA);
  if (made.outcome !== 'created') throw new Error(made.outcome);
  const { id } = made.entry;
  const mark = (await entries.open(id))?.mark ?? '';
  expect(await entries.publish(id, { mark, note: '' }, ANNA)).toMatchObject({ outcome: 'published' });
  return id;
}

describe.each(databases)('a change of what is published in $name', ({ createPlace }) => {
  test('is told in its own process before the publish has ended, and in another one soon', async () => {
    const place = await createPlace();
    const [here, there] = [await openProcess(place), await openProcess(place)];
    const id = await publishAbout(here);
    expect(here.told).toEqual([[ABOUT]]);
    await eventually(() => expect(there.told).toEqual([[ABOUT]]));
    await there.entries.move(id, '/us', ANNA);
    expect(there.told.at(-1)).toEqual([ABOUT, { ...ABOUT, name: '/us' }]);
    await eventually(() => expect(here.told.at(-1)).toEqual(there.told.at(-1)));
    expect([...here.faults, ...there.faults]).toEqual([]);
  });

  test('is not told for drafts, nor for what was refused', async () => {
    const here = await openProcess(await createPlace());
    await here.entries.create(ABOUT, '{}', ANNA);
    await here.entries.create(ABOUT, '{}', ANNA);
    await here.feed.catchUp();
    expect(here.told).toEqual([]);
  });

  test('is told once each and in order, however many come at once', async () => {
    const place = await createPlace();
    const [here, there] = [await openProcess(place), await openProcess(place)];
    const addresses = Array.from({ length: 40 }, (_, n) => ({ ...ABOUT, name: `/${n}` }));
    await Promise.all(
      addresses.map((address, n) =>
        (n % 2 ? here : there).store
          .transaction()
          .execute((write) => writeChange(write, [address], Date.now())),
      ),
    );
    await here.feed.catchUp();
    await eventually(() => expect(there.told).toHaveLength(40));
    expect(new Set(here.told.flatMap((change) => change?.map(({ name }) => name)))).toHaveProperty(
      'size',
      40,
    );
    expect(there.told).toEqual(here.told);
  });

  test('of very many addresses, or of a kind that this build does not know, takes everything', async () => {
    const { store, feed, told } = await openProcess(await createPlace());
    const many = Array.from({ length: 1000 }, (_, n) => ({ ...ABOUT, name: `/${n}` }));
    await store.transaction().execute((write) => writeChange(write, many, Date.now()));
    const addresses = JSON.stringify([{ ...ABOUT, kind: 'hologram' }]);
    await store.insertInto('content_change').values({ at: Date.now(), addresses }).execute();
    await feed.catchUp();
    expect(told).toEqual([null, null]);
  });

  test('is not told again when older lines are forgotten', async () => {
    const { store, feed, told } = await openProcess(await createPlace());
    const note = () => store.transaction().execute((write) => writeChange(write, [ABOUT], Date.now()));
    await note();
    await feed.catchUp();
    await forgetChangesBefore(store, Date.now() + 1);
    await note();
    await feed.catchUp();
    expect(told).toEqual([[ABOUT], [ABOUT]]);
  });
});

describe('a connection that breaks', () => {
  test('is made anew, and what was told meanwhile is told then', async () => {
    const [, postgres] = databases;
    const place = (await postgres?.createPlace()) ?? '';
    const here = await openProcess(place);
    const listening = sql<{ pid: number }>`
      select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`;
    const [first] = (
      await eventually(async () => {
        const { rows } = await listening.execute(here.store);
        expect(rows).toHaveLength(1);
        return rows;
      })
    ).map(({ pid }) => pid);
    await sql`select pg_terminate_backend(${first})`.execute(here.store);
    await here.store.transaction().execute((write) => writeChange(write, [ABOUT], Date.now()));
    await eventually(() => expect(here.told).toEqual([[ABOUT]]));
    expect(here.faults).toHaveLength(1);
    expect(String(here.faults[0])).toMatch(/terminating connection|closed/);
    await eventually(async () => {
      const { rows } = await listening.execute(here.store);
      expect(rows.map(({ pid }) => pid)).not.toContain(first);
      expect(rows).toHaveLength(1);
    });
  });
});
