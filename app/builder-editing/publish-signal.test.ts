import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPublishSignal } from './publish-signal';

describe('the signal that something was published', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('renews at once', () => {
    const renew = vi.fn();
    createPublishSignal(renew)();
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('a thousand in a second renew twice: at once, and when the second is over', () => {
    const renew = vi.fn();
    const publish = createPublishSignal(renew);
    for (let message = 0; message < 1000; message += 1) publish();
    expect(renew).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    expect(renew).toHaveBeenCalledTimes(2);
  });

  test('one after the pause renews at once again', () => {
    const renew = vi.fn();
    const publish = createPublishSignal(renew);
    publish();
    vi.advanceTimersByTime(1000);
    publish();
    expect(renew).toHaveBeenCalledTimes(2);
  });
});
