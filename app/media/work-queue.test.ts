import { describe, expect, test } from 'vitest';
import { QueueFullError, WorkQueue } from './work-queue';

describe('the queue', () => {
  test('runs a few at a time, the others in their order, and refuses when too many wait', async () => {
    const queue = new WorkQueue(2, 3);
    const ends: (() => void)[] = [];
    const started: number[] = [];
    const run = (task: number) =>
      queue.run(() => {
        started.push(task);
        return new Promise<void>((resolve) => ends.push(resolve));
      });
    const all = [1, 2, 3, 4, 5].map(run);
    await expect(run(6)).rejects.toThrow(QueueFullError);
    expect(started).toEqual([1, 2]);
    ends[1]?.();
    await all[1];
    await expect.poll(() => started).toEqual([1, 2, 3]);
    for (const at of [0, 2, 3, 4]) {
      await expect.poll(() => ends[at]).toBeTypeOf('function');
      ends[at]?.();
    }
    await Promise.all(all);
    expect(started).toEqual([1, 2, 3, 4, 5]);
  });

  test('goes on after a task that failed', async () => {
    const queue = new WorkQueue(1, 1);
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'yes')).toBe('yes');
  });
});
