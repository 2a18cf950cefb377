import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { createPins } from './pins.server';

describe.each(databases)('in $name', async ({ createPlace }) => {
  const store = await openStore(await createPlace());
  afterAll(() => store.destroy());

  test('the same text has the same pin, in every process, and is found by it', async () => {
    const [first, second] = [createPins(store, () => 1), createPins(store, () => 1)];
    const pin = await first.put('{"id":"501"}');
    expect(await second.put('{"id":"501"}')).toBe(pin);
    expect(await second.put('{"id":"502"}')).not.toBe(pin);
    expect(await second.get(pin)).toBe('{"id":"501"}');
  });

  test('what was never pinned, or is no pin at all, is not there', async () => {
    const pins = createPins(store, () => 1);
    expect(await pins.get('x'.repeat(43))).toBeNull();
    expect(await pins.get("' or 1=1 --")).toBeNull();
  });
});
