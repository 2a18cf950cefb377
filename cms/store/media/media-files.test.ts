import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEntries, type Entries } from '../entries';
import { createMediaFiles, type MediaFiles } from './media-files';
import { openStore } from '../open-store';
import type { Store } from '../tables';

const ANNA = { id: null, name: 'Анна' };
let folder: string;
let store: Store;
let media: MediaFiles;
let entries: Entries;
let time = 1000;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-files-test-'));
  store = await openStore(folder);
  media = createMediaFiles(store, () => (time += 1));
  entries = createEntries(store, () => (time += 1));
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

const picture = (stem: string, hash: string, alt = '') => ({
  name: `library/${stem}-${hash}.jpg`,
  type: 'image/jpeg',
  width: 8,
  height: 8,
  alt,
  content: Buffer.from(hash),
});
async function add(stem: string, hash: string, alt = '') {
  return (await media.add(picture(stem, hash, alt), hash, ANNA)).file;
}
const address = { kind: 'page', name: '/summer', audience: 'b2c', region: '' } as const;
const pageWith = (...names: string[]) =>
  JSON.stringify({ components: names.map((name) => ({ src: `/media/${name}?v=1` })) });

describe('the media library', () => {
  test('gives the bytes back as they came', async () => {
    const { id, name, bytes } = await add('summer', 'aaaaaaaaaaaa', 'Лето');
    expect(bytes).toBe(12);
    expect(await media.readContent(id)).toEqual(Buffer.from('aaaaaaaaaaaa'));
    expect(await media.find(name)).toMatchObject({ id, alt: 'Лето', focal_x: 50, created_by: 'Анна' });
  });

  test('takes the same bytes once, whatever they are called', async () => {
    const first = await add('summer', 'aaaaaaaaaaaa');
    const again = await media.add(picture('winter', 'aaaaaaaaaaaa'), 'aaaaaaaaaaaa', ANNA);
    expect(again).toEqual({ outcome: 'known', file: first });
  });

  test('finds by words of names and descriptions, in any case of letters', async () => {
    await add('banner', 'aaaaaaaaaaaa', 'Дети у Моря');
    await add('sea', 'bbbbbbbbbbbb', 'Чайка');
    const find = async (search: string) =>
      (await media.list({ search, type: 'image/' })).map(({ name }) => name);
    expect(await find('МОРЯ')).toEqual(['library/banner-aaaaaaaaaaaa.jpg']);
    expect(await find('моря banner')).toHaveLength(1);
    expect(await find('')).toEqual(['library/sea-bbbbbbbbbbbb.jpg', 'library/banner-aaaaaaaaaaaa.jpg']);
    expect(await media.list({ search: '', type: 'video/' })).toEqual([]);
  });

  test('says where a file is used, and keeps what is', async () => {
    const { id, name } = await add('summer', 'aaaaaaaaaaaa');
    const created = await entries.create(address, pageWith(name), ANNA);
    const entryId = created.outcome === 'created' ? created.entry.id : '';
    expect((await media.uses([name])).get(name)).toMatchObject([
      { entryId, name: '/summer', states: ['draft'] },
    ]);
    expect(await media.remove(id, ANNA)).toBe('used');
    const opened = await entries.open(entryId);
    await entries.save(entryId, { body: pageWith(), mark: opened?.mark ?? '' }, ANNA);
    expect(await media.remove(id, ANNA)).toBe('removed');
    expect(await media.find(name)).toBeNull();
    expect(await media.remove(id, ANNA)).toBe('missing');
  });

  test('keeps what a revision that waits for its time will show', async () => {
    const { id, name } = await add('summer', 'aaaaaaaaaaaa');
    const created = await entries.create(address, pageWith(name), ANNA);
    const entryId = created.outcome === 'created' ? created.entry.id : '';
    const kept = await entries.keep(
      entryId,
      { mark: (await entries.open(entryId))?.mark ?? '', note: '' },
      ANNA,
    );
    const revision = kept.outcome === 'published' ? kept.revision.id : '';
    await entries.save(entryId, { body: pageWith(), mark: (await entries.open(entryId))?.mark ?? '' }, ANNA);
    const plan = {
      id: 'p',
      entry_id: entryId,
      action: 'publish',
      revision_id: revision,
      at: 1,
      findings: '[]',
    } as const;
    await store
      .insertInto('plan')
      .values({ ...plan, state: 'waiting', checked_at: null, created_at: 1, created_by: '' })
      .execute();
    expect((await media.uses([name])).get(name)).toMatchObject([{ states: ['planned'] }]);
    expect(await media.remove(id, ANNA)).toBe('used');
  });

  test('writes every change into the log', async () => {
    const { id } = await add('summer', 'aaaaaaaaaaaa');
    await media.describe(id, { alt: 'Лето', focal_x: 20, focal_y: 80 }, ANNA);
    await media.remove(id, ANNA);
    const lines = await store
      .selectFrom('audit')
      .select(['action', 'subject', 'account_name'])
      .orderBy('at')
      .execute();
    expect(lines.map(({ action }) => action)).toEqual(['media-added', 'media-described', 'media-removed']);
    expect(lines.every(({ subject }) => subject === 'media library/summer-aaaaaaaaaaaa.jpg')).toBe(true);
  });
});
