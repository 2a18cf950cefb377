import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { splitFlowCounts, sumFlowCounts } from '#cms/store/flow-counts';
import { openStore } from '#cms/store/open-store';
import type { Store } from '#cms/store/tables';
import { databases } from '#tests/databases';
import { eventually } from '#tests/eventually';
import type { StepCount } from './count-post';
import { keepFunnels, KEPT_DAYS, MOST_PLACES } from './funnels.server';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;
const PLACE = {
  flow: 'pay',
  path: '/pay',
  audience: 'b2c',
  region: 'moscow',
  device: 'phone',
  source: 'ads',
} as const;
const add = (state: string, what: StepCount['what'], by = 1): StepCount => ({ state, what, reason: '', by });
const onFault = (error: unknown) => {
  throw error;
};

describe.each(databases)('funnels in $name', ({ createPlace }) => {
  let store: Store;
  const stores: Store[] = [];
  beforeEach(async () => {
    stores.push((store = await openStore(await createPlace())));
  });
  afterAll(() => Promise.all(stores.map((one) => one.destroy())));

  const sums = async (from = '2026-01-01') =>
    Object.fromEntries(
      (await sumFlowCounts(store, { from })).map((row) => [`${row.state} ${row.what}`, row.count]),
    );

  test('of several processes add up, and know no more than sums', async () => {
    const processes = [1, 2, 3].map(() => keepFunnels(store, { now: () => NOON, onFault }));
    for (let visit = 0; visit < 30; visit += 1) {
      const own = processes[visit % 3];
      own?.add(PLACE, [add('phone', 'begun'), add('phone', 'stays')]);
      if (visit % 2 === 0)
        own?.add(PLACE, [add('phone', 'stays', -1), add('code', 'came'), add('code', 'stays')]);
    }
    await Promise.all(processes.map((own) => own.close()));
    expect(await sums()).toEqual({
      'phone begun': 30,
      'phone stays': 15,
      'code came': 15,
      'code stays': 15,
    });
    expect(await store.selectFrom('flow_count').select('day').distinct().execute()).toEqual([
      { day: '2026-11-21' },
    ]);
  });

  test('are written by themselves, one statement for many posts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const funnels = keepFunnels(store, { now: () => NOON, onFault });
    for (let n = 0; n < 1000; n += 1) funnels.add(PLACE, [add('phone', 'begun')]);
    expect(await sums()).toEqual({});
    vi.runOnlyPendingTimers();
    vi.useRealTimers();
    await eventually(async () => expect(await sums()).toEqual({ 'phone begun': 1000 }));
  });

  test('belong to the day in Moscow, and to a page and an audience', async () => {
    const evening = Date.parse('2026-11-21T21:30:00Z');
    const funnels = keepFunnels(store, { now: () => evening, onFault });
    funnels.add(PLACE, [add('phone', 'begun')]);
    funnels.add({ ...PLACE, path: '/other', audience: 'b2b' }, [add('phone', 'begun', 2)]);
    await funnels.close();
    expect(await sums('2026-11-22')).toEqual({ 'phone begun': 3 });
    expect(await sums('2026-11-23')).toEqual({});
    const of = async (filter: object) =>
      (await sumFlowCounts(store, { from: '2026-11-22', ...filter })).map(({ count }) => count);
    expect(await of({ audience: 'b2b' })).toEqual([2]);
    expect(await of({ path: '/pay' })).toEqual([1]);
    expect(await of({ flow: 'other' })).toEqual([]);
  });

  test('tell visits apart by region, device and source', async () => {
    const funnels = keepFunnels(store, { now: () => NOON, onFault });
    funnels.add(PLACE, [add('phone', 'begun', 5), add('done', 'came', 2), add('phone', 'stays', 3)]);
    funnels.add({ ...PLACE, region: 'spb', device: 'computer', source: 'direct' }, [add('phone', 'begun')]);
    funnels.add({ ...PLACE, region: 'spb', source: '' }, [add('phone', 'begun')]);
    await funnels.close();
    const begun = async (filter: object) =>
      (await sumFlowCounts(store, { from: '2026-11-21', ...filter }))
        .filter(({ what }) => what === 'begun')
        .map(({ count }) => count);
    expect(await begun({ region: 'spb' })).toEqual([2]);
    expect(await begun({ device: 'phone' })).toEqual([6]);
    expect(await begun({ device: 'phone', source: '' })).toEqual([1]);
    expect(await begun({ to: '2026-11-20' })).toEqual([]);
    const split = await splitFlowCounts(store, { from: '2026-11-21' }, 'source');
    expect(split.map(({ value, state, what, count }) => `${value} ${state} ${what} ${count}`).sort()).toEqual(
      [' phone begun 1', 'ads done came 2', 'ads phone begun 5', 'direct phone begun 1'],
    );
  });

  test('know so many places a day and no more; a visit that has begun in one of them stays there', async () => {
    let now = NOON;
    const funnels = keepFunnels(store, { now: () => now, onFault });
    const place = (number: number) => ({ ...PLACE, region: `region-${number}` });
    for (let number = 0; number < MOST_PLACES + 50; number += 1)
      funnels.add(place(number), [add('phone', 'begun')]);
    funnels.add(place(0), [add('code', 'came')]);
    await funnels.close();
    const split = await splitFlowCounts(store, { from: '2026-11-21' }, 'region');
    expect(new Set(split.map(({ value }) => value)).size).toBe(MOST_PLACES + 1);
    expect(split.filter(({ value }) => value === '').map(({ count }) => count)).toEqual([50]);
    expect(split.filter(({ what }) => what === 'came').map(({ value }) => value)).toEqual(['region-0']);
    now += DAY_MS;
    funnels.add(place(MOST_PLACES + 1), [add('phone', 'begun')]);
    await funnels.close();
    const next = await splitFlowCounts(store, { from: '2026-11-22' }, 'region');
    expect(next.map(({ value }) => value)).toEqual([`region-${MOST_PLACES + 1}`]);
  });

  test('are forgotten after their days', async () => {
    let now = NOON;
    const funnels = keepFunnels(store, { now: () => now, onFault });
    funnels.add(PLACE, [add('old', 'begun')]);
    await funnels.close();
    now += KEPT_DAYS * DAY_MS;
    funnels.add(PLACE, [add('kept', 'begun')]);
    await funnels.close();
    expect(await sums()).toEqual({ 'old begun': 1, 'kept begun': 1 });
    now += DAY_MS;
    funnels.add(PLACE, [add('new', 'begun')]);
    await funnels.close();
    expect(await sums()).toEqual({ 'kept begun': 1, 'new begun': 1 });
  });

  test('wait for a database that is away', async () => {
    const faults: unknown[] = [];
    const gone = vi.spyOn(store, 'insertInto').mockImplementation(() => {
      throw new Error('away');
    });
    const funnels = keepFunnels(store, { now: () => NOON, onFault: (fault) => faults.push(fault) });
    funnels.add(PLACE, [add('phone', 'begun')]);
    await funnels.close();
    gone.mockRestore();
    funnels.add(PLACE, [add('phone', 'begun')]);
    await funnels.close();
    expect(faults).toEqual([new Error('away')]);
    expect(await sums()).toEqual({ 'phone begun': 2 });
  });
});
