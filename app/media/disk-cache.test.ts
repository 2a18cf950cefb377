import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DiskCache } from './disk-cache';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-cache-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fail = (error: unknown) => {
  throw error;
};

describe('the cache on disk', () => {
  const name = (digit: number) => `${String(digit).repeat(16)}.webp`;
  const kilobyte = Buffer.alloc(1024, 1);

  test('keeps its bound: what was unused for longest goes first', async () => {
    const cache = new DiskCache(folder, 3 * 1024, fail);
    for (const digit of [1, 2, 3]) await cache.put(name(digit), kilobyte);
    expect(await cache.get(name(1))).toEqual(kilobyte);
    await cache.put(name(4), kilobyte);
    await expect.poll(async () => (await readdir(folder)).sort()).toEqual([name(1), name(3), name(4)]);
    expect(await cache.get(name(2))).toBeNull();
  });

  test('makes its folder again when somebody has deleted it', async () => {
    const cache = new DiskCache(folder, 3 * 1024, fail);
    await cache.put(name(1), kilobyte);
    await rm(folder, { recursive: true });
    expect(await cache.get(name(1))).toBeNull();
    await cache.put(name(2), kilobyte);
    expect([await cache.get(name(2)), await readdir(folder)]).toEqual([kilobyte, [name(2)]]);
  });

  test('keeps its bound after a restart too, by the time of the last use', async () => {
    for (const [digit, hoursAgo] of [
      [1, 5],
      [2, 9],
      [3, 1],
    ] as const) {
      await writeFile(path.join(folder, name(digit)), kilobyte);
      const used = new Date(Date.now() - hoursAgo * 3_600_000);
      await utimes(path.join(folder, name(digit)), used, used);
    }
    await writeFile(path.join(folder, `${name(4)}.1-1.part`), kilobyte);
    await writeFile(path.join(folder, 'of-somebody-else.txt'), kilobyte);
    const cache = new DiskCache(folder, 2 * 1024, fail);
    expect(await cache.get(name(2))).toBeNull();
    await expect
      .poll(async () => (await readdir(folder)).sort())
      .toEqual([name(1), name(3), 'of-somebody-else.txt'].sort());
    expect(await cache.get(name(1))).toEqual(kilobyte);
    // The use is written down while its bytes are on their way already.
    const readAge = async () => Date.now() - (await stat(path.join(folder, name(1)))).mtimeMs;
    await expect.poll(readAge).toBeLessThan(60_000);
  });

  test('refuses a file larger than itself and any name that is not its own', async () => {
    const cache = new DiskCache(folder, 1024, fail);
    await cache.put(name(1), Buffer.alloc(1025));
    await cache.put('../climbed.webp', kilobyte);
    expect(await readdir(folder)).toEqual([]);
  });

  test('misses what somebody else deleted', async () => {
    const cache = new DiskCache(folder, 3 * 1024, fail);
    await cache.put(name(1), kilobyte);
    await rm(path.join(folder, name(1)));
    expect(await cache.get(name(1))).toBeNull();
  });

  test('reports a disk that cannot be written and goes on without it', async () => {
    const errors: unknown[] = [];
    await writeFile(path.join(folder, 'file'), '');
    const cache = new DiskCache(path.join(folder, 'file'), 1024, (error) => errors.push(error));
    await cache.put(name(1), kilobyte);
    expect(await cache.get(name(1))).toBeNull();
    expect(errors.length).toBeGreaterThan(0);
  });
});
