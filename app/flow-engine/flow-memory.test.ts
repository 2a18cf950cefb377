import { afterAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { createCipher } from './cipher.server';
import { createFlowMemory, UnknownOutcome } from './flow-memory.server';

describe.each(databases)('in $name', async ({ createPlace }) => {
  const place = await createPlace();
  const store = await openStore(place);
  /** A second process on the same database. */
  const secondStore = await openStore(place);
  afterAll(() => Promise.all([store.destroy(), secondStore.destroy()]));

  const clock = { now: 1_000_000 };
  const cipher = createCipher(['a secret of more than thirty-two characters'], 'flow-outcome');
  const memory = createFlowMemory(store, () => clock.now, cipher);
  const secondMemory = createFlowMemory(secondStore, () => clock.now, cipher);

  const after = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

  describe('what runs once', () => {
    test('gives its first outcome to parallel and later repeats, in every process', async () => {
      let runs = 0;
      const run = async () => ({ keep: true, value: await after(50, { order: (runs += 1) }) });
      const parallel = await Promise.all(
        Array.from({ length: 25 }, () => [
          memory.once('a', 1000, run),
          secondMemory.once('a', 1000, run),
        ]).flat(),
      );
      expect(parallel.every(({ order }) => order === 1)).toBe(true);
      expect(await secondMemory.once('a', 1000, run)).toEqual({ order: 1 });
      expect(runs).toBe(1);
    });

    test('runs again once its time is over', async () => {
      let runs = 0;
      const run = async () => ({ keep: true, value: (runs += 1) });
      await memory.once('b', 1000, run);
      clock.now += 1001;
      expect(await memory.once('b', 1000, run)).toBe(2);
    });

    test('runs again after it was refused or has failed', async () => {
      expect(await memory.once('c', 1000, async () => ({ keep: false, value: 'refused' }))).toBe('refused');
      const failing = memory.once('c', 1000, async () => Promise.reject(new Error('the gateway is down')));
      await expect(failing).rejects.toThrow('the gateway is down');
      expect(await memory.once('c', 1000, async () => ({ keep: true, value: 'done' }))).toBe('done');
    });
  });

  describe('what ran', () => {
    test('and was not kept is shared with those who waited for it', async () => {
      let runs = 0;
      const run = async () => ({ keep: false, value: await after(150, (runs += 1)) });
      expect(await Promise.all([memory.once('d', 1000, run), secondMemory.once('d', 1000, run)])).toEqual([
        1, 1,
      ]);
    });

    test('and broke off on the way is not run again, by anybody', async () => {
      const lost = async () => Promise.reject(new UnknownOutcome('on the way'));
      await expect(memory.once('e', 900_000, lost)).rejects.toThrow(UnknownOutcome);
      clock.now += 30_001;
      const again = secondMemory.once('e', 900_000, async () => ({ keep: true, value: 'twice' }));
      await expect(again).rejects.toThrow(UnknownOutcome);
    });

    test('cannot be read on the disk, nor put in the place of another outcome', async () => {
      await memory.once('f', 1000, async () => ({ keep: true, value: { msisdn: '79261112233' } }));
      const rows = await store.selectFrom('flow_outcome').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/9261112233|msisdn/);
      const outcome = rows.find(({ key }) => key === 'f')?.outcome ?? '';
      await store
        .insertInto('flow_outcome')
        .values({ key: 'g', expires_at: clock.now + 1000, outcome })
        .execute();
      const swapped = memory.once('g', 1000, async () => ({ keep: true, value: 'own' }));
      await expect(swapped).rejects.toThrow(UnknownOutcome);
    });
  });

  describe('what has expired', () => {
    const done = async () => ({ keep: true, value: 'done' });
    const readOutcomes = async () =>
      (await store.selectFrom('flow_outcome').select('key').execute()).map(({ key }) => key);
    const readLimits = async () =>
      (await store.selectFrom('flow_limit').select('key').execute()).map(({ key }) => key);

    test('is deleted now and then: a limit at once, an outcome after half a minute', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.0099);
      await memory.once('expires in a second', 1000, done);
      await memory.count('holds a second', { points: 1, seconds: 1 });
      clock.now += 1000;
      await memory.once('a second later', 900_000, done);
      expect(await readLimits()).toContain('holds a second');
      clock.now += 1;
      await memory.once('a millisecond after the limit', 900_000, done);
      expect(await readLimits()).not.toContain('holds a second');
      clock.now += 29_999;
      await memory.once('half a minute later', 900_000, done);
      expect(await readOutcomes()).toContain('expires in a second');
      clock.now += 1;
      await memory.once('a millisecond after the outcome', 900_000, done);
      expect(await readOutcomes()).not.toContain('expires in a second');
    });

    test('is looked for by one step in a hundred only', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.01);
      await memory.once('not looked for', 1000, done);
      clock.now += 60_000;
      await memory.once('a minute later', 900_000, done);
      expect(await readOutcomes()).toContain('not looked for');
    });
  });

  describe('a limit', () => {
    test('begins anew after its last millisecond, with all its points', async () => {
      const limit = { points: 2, seconds: 60 };
      const countThree = async () => {
        const waits = [];
        for (let n = 0; n < 3; n += 1) waits.push(await memory.count('anew', limit));
        return waits;
      };
      expect(await countThree()).toEqual([0, 0, 60_000]);
      clock.now += 60_000;
      expect(await memory.count('anew', limit)).toBe(0);
      clock.now += 1;
      expect(await countThree()).toEqual([0, 0, 60_000]);
    });

    test('takes back a use that was none, and no more than there were', async () => {
      const limit = { points: 1, seconds: 60 };
      await memory.giveBack('back');
      expect(await memory.count('back', limit)).toBe(0);
      await memory.giveBack('back');
      await memory.giveBack('back');
      expect([await memory.count('back', limit), await memory.count('back', limit)]).toEqual([0, 60_000]);
    });

    test('lets so many pass in its time, however they come, and says how long to wait', async () => {
      const limit = { points: 3, seconds: 60 };
      const waits = await Promise.all(
        Array.from({ length: 10 }, (_, n) => (n % 2 ? memory : secondMemory).count('visitor', limit)),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
      expect(Math.max(...waits)).toBe(60_000);
      clock.now += 60_001;
      expect(await memory.count('visitor', limit)).toBe(0);
    });

    test('counts each key by itself', async () => {
      const limit = { points: 1, seconds: 60 };
      expect(await memory.count('x', limit)).toBe(0);
      expect(await memory.count('y', limit)).toBe(0);
      expect(await memory.count('x', limit)).toBeGreaterThan(0);
    });
  });
});
