import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntries, type Entries } from '#cms/store/entries';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { databases } from '#tests/databases';
import { countPages, findPages, PAGE_ROWS } from '#cms/store/lists/find-pages';
import { addDetails } from '#cms/store/lists/page-details';
import { toPagesAddress } from './page-filters';
import { readPageFilters } from './page-filters.server';

const ANNA = { id: 'a1', name: 'Анна' };
const BORIS = { id: 'b2', name: 'Борис' };
const HOUR = 3_600_000;

describe.each(databases)('the list of pages in $name', ({ createPlace }) => {
  let store: Store;
  let entries: Entries;
  const clock = { now: 1_800_000_000_000 };
  const ids = new Map<string, string>();

  beforeAll(async () => {
    store = await openStore(await createPlace());
    entries = createEntries(store, () => (clock.now += 1000));
    const draft = await make('/sale/draft', 'Распродажа: черновик');
    const published = await make('/sale', 'Распродажа', { type: 'cards' });
    const changed = await make('/sale/changed', 'Правка 100%');
    const removed = await make('/sale-2025', 'Прошлый год');
    await make('/corp', 'Бизнесу', {}, 'b2b');
    await make('/', 'Петербург', {}, 'b2c', 'spb');
    for (const id of [published, changed, removed]) await publish(id);
    await save(changed, { title: 'Правка 100%', components: [{ type: 'text' }] });
    await entries.unpublish(removed, ANNA);
    await plan(draft);
    await report(published, { errors: 2, warnings: 1 });
    await report(changed, { errors: 0, warnings: 3 });
  });
  afterAll(() => store.destroy());

  async function make(
    name: string,
    title: string,
    component: object = {},
    audience: 'b2c' | 'b2b' = 'b2c',
    region = '',
  ) {
    const body = JSON.stringify({ title, components: 'type' in component ? [component] : [] });
    const made = await entries.create({ kind: 'page', name, audience, region }, body, ANNA);
    if (made.outcome !== 'created') throw new Error(`${name} is taken`);
    ids.set(name, made.entry.id);
    return made.entry.id;
  }
  async function publish(id: string) {
    const opened = await entries.open(id);
    await entries.publish(id, { mark: opened?.mark ?? '', note: '' }, ANNA);
  }
  async function save(id: string, body: object) {
    const opened = await entries.open(id);
    await entries.save(id, { body: JSON.stringify(body), mark: opened?.mark ?? '' }, BORIS);
  }
  const plan = (entry_id: string) =>
    store
      .insertInto('plan')
      .values({
        id: 'p1',
        entry_id,
        action: 'publish',
        revision_id: 'r',
        at: clock.now + HOUR,
        state: 'waiting',
        checked_at: null,
        findings: '[]',
        created_at: clock.now,
        created_by: 'Анна',
      })
      .execute();
  const report = (entry_id: string, found: { errors: number; warnings: number }) =>
    store
      .insertInto('content_report')
      .values({ entry_id, revision_id: 'r', build: 'b', checked_at: clock.now, findings: '[]', ...found })
      .execute();

  const ask = (query: string) => readPageFilters(new URLSearchParams(query));
  const find = async (query: string) => (await findPages(store, ask(query))).map(({ path }) => path);

  test('has all pages in the order of the tree: a section before its neighbours', async () => {
    expect(await find('')).toEqual(['/', '/corp', '/sale', '/sale/changed', '/sale/draft', '/sale-2025']);
  });

  test('has what changed last first, when it is asked so', async () => {
    expect((await find('sort=updated'))[0]).toBe('/sale-2025');
  });

  test.each([
    ['draft', ['/', '/corp', '/sale/draft']],
    ['published', ['/sale']],
    ['changed', ['/sale/changed']],
    ['planned', ['/sale/draft']],
    ['removed', ['/sale-2025']],
  ])('knows the state %s', async (status, paths) => {
    expect(await find(`status=${status}`)).toEqual(paths);
  });

  test('counts every state, whichever is shown', async () => {
    const counts = { all: 6, draft: 3, published: 1, changed: 1, planned: 1, removed: 1 };
    expect(await countPages(store, ask('status=draft'))).toEqual(counts);
    expect(await countPages(store, ask('under=/sale'))).toMatchObject({ all: 3, published: 1 });
    expect(await countPages(store, ask('q=такого нет'))).toMatchObject({ all: 0, draft: 0 });
  });

  test.each([
    ['q=РАСПРОДАЖА', ['/sale', '/sale/draft']],
    ['q=черновик распродажа', ['/sale/draft']],
    ['q=/sale/ch', ['/sale/changed']],
    ['q=100%25', ['/sale/changed']],
    ['q=%25', ['/sale/changed']],
    ['q=_', []],
    ["q=' or 1=1 --", []],
    ['audience=b2b', ['/corp']],
    ['region=spb', ['/']],
    ['region=*&audience=b2b', ['/corp']],
    ['type=cards', ['/sale']],
    ['type=text', ['/sale/changed']],
    ['problem=errors', ['/sale']],
    ['problem=warnings', ['/sale', '/sale/changed']],
    ['under=/sale', ['/sale', '/sale/changed', '/sale/draft']],
    ['under=/sa', []],
    ['status=nonsense&audience=nobody&page=x&sort=y&problem=z&q=петербург', ['/']],
  ])('is narrowed by %s', async (query, paths) => {
    expect(await find(query)).toEqual(paths);
  });

  test('says who changed a page last, and what happens to it next', async () => {
    const rows = await addDetails(store, await findPages(store, ask('under=/sale')));
    expect(
      rows.map(({ path, status, edited, plan: next }) => [path, status, edited?.by, next?.action]),
    ).toEqual([
      ['/sale', 'published', 'Анна', undefined],
      ['/sale/changed', 'changed', 'Борис', undefined],
      ['/sale/draft', 'draft', 'Анна', 'publish'],
    ]);
    expect(await addDetails(store, [])).toEqual([]);
  });

  test('gives a screen of rows at a time', async () => {
    const at = 1_800_000_000_000;
    const rows = Array.from({ length: PAGE_ROWS * 2 }, (_, index) => ({
      id: `bulk-${index}`,
      kind: 'redirect' as const,
      name: `/bulk/${index}`,
      audience: 'b2c' as const,
      region: '',
      title: '',
      search: '',
      published_revision: null,
      published_at: null,
      created_at: at,
      updated_at: at,
    }));
    const pages = rows.map((row) => ({ ...row, id: `page-${row.id}`, kind: 'page' as const }));
    for (const row of [...rows, ...pages])
      await store
        .insertInto('entry')
        .values({ ...row, saves: 0 })
        .execute();
    const leaves = [
      await find('under=/bulk'),
      await find('under=/bulk&page=2'),
      await find('under=/bulk&page=3'),
    ];
    expect(leaves.map((paths) => paths.length)).toEqual([PAGE_ROWS, PAGE_ROWS, 0]);
    expect(new Set(leaves.flat()).size).toBe(PAGE_ROWS * 2);
  });
});

describe('the address of a list', () => {
  test('keeps the other filters, drops empty ones, and begins with the first page', () => {
    const query = new URLSearchParams('q=акция&audience=&page=3&status=draft');
    expect(toPagesAddress(query, { status: '' })).toBe('/studio/pages?q=%D0%B0%D0%BA%D1%86%D0%B8%D1%8F');
    expect(toPagesAddress(query, { page: '4', q: '' })).toBe('/studio/pages?status=draft&page=4');
    expect(toPagesAddress(new URLSearchParams('q='), {})).toBe('/studio/pages');
  });
});
