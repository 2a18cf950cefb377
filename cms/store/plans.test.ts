import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Finding } from '#schemas/finding';
import { databases } from '#tests/databases';
import { createEmbeddedSource } from '../sources/embedded-source';
import { createEntries, type Entries } from './entries';
import { openStore } from './open-store';
import type { Check, Plan } from './plan-records';
import { createPlans, type Plans } from './plans';
import type { RevisionTable, Store } from './tables';

const ANNA = { id: 'a1', name: 'Анна' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const MOSCOW = { region: { id: '1', code: 'moscow', title: 'Москва' }, audience: 'b2c' as const };
const BROKEN: Finding = {
  code: 'unknown-type',
  severity: 'error',
  id: 'block-1',
  type: 'gone',
  version: 1,
  pointer: '/type',
  message: 'no such block',
  fix: 'remove it',
};

describe.each(databases)('a plan in $name', ({ createPlace }) => {
  let store: Store;
  let otherStore: Store;
  let entries: Entries;
  let plans: Plans;
  let otherPlans: Plans;
  const clock = { now: 1_800_000_000_000 };
  const faults: unknown[] = [];
  let checked: string[] = [];
  beforeAll(async () => {
    const place = await createPlace();
    [store, otherStore] = [await openStore(place), await openStore(place)];
    const now = () => clock.now;
    entries = createEntries(store, now);
    const events = { onChange: async () => undefined, onFault: (error: unknown) => faults.push(error) };
    plans = createPlans(store, now, events);
    otherPlans = createPlans(otherStore, now, events);
  });
  beforeEach(() => {
    checked = [];
  });
  afterAll(async () => {
    await Promise.all([store.destroy(), otherStore.destroy()]);
    expect(faults).toEqual([]);
  });

  /** A check that finds what `find` says. */
  const check = (find: (revision: RevisionTable) => readonly Finding[] = () => [], build = 'one'): Check => ({
    build,
    find: async (revision) => {
      checked.push(`${build} ${revision.body}`);
      return find(revision);
    },
  });

  let numbers = 0;
  /** A page with a kept state, and a draft that went on. */
  async function makePage(title: string) {
    numbers += 1;
    const address = { kind: 'page', name: `/plan-${numbers}`, audience: 'b2c', region: '' } as const;
    const made = await entries.create(address, JSON.stringify({ title }), ANNA);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    return { id: made.entry.id, path: address.name, revisionId: await keep(made.entry.id) };
  }

  async function keep(id: string): Promise<string> {
    const mark = (await entries.open(id))?.mark ?? '';
    const kept = await entries.keep(id, { mark, note: '' }, ANNA);
    if (kept.outcome !== 'published') throw new Error(kept.outcome);
    return kept.revision.id;
  }

  async function edit(id: string, title: string) {
    const mark = (await entries.open(id))?.mark ?? '';
    await entries.save(id, { body: JSON.stringify({ title }), mark }, ANNA);
  }

  async function plan(id: string, revisionId: string, inMs: number): Promise<Plan> {
    const planned = await plans.planPublish(id, { revisionId, at: clock.now + inMs }, ANNA);
    if (planned.outcome !== 'planned') throw new Error(planned.outcome);
    return planned.plan;
  }

  async function seenAt(path: string) {
    const sourced = await createEmbeddedSource(store).getPage(path, MOSCOW, { fresh: false });
    return sourced.outcome === 'found' ? (sourced.raw as { title: string }).title : sourced.outcome;
  }

  const stateOf = async (entryId: string) => (await plans.list({ entryId })).map(({ state }) => state);
  const actionsOn = async (entryId: string) =>
    (await store.selectFrom('audit').select('action').where('entry_id', '=', entryId).execute())
      .map(({ action }) => action)
      .sort();

  test('publishes its revision at its time and not before, and no later edit with it', async () => {
    const { id, path, revisionId } = await makePage('К среде');
    await plan(id, revisionId, HOUR);
    await edit(id, 'Недописанное');
    clock.now += HOUR - 1;
    expect(await plans.carryOut(check())).toEqual([]);
    expect(await seenAt(path)).toBe('missing');
    clock.now += 1;
    expect(await plans.carryOut(check())).toMatchObject([{ entryId: id, state: 'done' }]);
    expect(await seenAt(path)).toBe('К среде');
    expect((await entries.open(id))?.draft).not.toBeNull();
    expect(await actionsOn(id)).toEqual(expect.arrayContaining(['planned', 'plan-done', 'published']));
  });

  test('takes a page from the site', async () => {
    const { id, path, revisionId } = await makePage('Акция');
    await plan(id, revisionId, 10);
    await plans.planUnpublish(id, clock.now + 20, ANNA);
    clock.now += 10;
    await plans.carryOut(check());
    expect(await seenAt(path)).toBe('Акция');
    clock.now += 10;
    await plans.carryOut(check());
    expect(await seenAt(path)).toBe('missing');
  });

  test('that came due while nothing ran is carried out afterwards, in the order of time', async () => {
    const { id, path, revisionId } = await makePage('Первая');
    await edit(id, 'Вторая');
    const second = await keep(id);
    await plan(id, second, 2 * HOUR);
    await plan(id, revisionId, HOUR);
    clock.now += 3 * DAY;
    await plans.carryOut(check());
    expect(await seenAt(path)).toBe('Вторая');
    expect(await stateOf(id)).toEqual(['done', 'done']);
  });

  test('is carried out once, however many processes try', async () => {
    const { id, revisionId } = await makePage('Один раз');
    await plan(id, revisionId, 1);
    clock.now += 1;
    const runs = Array.from({ length: 10 }, (_, n) => (n % 2 ? plans : otherPlans).carryOut(check()));
    expect((await Promise.all(runs)).flat()).toHaveLength(1);
    expect((await actionsOn(id)).filter((action) => action === 'published')).toHaveLength(1);
  });

  test('that would break is refused at its time, and stays visible with what is wrong', async () => {
    const { id, path, revisionId } = await makePage('Сломана');
    await plan(id, revisionId, HOUR);
    clock.now += HOUR;
    expect(await plans.carryOut(check(() => [BROKEN]))).toMatchObject([{ state: 'refused' }]);
    expect(await seenAt(path)).toBe('missing');
    expect(await plans.list({ entryId: id })).toMatchObject([
      { state: 'refused', findings: [BROKEN], title: 'Сломана' },
    ]);
    expect(await actionsOn(id)).toContain('plan-refused');
    expect(await plans.carryOut(check())).toEqual([]);
  });

  test('with warnings alone is carried out', async () => {
    const { id, path, revisionId } = await makePage('С замечанием');
    await plan(id, revisionId, 1);
    clock.now += 1;
    await plans.carryOut(check(() => [{ ...BROKEN, severity: 'warning' }]));
    expect(await seenAt(path)).toBe('С замечанием');
  });

  test('whose address another entry has by then is refused', async () => {
    const { id, path, revisionId } = await makePage('Опоздала');
    await plan(id, revisionId, 1);
    const redirect = { kind: 'redirect', name: path, audience: 'b2c', region: '' } as const;
    const made = await entries.create(redirect, '{"to":"/"}', ANNA);
    if (made.outcome !== 'created') throw new Error(made.outcome);
    const mark = (await entries.open(made.entry.id))?.mark ?? '';
    await entries.publish(made.entry.id, { mark, note: '' }, ANNA);
    clock.now += 1;
    await plans.carryOut(check());
    expect(await plans.list({ entryId: id })).toMatchObject([
      { state: 'refused', findings: [{ code: 'unreachable-address', about: made.entry.id }] },
    ]);
  });

  test('is checked when it is made, a day and an hour before, and after each deploy', async () => {
    const { id, revisionId } = await makePage('Проверяемая');
    const { at } = await plan(id, revisionId, 3 * DAY);
    const reviewAt = async (now: number, build = 'one') => {
      clock.now = now;
      checked = [];
      await plans.review(check(() => [BROKEN], build));
      return checked.length;
    };
    expect(await reviewAt(clock.now)).toBe(1);
    expect((await plans.list({ entryId: id }))[0]).toMatchObject({ state: 'waiting', findings: [BROKEN] });
    expect(await reviewAt(clock.now + HOUR)).toBe(0);
    expect(await reviewAt(clock.now, 'two')).toBe(1);
    expect(await reviewAt(clock.now, 'two')).toBe(0);
    expect(await reviewAt(at - DAY)).toBeGreaterThan(0);
    expect(await reviewAt(at - DAY + 1)).toBe(0);
    expect(await reviewAt(at - HOUR)).toBe(1);
    expect(await reviewAt(at - HOUR + 1)).toBe(0);
    // The old build still runs beside the new one: neither starts over after the other.
    expect([await reviewAt(clock.now, 'two'), await reviewAt(clock.now)]).toEqual([0, 0]);
    clock.now = at;
    await plans.carryOut(check());
  });

  test('goes by what was found before when the check itself fails, and is refused when nothing was', async () => {
    const failing: Check = {
      build: 'one',
      find: async () => Promise.reject(new Error('the gateway is down')),
    };
    const [known, unknown] = [await makePage('Проверена'), await makePage('Не проверена')];
    await plan(known.id, known.revisionId, 5);
    await plans.review(check());
    await plan(unknown.id, unknown.revisionId, 5);
    clock.now += 5;
    await plans.carryOut(failing);
    expect([await seenAt(known.path), await seenAt(unknown.path)]).toEqual(['Проверена', 'missing']);
    expect(await plans.list({ entryId: unknown.id })).toMatchObject([
      { state: 'refused', findings: [{ code: 'unchecked' }] },
    ]);
  });

  test('can be cancelled until it is carried out', async () => {
    const { id, path, revisionId } = await makePage('Отменена');
    const made = await plan(id, revisionId, 10);
    expect(await plans.cancel(made.id, ANNA)).toBe('cancelled');
    clock.now += 10;
    expect(await plans.carryOut(check())).toEqual([]);
    expect(await seenAt(path)).toBe('missing');
    expect(await plans.cancel(made.id, ANNA)).toBe('closed');
    expect(await plans.cancel('nope', ANNA)).toBe('missing');
    expect(await actionsOn(id)).toContain('plan-cancelled');
  });

  test('is not made for the past, for an unknown entry, or for a revision of another', async () => {
    const [one, other] = [await makePage('Одна'), await makePage('Другая')];
    const { revisionId } = other;
    const at = clock.now + 1;
    expect(await plans.planPublish(one.id, { revisionId, at }, ANNA)).toEqual({ outcome: 'missing' });
    expect(await plans.planPublish('nope', { revisionId, at }, ANNA)).toEqual({ outcome: 'missing' });
    expect(await plans.planUnpublish(one.id, clock.now, ANNA)).toEqual({ outcome: 'past' });
  });

  test('is listed by time, with what it is for', async () => {
    const { id, path, revisionId } = await makePage('В списке');
    await plans.planUnpublish(id, clock.now + 2 * HOUR, ANNA);
    await plan(id, revisionId, HOUR);
    expect(await plans.list({ states: ['waiting'] })).toMatchObject([
      { action: 'publish', title: 'В списке', revisionNumber: 1, address: { kind: 'page', name: path } },
      { action: 'unpublish', revisionNumber: null, createdBy: 'Анна' },
    ]);
  });
});
