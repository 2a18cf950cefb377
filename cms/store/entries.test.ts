import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '#tests/databases';
import { createEmbeddedSource } from '../sources/embedded-source';
import { createEntries, type Entries } from './entries';
import type { EntryAddress } from './entry-address';
import { openStore } from './open-store';
import type { Store } from './tables';
import { createTrash, TRASH_DAYS } from './trash';

const ANNA = { id: 'a1', name: 'Анна' };
const BORIS = { id: 'b1', name: 'Борис' };
const MOSCOW = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };

const body = (title: string, rest: object = {}) =>
  JSON.stringify({ uuid: 'u', type: 'common', title, components: [], ...rest });

let numbers = 0;
/** An address of its own. */
const newPath = () => `/page-${(numbers += 1)}`;
const pageAt = (name: string): EntryAddress => ({ kind: 'page', name, audience: 'b2c', region: '' });
const redirectAt = (name: string): EntryAddress => ({ ...pageAt(name), kind: 'redirect' });

describe.each(databases)('entries in $name', ({ createPlace }) => {
  let store: Store;
  /** A second process on the same database. */
  let otherStore: Store;
  let entries: Entries;
  let others: Entries;
  let clock = 1_000_000;
  beforeAll(async () => {
    const place = await createPlace();
    [store, otherStore] = [await openStore(place), await openStore(place)];
    entries = createEntries(store, () => (clock += 1));
    others = createEntries(otherStore, () => (clock += 1));
  });
  afterAll(() => Promise.all([store.destroy(), otherStore.destroy()]));

  async function create(text = body('Первая'), address = pageAt(newPath())) {
    const made = await entries.create(address, text, ANNA);
    if (made.outcome !== 'created') throw new Error(`the address is ${made.outcome}`);
    return made.entry;
  }

  async function open(id: string) {
    const opened = await entries.open(id);
    if (opened === null) throw new Error('the entry is missing');
    return opened;
  }

  const markOf = async (id: string) => (await open(id)).mark;

  async function publish(id: string, note = '') {
    const published = await entries.publish(id, { mark: await markOf(id), note }, ANNA);
    if (published.outcome !== 'published') throw new Error(`publishing ended as ${published.outcome}`);
    return published.revision;
  }

  async function save(id: string, text: string) {
    const saved = await entries.save(id, { body: text, mark: await markOf(id) }, ANNA);
    if (saved.outcome !== 'saved') throw new Error(`saving ended as ${saved.outcome}`);
    return saved.mark;
  }

  /** The title that visitors see at a path. */
  async function seenAt(path: string) {
    const sourced = await createEmbeddedSource(store).getPage(path, MOSCOW, { fresh: false });
    return sourced.outcome === 'found' ? (sourced.raw as { title: string }).title : sourced.outcome;
  }

  const countRevisions = async (id: string) => (await entries.history(id)).length;

  test('every publication is seen at once, whichever process made it, also when an earlier text comes back', async () => {
    const entry = await create(body('Утро'));
    const seen = [];
    for (const title of ['Утро', 'Вечер', 'Утро', 'Ночь']) {
      await save(entry.id, body(title));
      await others.publish(entry.id, { mark: await markOf(entry.id), note: '' }, BORIS);
      seen.push(await seenAt(entry.name), await seenAt(entry.name));
    }
    expect(seen).toEqual(['Утро', 'Утро', 'Вечер', 'Вечер', 'Утро', 'Утро', 'Ночь', 'Ночь']);
  });

  test('the body of a version that is known is not asked for again', async () => {
    const entry = await create(body('Известная'));
    await publish(entry.id);
    await seenAt(entry.name);
    await store.updateTable('page').set({ body: '' }).where('path', '=', entry.name).execute();
    expect(await seenAt(entry.name)).toBe('Известная');
  });

  describe('a draft', () => {
    test('is not what visitors see until it is published', async () => {
      const entry = await create(body('Черновик'));
      expect(await seenAt(entry.name)).toBe('missing');
      await publish(entry.id);
      expect(await seenAt(entry.name)).toBe('Черновик');
      await save(entry.id, body('Новый черновик'));
      expect(await seenAt(entry.name)).toBe('Черновик');
      expect(await open(entry.id)).toMatchObject({
        body: body('Новый черновик'),
        draft: { savedBy: 'Анна' },
        entry: { title: 'Новый черновик', search: `новый черновик ${entry.name}` },
      });
    });

    test('and what is published of it are kept byte for byte', async () => {
      const text = `{ "uuid":"u",\n "title":"\\u0451\u2028", "n":12345678901234567890.10, "__proto__":{"x":1}, "a":1,"a":2 }`;
      const entry = await create(text);
      expect((await open(entry.id)).body).toBe(text);
      const { id } = await publish(entry.id);
      expect((await entries.readRevision(entry.id, id))?.body).toBe(text);
      const row = await store
        .selectFrom('page')
        .select('body')
        .where('path', '=', entry.name)
        .executeTakeFirst();
      expect(row?.body).toBe(text);
    });

    test('that is discarded leaves the newest revision, and its marks are not given again', async () => {
      const entry = await create(body('Вышла'));
      await publish(entry.id);
      const old = await save(entry.id, body('Забытая'));
      await entries.discard(entry.id, old, BORIS);
      expect(await open(entry.id)).toMatchObject({
        body: body('Вышла'),
        draft: null,
        entry: { title: 'Вышла' },
      });
      await save(entry.id, body('Другая'));
      const late = await entries.save(entry.id, { body: body('Поздняя'), mark: old }, BORIS);
      expect(late).toMatchObject({ outcome: 'conflict', current: { body: body('Другая') } });
    });

    test('that was never written cannot be published', async () => {
      const entry = await create();
      await entries.discard(entry.id, await markOf(entry.id), ANNA);
      const empty = await entries.publish(entry.id, { mark: await markOf(entry.id), note: '' }, ANNA);
      expect(empty.outcome).toBe('missing');
      expect(await seenAt(entry.name)).toBe('missing');
    });
  });

  describe('two editors', () => {
    test('of one state: the second one is told what stands there now, and nothing is overwritten', async () => {
      const entry = await create();
      const mark = await markOf(entry.id);
      const first = await entries.save(entry.id, { body: body('Анны'), mark }, ANNA);
      expect(first.outcome).toBe('saved');
      const before = await open(entry.id);
      const second = await others.save(entry.id, { body: body('Бориса'), mark }, BORIS);
      expect(second).toEqual({ outcome: 'conflict', current: before });
      expect(await open(entry.id)).toEqual(before);
    });

    test('at the same moment: one saves, the other is told', async () => {
      const entry = await create();
      const mark = await markOf(entry.id);
      const outcomes = await Promise.all([
        entries.save(entry.id, { body: body('Анны'), mark }, ANNA),
        others.save(entry.id, { body: body('Бориса'), mark }, BORIS),
      ]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'saved']);
    });

    test('of whom one has published and gone on: the mark of the other is of another state', async () => {
      const entry = await create(body('A'));
      const mark = await markOf(entry.id);
      await publish(entry.id);
      await save(entry.id, body('B'));
      await publish(entry.id);
      // The same text again: equal bytes are still another state than the one Boris has read.
      await save(entry.id, body('A'));
      const late = await others.save(entry.id, { body: body('Бориса'), mark }, BORIS);
      expect(late.outcome).toBe('conflict');
      expect((await open(entry.id)).body).toBe(body('A'));
    });

    test('who publish one mark fifty times at once: one publishes', async () => {
      const entry = await create(body('Одна'));
      const mark = await markOf(entry.id);
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          (n % 2 ? entries : others).publish(entry.id, { mark, note: `${n}` }, n % 2 ? ANNA : BORIS),
        ),
      );
      const published = outcomes.filter(({ outcome }) => outcome === 'published');
      expect(published).toHaveLength(1);
      expect(outcomes.filter(({ outcome }) => outcome === 'conflict')).toHaveLength(49);
      expect(await countRevisions(entry.id)).toBe(1);
    });

    test('of many pages at once never wait for each other in vain', async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => create()));
      const published = await Promise.all(
        made.map(async ({ id }, n) =>
          (n % 2 ? entries : others).publish(id, { mark: await markOf(id), note: '' }, ANNA),
        ),
      );
      expect(published.every(({ outcome }) => outcome === 'published')).toBe(true);
    });

    test('who read while another publishes see one state, never a mix', async () => {
      const entry = await create(body('0'));
      const writing = { isOver: false };
      const reading = (async () => {
        const marks = new Map<string, string>();
        while (!writing.isOver) {
          const { mark, body } = (await others.open(entry.id)) ?? { mark: '', body: '' };
          expect(marks.get(mark) ?? body).toBe(body);
          marks.set(mark, body);
        }
      })();
      for (let n = 1; n <= 30; n += 1) {
        await save(entry.id, body(`${n}`));
        await publish(entry.id);
      }
      writing.isOver = true;
      await reading;
    });
  });

  describe('publishing', () => {
    test('keeps every revision, newest first, with its note and its author', async () => {
      const entry = await create(body('1'));
      await publish(entry.id, 'первая');
      await save(entry.id, body('2'));
      await publish(entry.id, 'вторая');
      expect(await entries.history(entry.id)).toMatchObject([
        { number: 2, note: 'вторая', created_by: 'Анна', origin: 'edit' },
        { number: 1, note: 'первая' },
      ]);
    });

    test('what is published already makes no new revision', async () => {
      const entry = await create();
      await publish(entry.id);
      await publish(entry.id);
      expect(await countRevisions(entry.id)).toBe(1);
    });

    test('an older revision leaves the draft, and what the entry is called, alone', async () => {
      const entry = await create(body('Старая'));
      const old = await publish(entry.id);
      await save(entry.id, body('Новая'));
      await publish(entry.id);
      const mark = await save(entry.id, body('Черновик'));
      expect(await entries.publishRevision(entry.id, old.id, BORIS)).toMatchObject({ outcome: 'published' });
      expect(await seenAt(entry.name)).toBe('Старая');
      expect(await open(entry.id)).toMatchObject({
        mark,
        body: body('Черновик'),
        entry: { title: 'Черновик' },
      });
    });

    test('a kept state pins it: later saves are other states', async () => {
      const entry = await create(body('Закреплено'));
      const kept = await entries.keep(entry.id, { mark: await markOf(entry.id), note: 'к среде' }, ANNA);
      if (kept.outcome !== 'published') throw new Error(kept.outcome);
      expect(await seenAt(entry.name)).toBe('missing');
      await save(entry.id, body('Позже'));
      await entries.publishRevision(entry.id, kept.revision.id, ANNA);
      expect(await seenAt(entry.name)).toBe('Закреплено');
    });

    test('is refused for a revision of another entry', async () => {
      const [one, other] = [await create(), await create()];
      const { id } = await publish(other.id);
      expect((await entries.publishRevision(one.id, id, ANNA)).outcome).toBe('missing');
    });

    test('is undone by unpublishing; history and draft stay', async () => {
      const entry = await create();
      await publish(entry.id);
      await save(entry.id, body('Дальше'));
      expect(await entries.unpublish(entry.id, ANNA)).toMatchObject({ published_revision: null });
      expect(await seenAt(entry.name)).toBe('missing');
      expect((await open(entry.id)).body).toBe(body('Дальше'));
      expect(await countRevisions(entry.id)).toBe(1);
    });

    test('notes what the page uses, and forgets it with the page', async () => {
      const links = (to: string) => body('Ссылки', { components: [{ type: 'banner', props: { url: to } }] });
      const entry = await create(links('/one'));
      await publish(entry.id);
      await save(entry.id, links('/two'));
      const usage = () =>
        store
          .selectFrom('entry_usage')
          .select(['state', 'of', 'value'])
          .where('entry_id', '=', entry.id)
          .orderBy('state')
          .orderBy('value')
          .execute();
      expect(await usage()).toEqual([
        { state: 'draft', of: 'link', value: '/two' },
        { state: 'draft', of: 'component', value: 'banner' },
        { state: 'published', of: 'link', value: '/one' },
        { state: 'published', of: 'component', value: 'banner' },
      ]);
      await entries.unpublish(entry.id, ANNA);
      await entries.discard(entry.id, await markOf(entry.id), ANNA);
      expect(await usage()).toEqual([]);
    });
  });

  describe('an address', () => {
    test('has one entry, whoever makes it first', async () => {
      const address = pageAt(newPath());
      const made = await Promise.all([
        entries.create(address, body('Анны'), ANNA),
        others.create(address, body('Бориса'), BORIS),
      ]);
      expect(made.map(({ outcome }) => outcome).sort()).toEqual(['created', 'taken']);
    });

    test('is a page’s or a redirect’s: the second one to be published is told by whom it is taken', async () => {
      const path = newPath();
      const page = await create(body('Страница'), pageAt(path));
      const redirect = await create('{"to":"/"}', redirectAt(path));
      await publish(page.id);
      const refused = await entries.publish(redirect.id, { mark: await markOf(redirect.id), note: '' }, ANNA);
      expect(refused).toMatchObject({ outcome: 'taken', by: { id: page.id } });
      expect(await countRevisions(redirect.id)).toBe(0);
      expect(await seenAt(path)).toBe('Страница');
      await entries.unpublish(page.id, ANNA);
      await publish(redirect.id);
      expect(
        await entries.publishRevision(page.id, (await entries.history(page.id))[0]?.id ?? '', ANNA),
      ).toMatchObject({
        outcome: 'taken',
        by: { id: redirect.id },
      });
    });

    test('that a page and a redirect publish at the same moment gets one of them', async () => {
      for (let round = 0; round < 5; round += 1) {
        const path = newPath();
        const [page, redirect] = [
          await create(body('С'), pageAt(path)),
          await create('{"to":"/"}', redirectAt(path)),
        ];
        const outcomes = await Promise.all([
          entries.publish(page.id, { mark: await markOf(page.id), note: '' }, ANNA),
          others.publish(redirect.id, { mark: await markOf(redirect.id), note: '' }, BORIS),
        ]);
        expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['published', 'taken']);
      }
    });

    test('of both audiences is shown to both, and taken for each', async () => {
      const path = newPath();
      const shared = await create(body('Общая'), { ...pageAt(path), audience: '' });
      await publish(shared.id);
      const source = createEmbeddedSource(store);
      for (const audience of ['b2c', 'b2b'] as const) {
        expect(await source.getPage(path, { ...MOSCOW, audience }, { fresh: false })).toMatchObject({
          outcome: 'found',
        });
      }
      const own = await create(body('Бизнесу'), { ...pageAt(path), audience: 'b2b' });
      expect(await entries.publish(own.id, { mark: await markOf(own.id), note: '' }, ANNA)).toMatchObject({
        outcome: 'taken',
        by: { id: shared.id },
      });
      await entries.unpublish(shared.id, ANNA);
      expect(await seenAt(path)).toBe('missing');
    });

    test('can be left for another, published or not', async () => {
      const entry = await create(body('Переезд'));
      await publish(entry.id);
      const to = newPath();
      expect(await entries.move(entry.id, to, ANNA)).toMatchObject({
        outcome: 'created',
        entry: { name: to },
      });
      expect([await seenAt(entry.name), await seenAt(to)]).toEqual(['missing', 'Переезд']);
      expect(await create(body('Новая'), pageAt(entry.name))).toMatchObject({ name: entry.name });
    });

    test('that is taken is not moved to, also at the same moment', async () => {
      const [one, other, third] = [await create(), await create(), await create()];
      expect(await entries.move(one.id, other.name, ANNA)).toMatchObject({
        outcome: 'taken',
        by: { id: other.id },
      });
      const to = newPath();
      const outcomes = await Promise.all([entries.move(one.id, to, ANNA), others.move(third.id, to, BORIS)]);
      expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['created', 'taken']);
    });

    test('is free again when its entry is removed, which a published one cannot be', async () => {
      const entry = await create();
      await publish(entry.id);
      expect(await entries.remove(entry.id, ANNA)).toBe('published');
      await entries.unpublish(entry.id, ANNA);
      expect(await entries.remove(entry.id, ANNA)).toBe('removed');
      expect(await entries.remove(entry.id, ANNA)).toBe('missing');
      expect(await entries.history(entry.id)).toEqual([]);
      expect((await entries.create(pageAt(entry.name), body('Снова'), ANNA)).outcome).toBe('created');
    });
  });

  describe('a removed entry', () => {
    const trash = () => createTrash(store, () => (clock += 1));

    test('is brought back from the trash with its history, its draft and its id, and not published', async () => {
      const entry = await create(body('Была'));
      await publish(entry.id, 'Первый выпуск');
      await save(entry.id, body('Правка', { components: [{ type: 'text' }] }));
      await entries.unpublish(entry.id, ANNA);
      const before = await open(entry.id);
      await entries.remove(entry.id, BORIS);
      expect(await trash().list()).toContainEqual(
        expect.objectContaining({ id: entry.id, name: entry.name, title: 'Правка', removed_by: 'Борис' }),
      );
      expect(await trash().restore(entry.id, ANNA)).toMatchObject({ outcome: 'created' });
      const back = await open(entry.id);
      expect([back.mark, back.body, back.entry.published_revision]).toEqual([before.mark, before.body, null]);
      expect((await entries.history(entry.id)).map(({ note }) => note)).toEqual(['Первый выпуск']);
      expect((await trash().list()).map(({ id }) => id)).not.toContain(entry.id);
      expect(await trash().restore(entry.id, ANNA)).toEqual({ outcome: 'missing' });
    });

    test('stays in the trash while another one stands at its address', async () => {
      const entry = await create();
      await entries.remove(entry.id, ANNA);
      const other = await create(body('Другая'), pageAt(entry.name));
      expect(await trash().restore(entry.id, ANNA)).toMatchObject({
        outcome: 'taken',
        by: { id: other.id },
      });
      await entries.move(other.id, newPath(), ANNA);
      expect(await trash().restore(entry.id, ANNA)).toMatchObject({ outcome: 'created' });
    });

    test('is gone for good after ninety days', async () => {
      const entry = await create();
      await entries.remove(entry.id, ANNA);
      const later = clock + TRASH_DAYS * 24 * 3_600_000 + 1000;
      expect(await createTrash(store, () => later).list()).toEqual([]);
      await createEntries(store, () => later).remove((await create()).id, ANNA);
      expect(await trash().restore(entry.id, ANNA)).toEqual({ outcome: 'missing' });
    });
  });

  test('what does not exist is missing', async () => {
    const change = { mark: ':0', note: '', body: '{}' };
    expect(await entries.open('nope')).toBeNull();
    expect(await entries.save('nope', change, ANNA)).toEqual({ outcome: 'missing' });
    expect(await entries.publish('nope', change, ANNA)).toEqual({ outcome: 'missing' });
    expect(await entries.move('nope', '/x', ANNA)).toEqual({ outcome: 'missing' });
    expect(await entries.unpublish('nope', ANNA)).toBeNull();
  });

  test('every change is told in the audit log, with who made it', async () => {
    const entry = await create();
    await publish(entry.id);
    await entries.move(entry.id, newPath(), BORIS);
    await entries.unpublish(entry.id, BORIS);
    await entries.remove(entry.id, BORIS);
    const lines = await store
      .selectFrom('audit')
      .select(['action', 'account_name'])
      .where('entry_id', '=', entry.id)
      .orderBy('at')
      .execute();
    expect(lines.map(({ action, account_name }) => `${account_name} ${action}`)).toEqual([
      'Анна created',
      'Анна published',
      'Борис moved',
      'Борис unpublished',
      'Борис removed',
    ]);
  });
});
