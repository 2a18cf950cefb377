import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createEntries } from './entries';
import { openStore } from './open-store';
import { seedStore, type SeedContent } from './seed-store';
import { createEmbeddedSource } from '../sources/embedded-source';
import { databases } from '#tests/databases';

function makeDirectory(): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'store-'));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function open(place: string) {
  const store = await openStore(place);
  onTestFinished(() => store.destroy());
  return store;
}

const NOW = Date.parse('2026-11-01T12:00:00.000Z');
const MOSCOW = { id: '1', code: 'moscow', title: 'Москва' };
const SPB = { id: '2', code: 'spb', title: 'Санкт-Петербург' };

const page = (title: string, rest: object = {}) => ({ uuid: title, title, components: [], ...rest });
const content: SeedContent = {
  pages: [
    { path: '/', audience: 'b2c', region: null, page: page('Главная') },
    { path: '/', audience: 'b2c', region: 'spb', page: page('Главная Петербурга') },
    { path: '/', audience: 'b2b', region: null, page: page('Бизнесу') },
    { path: '/spb-only', audience: 'b2c', region: 'spb', page: page('Только Петербург') },
    { path: '/old', audience: 'b2c', region: null, page: page('Старая', { redirect301: '/' }) },
    { path: '/gone', audience: 'b2c', region: null, page: page('Ушла', { is404: true }) },
    {
      path: '/quiet',
      audience: 'b2c',
      region: null,
      page: page('Тихая', { meta: [{ name: 'robots', content: 'noindex, nofollow' }] }),
    },
  ],
  layouts: { b2c: { footer: { copyright: 'b2c' } }, b2b: { footer: { copyright: 'b2b' } } },
  mainPage: { actions: [] },
  regions: [MOSCOW, SPB],
};

async function openSeeded(place: string) {
  const store = await open(place);
  await seedStore(store, content, NOW);
  return { store, source: createEmbeddedSource(store) };
}

const ask = { fresh: false };
// The pages above all have a title.
const titleOf = (sourced: { outcome: string; raw?: unknown }) =>
  sourced.outcome === 'found' ? (sourced.raw as { title: string }).title : sourced.outcome;

describe('a store in a directory', () => {
  test('writes ahead and waits for the disk, so that what was acknowledged survives a crash', async () => {
    const store = await open(makeDirectory());
    const read = async (name: string) => {
      const { rows } = await sql<Record<string, unknown>>`${sql.raw(`PRAGMA ${name}`)}`.execute(store);
      return Object.values(rows[0] ?? {})[0];
    };
    const FULL = 2;
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(FULL);
    expect(await read('foreign_keys')).toBe(1);
  });

  test('is made with its directory', async () => {
    const store = await open(path.join(makeDirectory(), 'not', 'there', 'yet'));
    expect(await store.selectFrom('page').select('path').execute()).toEqual([]);
  });

  test('is refused at once where no directory can be made', async () => {
    await expect(openStore('/proc/nothing/here')).rejects.toThrow(/mkdir '\/proc/);
  });

  test('is refused when its file is no database', async () => {
    const directory = makeDirectory();
    writeFileSync(path.join(directory, 'site.sqlite'), 'слова '.repeat(1000));
    await expect(openStore(directory)).rejects.toThrow(/not a database/);
  });

  test('finds a page by the index, not by reading them all', async () => {
    const { store } = await openSeeded(makeDirectory());
    const { rows } = await sql<{ detail: string }>`
      explain query plan
      select "body", "version" from "page"
      where "path" = '/' and "audience" = 'b2c' and "region" in ('spb', '') order by "region" desc limit 1
    `.execute(store);
    const plan = rows.map(({ detail }) => detail).join('\n');
    expect(plan).toMatch(
      /SEARCH page USING INDEX sqlite_autoindex_page_1 \(path=\? AND audience=\? AND region=\?\)/,
    );
    expect(plan).not.toMatch(/SCAN/);
  });
});

test('a server that cannot be reached is told without its password', async () => {
  const fault: unknown = await openStore('postgresql://site:geheim@127.0.0.1:1/site').catch(
    (error: unknown) => error,
  );
  expect(String(fault)).toMatch(/ECONNREFUSED/);
  expect(inspect(fault, { depth: 9 })).not.toContain('geheim');
});

describe.each(databases)('the store in $name', ({ createPlace }) => {
  test('is migrated once, also when several processes open it at once, and opened again as it was', async () => {
    const place = await createPlace();
    const stores = await Promise.all(Array.from({ length: 4 }, () => open(place)));
    const [store] = stores;
    await Promise.all(stores.map((one) => seedStore(one, content, NOW)));
    const again = await open(place);
    expect(await again.selectFrom('page').select('path').execute()).toHaveLength(content.pages.length);
    const history = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
      again,
    );
    expect(history.rows[0]).toMatchObject({ name: '0001-content' });
    expect(store).toBeDefined();
  });

  test('holds one page for each path, audience and region', async () => {
    const { store } = await openSeeded(await createPlace());
    const row = {
      path: '/',
      audience: 'b2c',
      region: 'spb',
      body: '{}',
      version: 'v',
      listed: 1,
      updated_at: new Date(NOW).toISOString(),
    } as const;
    await expect(store.insertInto('page').values(row).execute()).rejects.toThrow(/unique/i);
  });

  test('gives times as numbers', async () => {
    const { store } = await openSeeded(await createPlace());
    const { published_at } = await store
      .selectFrom('entry')
      .select('published_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(published_at).toBe(NOW);
  });
});

describe.each(databases)('the first content in $name', ({ createPlace }) => {
  test('fills an empty store and no other', async () => {
    const store = await open(await createPlace());
    expect(await seedStore(store, content, NOW)).toBe(content.pages.length);
    await store.deleteFrom('page').where('path', '!=', '/').execute();
    expect(await seedStore(store, content, NOW)).toBe(0);
    expect(await store.selectFrom('page').select('path').execute()).toHaveLength(3);
  });

  test('takes over a store from before there were entries, with what stood in it', async () => {
    const store = await open(await createPlace());
    const stood = '{"uuid":"1", "title":"Стояла", "components":[]}';
    const row = {
      audience: 'b2c',
      region: '',
      body: stood,
      version: 'v',
      updated_at: '',
      entry_id: '',
    } as const;
    for (const path of ['/', '/own'])
      await store
        .insertInto('page')
        .values({ ...row, path, listed: 1 })
        .execute();
    const footer = {
      name: 'layout/b2c',
      body: '{"footer":null}',
      version: 'v',
      updated_at: '',
      entry_id: '',
    };
    await store.insertInto('document').values(footer).execute();

    expect(await seedStore(store, content, NOW)).toBe(2);
    const pages = await store
      .selectFrom('page')
      .select(['path', 'body', 'entry_id'])
      .orderBy('path')
      .execute();
    expect(pages.map(({ path, body }) => [path, body])).toEqual([
      ['/', stood],
      ['/own', stood],
    ]);
    expect(pages.every(({ entry_id }) => entry_id !== '')).toBe(true);
    const layouts = await store.selectFrom('document').select(['name', 'body']).orderBy('name').execute();
    expect(layouts).toContainEqual({ name: 'layout/b2c', body: '{"footer":null}' });
    expect(layouts).toContainEqual({ name: 'layout/b2b', body: JSON.stringify(content.layouts.b2b) });
    expect(await store.selectFrom('entry').select('id').where('kind', '=', 'page').execute()).toHaveLength(2);
  });

  const NEWS = { kind: 'news', name: 'first', audience: 'b2c', region: '' } as const;
  const withNews = { ...content, documents: [{ ...NEWS, body: { title: 'Новость' } }] };
  const listNews = (store: Awaited<ReturnType<typeof open>>) =>
    store.selectFrom('document').select('name').where('name', 'like', 'news/%').execute();

  test('brings kinds of documents that an earlier build did not know, once', async () => {
    const store = await open(await createPlace());
    await seedStore(store, content, NOW);
    // As the log of that build had it.
    await store.updateTable('audit').set({ details: '{"documents":3}' }).execute();
    expect(await seedStore(store, withNews, NOW)).toBe(0);
    expect(await listNews(store)).toEqual([{ name: 'news/b2c/first' }]);
    expect(await store.selectFrom('page').select('path').execute()).toHaveLength(content.pages.length);
    // What editors have taken away stays away.
    await store.deleteFrom('document').where('name', 'like', 'news/%').execute();
    await store.deleteFrom('entry').where('kind', '=', 'news').execute();
    await seedStore(store, withNews, NOW);
    expect(await listNews(store)).toEqual([]);
  });

  test('never stands beside what editors have, nor in a store that was not filled here', async () => {
    const [own, imported] = [await open(await createPlace()), await open(await createPlace())];
    const entries = [own, imported].map((store) => createEntries(store, () => NOW));
    await seedStore(own, content, NOW);
    for (const one of entries) await one.create({ ...NEWS, name: 'own' }, '{}', { id: null, name: 'Анна' });
    for (const store of [own, imported]) {
      await seedStore(store, withNews, NOW);
      expect(await listNews(store)).toEqual([]);
    }
  });

  test('is written whole or not at all', async () => {
    const store = await open(await createPlace());
    const [first] = content.pages;
    const twice = { ...content, pages: first ? [first, first] : [] };
    await expect(seedStore(store, twice, NOW)).rejects.toThrow(/another entry|unique/i);
    expect(await store.selectFrom('page').select('path').execute()).toEqual([]);
    expect(await store.selectFrom('document').select('name').execute()).toEqual([]);
  });
});

describe.each(databases)('the embedded source on $name', ({ createPlace }) => {
  test('gives the variant of the region before the general page', async () => {
    const { source } = await openSeeded(await createPlace());
    const at = async (path: string, region: typeof MOSCOW, audience: 'b2c' | 'b2b') =>
      titleOf(await source.getPage(path, { region, audience }, ask));
    expect(await at('/', SPB, 'b2c')).toBe('Главная Петербурга');
    expect(await at('/', MOSCOW, 'b2c')).toBe('Главная');
    expect(await at('/', SPB, 'b2b')).toBe('Бизнесу');
    expect(await at('/spb-only', SPB, 'b2c')).toBe('Только Петербург');
    expect(await at('/spb-only', MOSCOW, 'b2c')).toBe('missing');
    expect(await at('/nope', MOSCOW, 'b2c')).toBe('missing');
  });

  test('takes a path for what it is, never for SQL or a pattern', async () => {
    const { source } = await openSeeded(await createPlace());
    for (const path of ["/' or '1'='1", '/%', '_', "'; drop table page; --", '', '/\u0000']) {
      expect((await source.getPage(path, { region: MOSCOW, audience: 'b2c' }, ask)).outcome).toBe('missing');
    }
  });

  test('gives layouts by audience, the main page and the regions', async () => {
    const { source } = await openSeeded(await createPlace());
    const layout = (audience: 'b2c' | 'b2b') => source.getLayout('/', { region: MOSCOW, audience });
    expect(await layout('b2c')).toMatchObject({ raw: { footer: { copyright: 'b2c' } } });
    expect(await layout('b2b')).toMatchObject({ raw: { footer: { copyright: 'b2b' } } });
    expect(await source.getMainPage({ region: MOSCOW, audience: 'b2c' })).toMatchObject({
      raw: { actions: [] },
    });
    expect(await source.getRegions()).toEqual([MOSCOW, SPB]);
  });

  test('gives equal content an equal version, and other content another', async () => {
    const { source } = await openSeeded(await createPlace());
    const versionOf = async (region: typeof MOSCOW) => {
      const sourced = await source.getPage('/', { region, audience: 'b2c' }, ask);
      return sourced.outcome === 'found' ? sourced.version : null;
    };
    expect(await versionOf(MOSCOW)).toBe(await versionOf(MOSCOW));
    expect(await versionOf(MOSCOW)).not.toBe(await versionOf(SPB));
  });

  test('lists each path once, and no redirect, missing or quiet page', async () => {
    const { source } = await openSeeded(await createPlace());
    const list = async (region: typeof MOSCOW) =>
      (await source.listPages({ region, audience: 'b2c' })).map(({ path }) => path);
    expect(await list(MOSCOW)).toEqual(['/']);
    expect(await list(SPB)).toEqual(['/', '/spb-only']);
  });
});
