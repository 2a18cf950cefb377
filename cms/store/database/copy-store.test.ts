import { describe, expect, test } from 'vitest';
import { createEntries } from '../entries';
import { openStore } from '../open-store';
import { databases } from '#tests/databases';
import { copyStore } from './copy-store';

const AUTHOR = { id: null, name: 'Проверка' };
const ADDRESS = { kind: 'page', name: '/copied', audience: 'b2c', region: '' } as const;
const BODY = JSON.stringify({ uuid: '1', title: 'Страница' });

describe.each(databases)('a copy of a store in $name', ({ createPlace }) => {
  test('has its documents, and what is done to it is not done to the original', async () => {
    const place = await createPlace();
    const original = await openStore(place);
    const entries = createEntries(original, Date.now);
    const created = await entries.create(ADDRESS, BODY, AUTHOR);
    if (created.outcome !== 'created') throw new Error(created.outcome);
    const opened = await entries.open(created.entry.id);
    await entries.publish(created.entry.id, { mark: opened?.mark ?? '', note: '' }, AUTHOR);
    await entries.create({ ...ADDRESS, name: '/draft' }, BODY, AUTHOR);

    const copy = await copyStore(place);
    const names = (store: typeof copy) => store.selectFrom('entry').select('name').orderBy('name').execute();
    expect(await names(copy)).toEqual([{ name: '/copied' }, { name: '/draft' }]);
    expect(await copy.selectFrom('page').select('body').execute()).toEqual([{ body: BODY }]);
    expect(await copy.selectFrom('draft').select('body').execute()).toEqual([{ body: BODY }]);
    await copy.deleteFrom('entry').execute();
    expect(await names(original)).toHaveLength(2);
    await Promise.all([copy.destroy(), original.destroy()]);
  });

  test('of a place that has no store yet is empty, and makes none', async () => {
    const place = await createPlace();
    const copy = await copyStore(place);
    expect(await copy.selectFrom('entry').selectAll().execute()).toEqual([]);
    await copy.destroy();
  });
});
