import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { createTestMemory } from './testing/create-test-memory';
import { UnknownOutcome } from './outcomes.server';

describe.each(databases)('in $name', async ({ createPlace }) => {
  const place = await createPlace();
  const store = await openStore(place);
  /** A second process on the same database. */
  const secondStore = await openStore(place);
  afterAll(() => Promise.all([store.destroy(), secondStore.destroy()]));

  const clock = { now: 1_000_000 };
  const memory = createTestMemory(store, () => clock.now);
  const secondMemory = createTestMemory(secondStore, () => clock.now);

  const after = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));

  describe('what runs once', () => {
    test('gives its first outcome to parallel and later repeats, in every process', async () => {
      let runs = 0;
      const run = async () => ({ keep: true, value: await after(50, { order: (runs += 1) }) });
      const parallel = await Promise.all(
        Array.from({ length: 25 }, () => [
          memory.once('a', { ttlMs: 1000 }, run),
          secondMemory.once('a', { ttlMs: 1000 }, run),
        ]).flat(),
      );
      expect(parallel.every(({ order }) => order === 1)).toBe(true);
      expect(await secondMemory.once('a', { ttlMs: 1000 }, run)).toEqual({ order: 1 });
      expect(runs).toBe(1);
    });

    test('runs again once its time is over', async () => {
      let runs = 0;
      const run = async () => ({ keep: true, value: (runs += 1) });
      await memory.once('b', { ttlMs: 1000 }, run);
      clock.now += 1001;
      expect(await memory.once('b', { ttlMs: 1000 }, run)).toBe(2);
    });

    test('runs again after it was refused or has failed', async () => {
      expect(await memory.once('c', { ttlMs: 1000 }, async () => ({ keep: false, value: 'refused' }))).toBe(
        'refused',
      );
      const failing = memory.once('c', { ttlMs: 1000 }, async () =>
        Promise.reject(new Error('the gateway is down')),
      );
      await expect(failing).rejects.toThrow('the gateway is down');
      expect(await memory.once('c', { ttlMs: 1000 }, async () => ({ keep: true, value: 'done' }))).toBe(
        'done',
      );
    });
  });

  describe('what ran', () => {
    test('and was not kept is shared with those who waited for it', async () => {
      let runs = 0;
      const run = async () => ({ keep: false, value: await after(150, (runs += 1)) });
      expect(
        await Promise.all([
          memory.once('d', { ttlMs: 1000 }, run),
          secondMemory.once('d', { ttlMs: 1000 }, run),
        ]),
      ).toEqual([1, 1]);
    });

    test('and broke off on the way is not run again, by anybody', async () => {
      const lost = async () => Promise.reject(new UnknownOutcome('on the way'));
      await expect(memory.once('e', { ttlMs: 900_000 }, lost)).rejects.toThrow(UnknownOutcome);
      clock.now += 30_001;
      const again = secondMemory.once('e', { ttlMs: 900_000 }, async () => ({ keep: true, value: 'twice' }));
      await expect(again).rejects.toThrow(UnknownOutcome);
    });

    test('although its first run outlasted the window is not run again: the window begins when it ends', async () => {
      let runs = 0;
      const run = async () => ({ keep: true, value: (runs += 1) });
      const long = memory.once('long', { ttlMs: 5000 }, async () => {
        clock.now += 14_000;
        const parallel = secondMemory.once('long', { ttlMs: 5000 }, run);
        const value = await after(150, (runs += 1));
        return { keep: true, value: [value, parallel] };
      });
      const [first, parallel] = await long;
      expect(first).toBe(1);
      await parallel;
      clock.now += 4000;
      await memory.once('long', { ttlMs: 5000 }, run);
      expect(runs).toBe(1);
    });

    test('and fell silent is run again by the next who asks, when that does no harm', async () => {
      const terms = { ttlMs: 900_000, isRepeatable: true };
      const hung = memory.once('silent', terms, async () => ({
        keep: true,
        value: await after(600, 'late'),
      }));
      await after(50, null);
      clock.now += 15_001;
      const again = await Promise.all(
        [memory, secondMemory].map((one) =>
          one.once('silent', terms, async () => ({ keep: true, value: await after(100, 'again') })),
        ),
      );
      expect(again).toEqual(['again', 'again']);
      await hung;
    });

    test('cannot be read on the disk, nor put in the place of another outcome', async () => {
      await memory.once('f', { ttlMs: 1000 }, async () => ({ keep: true, value: { msisdn: '79261112233' } }));
      const rows = await store.selectFrom('flow_outcome').selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/9261112233|msisdn/);
      const outcome = rows.find(({ key }) => key === 'f')?.outcome ?? '';
      await store
        .insertInto('flow_outcome')
        .values({ key: 'g', expires_at: clock.now + 1000, alive_at: clock.now, outcome })
        .execute();
      const swapped = memory.once('g', { ttlMs: 1000 }, async () => ({ keep: true, value: 'own' }));
      await expect(swapped).rejects.toThrow(UnknownOutcome);
    });
  });

  describe('a store that fails once the run is done', () => {
    /** Refuses to write what has become of a run, as a full disk does. */
    const disk = { isFull: false };
    const faulty = new Proxy(store, {
      get(target, name) {
        if (disk.isFull && (name === 'updateTable' || name === 'deleteFrom')) {
          return () => {
            throw new Error('the disk is full');
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    /** One run in a hundred sweeps, which a full disk refuses too. */
    const onFault = () => {};
    const faultyMemory = createTestMemory(faulty, () => clock.now, onFault);
    afterEach(() => {
      disk.isFull = false;
    });
    const pay = (isCommit: boolean) => async () => {
      disk.isFull = true;
      return { keep: true, isCommit, value: 'paid' };
    };
    const payAgain = async () => ({ keep: true, isCommit: true, value: 'paid twice' });

    test('leaves a commit unknown, never undone; it is looked up as soon as anybody asks again', async () => {
      await expect(faultyMemory.once('full', { ttlMs: 60_000 }, pay(true))).rejects.toThrow(UnknownOutcome);
      expect(await faultyMemory.once('full', { ttlMs: 60_000 }, payAgain)).toBe('paid');
      disk.isFull = false;
      expect(await secondMemory.once('full', { ttlMs: 60_000 }, payAgain)).toBe('paid');
    });

    test('costs what was no commit nothing', async () => {
      expect(await faultyMemory.once('full, no commit', { ttlMs: 60_000 }, pay(false))).toBe('paid');
    });

    test('lets what was refused run again, in every process', async () => {
      const refused = async () => {
        disk.isFull = true;
        return { keep: false, value: 'refused' };
      };
      expect(await faultyMemory.once('full, refused', { ttlMs: 60_000 }, refused)).toBe('refused');
      disk.isFull = false;
      const again = () => secondMemory.once('full, refused', { ttlMs: 60_000 }, payAgain);
      await expect.poll(again, { timeout: 5000 }).toBe('paid twice');
    });
  });

  describe('a clock that was set back by a month', () => {
    const MONTH_MS = 30 * 24 * 3_600_000;
    const setBack = () => {
      clock.now -= MONTH_MS;
    };

    test('holds a limit no longer than its window', async () => {
      clock.now += MONTH_MS;
      const limit = { points: 1, seconds: 60 };
      await memory.count('back in time', limit);
      setBack();
      expect(await memory.count('back in time', limit)).toBeLessThanOrEqual(60_000);
      clock.now += 60_001;
      expect(await memory.count('back in time', limit)).toBe(0);
    });

    test('holds an outcome no longer than its window', async () => {
      clock.now += MONTH_MS;
      let runs = 0;
      const run = async () => ({ keep: true, value: (runs += 1) });
      await memory.once('back in time', { ttlMs: 15_000 }, run);
      setBack();
      expect(await memory.once('back in time', { ttlMs: 15_000 }, run)).toBe(1);
      clock.now += 15_001;
      expect(await memory.once('back in time', { ttlMs: 15_000 }, run)).toBe(2);
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
      await memory.once('expires in a second', { ttlMs: 1000 }, done);
      await memory.count('holds a second', { points: 1, seconds: 1 });
      clock.now += 1000;
      await memory.once('a second later', { ttlMs: 900_000 }, done);
      expect(await readLimits()).toContain('holds a second');
      clock.now += 1;
      await memory.once('a millisecond after the limit', { ttlMs: 900_000 }, done);
      expect(await readLimits()).not.toContain('holds a second');
      clock.now += 29_999;
      await memory.once('half a minute later', { ttlMs: 900_000 }, done);
      expect(await readOutcomes()).toContain('expires in a second');
      clock.now += 1;
      await memory.once('a millisecond after the outcome', { ttlMs: 900_000 }, done);
      expect(await readOutcomes()).not.toContain('expires in a second');
    });

    test('costs nobody what was done when it cannot be deleted', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0);
      const cannotDelete = new Proxy(store, {
        get(target, name) {
          if (name === 'deleteFrom') throw new Error('the store is read by somebody else');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? value.bind(target) : value;
        },
      });
      const faults: unknown[] = [];
      const note = (fault: unknown) => faults.push(fault);
      const sweeping = createTestMemory(cannotDelete, () => clock.now, note);
      expect(await sweeping.once('paid, not swept', { ttlMs: 60_000 }, done)).toBe('done');
      expect(faults).toHaveLength(1);
    });

    test('is looked for by one step in a hundred only', async () => {
      vi.spyOn(Math, 'random').mockReturnValue(0.01);
      await memory.once('not looked for', { ttlMs: 1000 }, done);
      clock.now += 60_000;
      await memory.once('a minute later', { ttlMs: 900_000 }, done);
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

    test('among several makes wait as long as the strictest of them, and counts one key once', async () => {
      const [ten, one] = [
        { key: 'ten an hour', points: 10, seconds: 3600 },
        { key: 'one a minute', points: 1, seconds: 60 },
      ];
      expect(await memory.countAll([ten, one, one])).toBe(0);
      expect(await memory.countAll([one, ten])).toBe(60_000);
      expect(await memory.countAll([])).toBe(0);
    });

    test('counts each key by itself', async () => {
      const limit = { points: 1, seconds: 60 };
      expect(await memory.count('x', limit)).toBe(0);
      expect(await memory.count('y', limit)).toBe(0);
      expect(await memory.count('x', limit)).toBeGreaterThan(0);
    });
  });
});
