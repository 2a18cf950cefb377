import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeadlineError, withDeadline } from './deadline';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work that ends in time leaves no timer behind, which would keep in memory what it has read', async () => {
  await expect(withDeadline(async () => 'read', 2000)).resolves.toBe('read');
  expect(vi.getTimerCount()).toBe(0);

  await expect(withDeadline(() => Promise.reject(new Error('no')), 2000)).rejects.toThrow('no');
  expect(vi.getTimerCount()).toBe(0);
});

test('work that takes longer is told so, and not waited for', async () => {
  const told = vi.fn<() => void>();
  const late = withDeadline(({ signal }) => {
    signal.addEventListener('abort', told);
    return new Promise<never>(() => undefined);
  }, 2000);
  const judged = expect(late).rejects.toThrow(DeadlineError);
  await vi.advanceTimersByTimeAsync(1999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await judged;
  expect(told).toHaveBeenCalledOnce();
});
