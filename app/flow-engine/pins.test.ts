import { afterAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { createPins } from './pins.server';

const DAY = 24 * 3_600_000;
const rethrow = (error: unknown) => {
  throw error;
};

describe.each(databases)('in $name', async ({ createPlace }) => {
  const store = await openStore(await createPlace());
  afterAll(() => store.destroy());

  test('the same text has the same pin, in every process, and is found by it', async () => {
    const [first, second] = [createPins(store, () => 1, rethrow), createPins(store, () => 1, rethrow)];
    const pin = await first.put('{"id":"501"}');
    expect(await second.put('{"id":"501"}')).toBe(pin);
    expect(await second.put('{"id":"502"}')).not.toBe(pin);
    expect(await second.get(pin)).toBe('{"id":"501"}');
  });

  test('a text that cannot be written is known all the same, told of, and written when it is put again', async () => {
    const disk = { isFull: true };
    const faulty = new Proxy(store, {
      get(target, name) {
        if (disk.isFull && name === 'insertInto') throw new Error('the disk is full');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const faults: unknown[] = [];
    const pins = createPins(
      faulty,
      () => 1,
      (error) => faults.push(error),
    );
    const elsewhere = createPins(store, () => 1, rethrow);
    const pin = await pins.put('of a full disk');
    expect([await pins.get(pin), await elsewhere.get(pin)]).toEqual(['of a full disk', null]);
    expect(faults).toEqual([new Error('the disk is full')]);
    disk.isFull = false;
    await pins.put('of a full disk');
    expect(await elsewhere.get(pin)).toBe('of a full disk');
  });

  test('what was never pinned, or is no pin at all, is not there', async () => {
    const pins = createPins(store, () => 1, rethrow);
    expect(await pins.get('x'.repeat(43))).toBeNull();
    expect(await pins.get("' or 1=1 --")).toBeNull();
  });

  test('a text is kept for thirty days after it was used last', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.0199);
    const clock = { now: DAY };
    const pins = createPins(store, () => clock.now, rethrow);
    const pin = await pins.put('used on the first day');
    clock.now += 30 * DAY;
    await pins.put('of the thirtieth day');
    expect(await pins.get(pin)).toBe('used on the first day');
    clock.now += 1;
    await pins.put('of a millisecond later');
    expect(await pins.get(pin)).toBeNull();
    expect(await pins.put('used on the first day')).toBe(pin);
    expect(await pins.get(pin)).toBe('used on the first day');
  });

  test('only one time in fifty what is old is looked for', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.02);
    const clock = { now: 0 };
    const pins = createPins(store, () => clock.now, rethrow);
    const pin = await pins.put('old and not yet found');
    clock.now = 40 * DAY;
    await pins.put('of the fortieth day');
    expect(await pins.get(pin)).toBe('old and not yet found');
  });

  test('a text in use is marked once a day, and not each time', async () => {
    const clock = { now: 0 };
    const pins = createPins(store, () => clock.now, rethrow);
    const pin = await pins.put('used all day');
    const readMark = async () => {
      const row = store.selectFrom('pinned_text').select('used_at').where('pin', '=', pin);
      return (await row.executeTakeFirstOrThrow()).used_at;
    };
    clock.now = DAY - 1;
    await pins.put('used all day');
    expect(await readMark()).toBe(0);
    clock.now = DAY;
    await pins.put('used all day');
    expect(await readMark()).toBe(DAY);
  });
});
