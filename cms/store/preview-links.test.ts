import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '#tests/databases';
import { createEntries, type Entries } from './entries';
import { openStore } from './open-store';
import { createPreviewLinks, type PreviewLinks } from './preview-links';
import { createPublishRequests, type PublishRequests } from './publish-requests';
import { restoreDraft } from './restore-draft';
import type { Store } from './tables';

const ANNA = { id: 'a1', name: 'Анна' };
const DAY_MS = 24 * 60 * 60 * 1000;
const body = (title: string) => JSON.stringify({ uuid: 'u', type: 'common', title, components: [] });

let numbers = 0;

describe.each(databases)('what leads a draft to its readers, in $name', ({ createPlace }) => {
  let store: Store;
  let entries: Entries;
  let links: PreviewLinks;
  let requests: PublishRequests;
  let clock = 1_000_000;
  beforeAll(async () => {
    store = await openStore(await createPlace());
    const now = () => (clock += 1);
    entries = createEntries(store, now);
    links = createPreviewLinks(store, now);
    requests = createPublishRequests(store, now);
  });
  afterAll(() => store.destroy());

  async function create(title: string) {
    const address = { kind: 'page', name: `/page-${(numbers += 1)}`, audience: 'b2c', region: '' } as const;
    const made = await entries.create(address, body(title), ANNA);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    return made.entry.id;
  }
  const open = async (id: string) => {
    const opened = await entries.open(id);
    if (opened === null) throw new Error(`${id} is gone`);
    return opened;
  };

  test('a link keeps what it was made for, and is revoked once, by its own page', async () => {
    const [id, other] = [await create('Первая'), await create('Другая')];
    const link = await links.create(id, { body: body('Первая'), expiresAt: clock + DAY_MS }, ANNA);
    if (link === null) throw new Error('no link was made');
    await entries.save(id, { body: body('Вторая'), mark: (await open(id)).mark }, ANNA);

    expect(await links.open(link.id)).toMatchObject({ link, body: body('Первая'), entry: { id } });
    expect(await links.revoke(other, link.id, ANNA)).toBe(false);
    expect(await links.revoke(id, link.id, ANNA)).toBe(true);
    expect(await links.revoke(id, link.id, ANNA)).toBe(false);
    expect(await links.list(id)).toMatchObject([{ id: link.id, createdBy: 'Анна' }]);
    expect((await links.open(link.id))?.link.revokedAt).not.toBeNull();
  });

  test('the log tells who made a link and who revoked it', async () => {
    const id = await create('С журналом');
    const link = await links.create(id, { body: '{}', expiresAt: clock + DAY_MS }, ANNA);
    await links.revoke(id, link?.id ?? '', ANNA);
    const told = store.selectFrom('audit').select('action').where('entry_id', '=', id).orderBy('id');
    expect((await told.execute()).map(({ action }) => action)).toEqual([
      'created',
      'preview-link-made',
      'preview-link-revoked',
    ]);
  });

  test('links of no page are not made, and old ones are forgotten a week after their end', async () => {
    const id = await create('Старая');
    const expiresAt = clock + DAY_MS;
    const old = await links.create(id, { body: '{}', expiresAt }, ANNA);
    // The next look at the clock is a week after the end, to the millisecond.
    clock = expiresAt + 7 * DAY_MS - 1;
    expect(await links.create('no-such-entry', { body: '{}', expiresAt: clock }, ANNA)).toBeNull();
    expect(await links.open(old?.id ?? '')).not.toBeNull();
    await links.create(id, { body: '{}', expiresAt: clock + DAY_MS }, ANNA);

    expect(await links.open(old?.id ?? '')).toBeNull();
    expect(await links.list(id)).toHaveLength(1);
  });

  test('a wish to publish stands until something is published, the newest of a document alone', async () => {
    const id = await create('Просьба');
    await requests.ask(id, { mark: (await open(id)).mark, note: 'Сначала' }, ANNA);
    await requests.ask(id, { mark: (await open(id)).mark, note: 'Потом' }, ANNA);

    expect(await requests.list({ entryId: id })).toMatchObject([{ note: 'Потом', by: 'Анна', revision: 1 }]);
    expect(await requests.ask(id, { mark: 'of-another-state', note: '' }, ANNA)).toMatchObject({
      outcome: 'conflict',
    });
    await entries.publish(id, { mark: (await open(id)).mark, note: '' }, ANNA);
    expect(await requests.list({ entryId: id })).toEqual([]);
  });

  test('what comes back stands in the draft, and the log tells it', async () => {
    const id = await create('Возврат');
    const { mark } = await open(id);
    const change = { body: body('Прежняя'), mark, revision: 3, block: 'hero' };

    expect(await restoreDraft(store, id, change, ANNA, (clock += 1))).toMatchObject({ outcome: 'saved' });
    expect(await restoreDraft(store, id, change, ANNA, (clock += 1))).toMatchObject({ outcome: 'conflict' });

    expect((await open(id)).body).toBe(body('Прежняя'));
    const told = await store
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('entry_id', '=', id)
      .where('action', '=', 'restored')
      .execute();
    expect(told).toEqual([{ action: 'restored', details: '{"revision":3,"block":"hero"}' }]);
  });
});
