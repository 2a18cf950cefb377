import { expect, describe, onTestFinished, test } from 'vitest';
import { createEntries } from '#cms/store/entries';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { noteVisit } from './presence.server';

const anna = { id: 'a', name: 'Анна' };
const boris = { id: 'b', name: 'Борис' };
const NOON = Date.parse('2026-11-21T12:00:00Z');

describe.each(databases)('editors in $name', ({ createPlace }) => {
  test('know of each other on one page, in whatever process, and of nobody who has left', async () => {
    const place = await createPlace();
    const [one, other] = [await openStore(place), await openStore(place)];
    onTestFinished(() => Promise.all([one.destroy(), other.destroy()]).then(() => undefined));
    const entries = createEntries(one, () => NOON);
    const [page = '', another = ''] = await Promise.all(
      ['/one', '/two'].map(async (name) => {
        const address = { kind: 'page', name, audience: 'b2c', region: '' } as const;
        const made = await entries.create(address, '{"components":[]}', anna);
        return made.outcome === 'created' ? made.entry.id : '';
      }),
    );
    const at = (seconds: number) => NOON + seconds * 1000;
    expect(await noteVisit(one, page, anna, at(0))).toEqual([]);
    expect(await noteVisit(other, page, boris, at(1))).toEqual(['Анна']);
    expect(await noteVisit(one, page, anna, at(20))).toEqual(['Борис']);
    expect(await noteVisit(one, another, boris, at(20))).toEqual([]);
    expect(await noteVisit(other, page, anna, at(60))).toEqual([]);
    const rows = await one.selectFrom('studio_visit').select('account_id').orderBy('account_id').execute();
    expect(rows).toEqual([{ account_id: 'a' }, { account_id: 'b' }]);
  });

  test('who type are not written with each key', async () => {
    const store = await openStore(await createPlace());
    onTestFinished(() => store.destroy());
    const address = { kind: 'page', name: '/one', audience: 'b2c', region: '' } as const;
    const made = await createEntries(store, () => NOON).create(address, '{"components":[]}', anna);
    const page = made.outcome === 'created' ? made.entry.id : '';
    for (let key = 0; key < 9; key += 1) await noteVisit(store, page, anna, NOON + key * 1000);
    expect(await store.selectFrom('studio_visit').select('at').execute()).toEqual([{ at: NOON }]);
  });
});
