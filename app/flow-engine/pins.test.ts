import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openStore } from '#cms/store/open-store';
import { createPins } from './pins.server';

const directory = mkdtempSync(path.join(tmpdir(), 'pins-'));
const store = await openStore(directory);
afterAll(async () => {
  await store.destroy();
  rmSync(directory, { recursive: true });
});

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
