import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Plan } from '#cms/store/plan-records';
import type { Plans } from '#cms/store/plans';
import { createLogger } from '#app/site/logger';
import { repeatPlans } from './run-plans';

const log = createLogger('silent');
const check = { build: 'one', find: async () => [] };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Plans of which only carrying out is looked at. */
function setUp(carryOut: Plans['carryOut']) {
  const refuse = async () => Promise.reject(new Error('not asked for'));
  const nothing = { planPublish: refuse, planUnpublish: refuse, cancel: refuse, list: refuse };
  return { ...nothing, review: async () => [], carryOut };
}

test('plans are looked at every second, and at once when the server starts', async () => {
  const carryOut = vi.fn(async (): Promise<Plan[]> => []);
  const running = repeatPlans(setUp(carryOut), check, log);
  await vi.advanceTimersByTimeAsync(0);
  expect(carryOut).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(carryOut).toHaveBeenCalledTimes(4);
  await running.stop();
  await vi.advanceTimersByTimeAsync(3000);
  expect(carryOut).toHaveBeenCalledTimes(4);
});

test('a run that fails is followed by the next one, and no run by another before it has ended', async () => {
  let underWay = 0;
  const carryOut = vi.fn(async (): Promise<Plan[]> => {
    underWay += 1;
    expect(underWay).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5000));
    underWay -= 1;
    throw new Error('the database is down');
  });
  const running = repeatPlans(setUp(carryOut), check, log);
  await vi.advanceTimersByTimeAsync(13_000);
  expect(carryOut).toHaveBeenCalledTimes(3);
  const stopped = running.stop();
  await vi.advanceTimersByTimeAsync(5000);
  await stopped;
});
