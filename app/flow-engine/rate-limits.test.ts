import { afterAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import type { ActionResult } from '#registry/define-flow';
import type { RateLimit } from '#registry/rate-limit';
import { openStore } from '#cms/store/open-store';
import { databases } from '#tests/databases';
import { createTestMemory } from './testing/create-test-memory';
import { isWithinAddressLimit, runWithinLimits } from './rate-limits.server';

describe.each(databases)('in $name', async ({ createPlace }) => {
  const store = await openStore(await createPlace());
  afterAll(() => store.destroy());

  const clock = { now: 1_000_000 };
  const memory = createTestMemory(store, () => clock.now);
  const onFault = (fault: unknown) => {
    throw fault;
  };
  const DONE: ActionResult<{ type: string }> = { event: { type: 'SENT' } };
  const WRONG: ActionResult<{ type: string }> = { rejected: { message: 'Неверный код', field: 'code' } };
  const DOWN: ActionResult<{ type: string }> = { rejected: { message: 'Ошибка сервера' } };

  let pools = 0;
  /** Counters of its own. */
  const newPool = () => `pool ${(pools += 1)}`;

  interface Attempt {
    limit: RateLimit;
    result?: ActionResult<{ type: string }>;
    name?: string;
    visitor?: string;
    address?: string;
    /** Null when nothing was sent. */
    input?: object | null;
    data?: object;
  }

  /** True when it ran. */
  async function attempt({
    limit,
    result = DONE,
    name = 'flow send',
    visitor = 'v',
    address = '10.0.0.1',
    input = {},
    data = {},
  }: Attempt) {
    const run = vi.fn(async () => result);
    const action = { from: [], input: z.any(), outcome: z.any(), secret: ['code'], limits: [limit] };
    const runtime = { memory, visitor, address, secret: 'a secret', onFault };
    const given = await runWithinLimits({ name, action, input, data }, run, runtime);
    const isRefused = given.rejected?.status === 429;
    expect(run).toHaveBeenCalledTimes(isRefused ? 0 : 1);
    return !isRefused;
  }

  async function countPassed(times: number, one: Attempt): Promise<number> {
    let passed = 0;
    for (let n = 0; n < times; n += 1) if (await attempt(one)) passed += 1;
    return passed;
  }

  describe('a limit', () => {
    test('lets no more than its points run, also at the same moment', async () => {
      const limit = { by: 'visitor', points: 5, seconds: 60, pool: newPool() } as const;
      const ran = await Promise.all(Array.from({ length: 50 }, () => attempt({ limit })));
      expect(ran.filter(Boolean)).toHaveLength(5);
      clock.now += 61_000;
      expect(await attempt({ limit })).toBe(true);
    });

    test('of what was done does not count what was refused', async () => {
      const limit = { by: 'visitor', points: 1, seconds: 60, counts: 'done', pool: newPool() } as const;
      expect(await countPassed(5, { limit, result: DOWN })).toBe(5);
      expect(await countPassed(3, { limit })).toBe(1);
    });

    test('of guesses counts wrong codes, and neither right ones nor a server that is down', async () => {
      const limit = {
        by: { data: 'msisdn' },
        points: 3,
        seconds: 60,
        counts: 'guesses',
        pool: newPool(),
      } as const;
      const data = { msisdn: '79261112233' };
      expect(await countPassed(5, { limit, data })).toBe(5);
      expect(await countPassed(5, { limit, data, result: DOWN })).toBe(5);
      expect(await countPassed(9, { limit, data, result: WRONG })).toBe(3);
      expect(await attempt({ limit, data })).toBe(false);
      expect(await attempt({ limit, data: { msisdn: '79269998877' } })).toBe(true);
    });

    test('of a number is one for every flow, whether the number was typed or is the step’s', async () => {
      const pool = newPool();
      const shared = { points: 2, seconds: 60, pool } as const;
      const msisdn = '79261112233';
      const typed = { limit: { ...shared, by: { input: 'msisdn' } }, input: { msisdn }, visitor: 'one' };
      const known = { limit: { ...shared, by: { data: 'msisdn' } }, data: { msisdn }, visitor: 'two' };
      expect(await attempt({ ...typed, name: 'chat send' })).toBe(true);
      expect(await attempt({ ...known, name: 'promised resend' })).toBe(true);
      expect(await attempt({ ...typed, name: 'tariff send' })).toBe(false);
    });

    test('without a pool is the action’s own', async () => {
      const limit = { by: 'visitor', points: 1, seconds: 60 } as const;
      expect(await attempt({ limit, name: 'one send' })).toBe(true);
      expect(await attempt({ limit, name: 'other send' })).toBe(true);
      expect(await attempt({ limit, name: 'one send' })).toBe(false);
    });

    test('of an address is shared by its visitors, and no other address has part in it', async () => {
      const limit = { by: 'address', points: 1, seconds: 60, pool: newPool() } as const;
      expect(await attempt({ limit, address: '10.1.0.1', visitor: 'one' })).toBe(true);
      expect(await attempt({ limit, address: '10.1.0.1', visitor: 'two' })).toBe(false);
      expect(await attempt({ limit, address: '10.1.0.2', visitor: 'one' })).toBe(true);
    });

    test('of everyone is shared by all visitors and addresses', async () => {
      const limit = { by: 'everyone', points: 1, seconds: 60, pool: newPool() } as const;
      expect(await attempt({ limit, address: '10.1.0.1', visitor: 'one' })).toBe(true);
      expect(await attempt({ limit, address: '10.1.0.2', visitor: 'two' })).toBe(false);
    });

    test('of a field counts together those who sent nothing', async () => {
      const limit = { by: { input: 'msisdn' }, points: 1, seconds: 60, pool: newPool() } as const;
      expect(await attempt({ limit, input: null })).toBe(true);
      expect(await attempt({ limit, input: null })).toBe(false);
    });

    test('holds until its last millisecond', async () => {
      const limit = { by: 'visitor', points: 1, seconds: 60, pool: newPool() } as const;
      await attempt({ limit });
      clock.now += 59_999;
      expect(await attempt({ limit })).toBe(false);
      clock.now += 2;
      expect(await attempt({ limit })).toBe(true);
    });

    test('is not used up by what another limit refused', async () => {
      const visitors = { by: 'visitor', points: 1, seconds: 60, pool: newPool() } as const;
      const all = { by: 'everyone', points: 2, seconds: 60, pool: newPool() } as const;
      const action = { from: [], input: z.any(), outcome: z.any(), limits: [visitors, all] };
      const countRun = async (visitor: string) => {
        const runtime = { memory, visitor, address: '10.0.0.1', secret: 'a secret', onFault };
        const subject = { name: 'x', action, input: {}, data: {} };
        return (await runWithinLimits(subject, async () => DONE, runtime)).rejected === undefined;
      };
      const ran = [];
      for (const visitor of ['one', 'one', 'one', 'two', 'three']) ran.push(await countRun(visitor));
      expect(ran).toEqual([true, false, false, true, false]);
    });

    test('of an address without an action counts each address and each purpose by itself', async () => {
      const phones = { name: newPool(), points: 1, seconds: 60 };
      const ask = (limit: typeof phones, address: string) =>
        isWithinAddressLimit(limit, { memory, address, secret: 'a secret' });
      expect([await ask(phones, '10.2.0.1'), await ask(phones, '10.2.0.1')]).toEqual([true, false]);
      expect(await ask(phones, '10.2.0.2')).toBe(true);
      expect(await ask({ ...phones, name: newPool() }, '10.2.0.1')).toBe(true);
    });

    test('says the seconds to wait in full: who waits so long is let through', async () => {
      const limit = { by: 'visitor', points: 1, seconds: 30, pool: newPool() } as const;
      await attempt({ limit });
      clock.now += 500;
      const action = { from: [], input: z.any(), outcome: z.any(), limits: [limit] };
      const runtime = { memory, visitor: 'v', address: '10.0.0.1', secret: 'a secret', onFault };
      const subject = { name: 'x', action, input: {}, data: {} };
      const { rejected } = await runWithinLimits(subject, async () => DONE, runtime);
      expect(rejected?.message).toBe('Слишком много попыток. Попробуйте через 30 с.');
    });

    test('says how long to wait, and leaves no number in the database', async () => {
      const limit = { by: { input: 'msisdn' }, points: 1, seconds: 90, pool: newPool() } as const;
      const input = { msisdn: '79031234567' };
      await attempt({ limit, input });
      const action = { from: [], input: z.any(), outcome: z.any(), limits: [limit] };
      const runtime = { memory, visitor: 'v', address: '10.0.0.1', secret: 'a secret', onFault };
      const { rejected } = await runWithinLimits(
        { name: 'x', action, input, data: {} },
        async () => DONE,
        runtime,
      );
      expect(rejected?.message).toBe('Слишком много попыток. Попробуйте через 2 мин.');
      const keys = (await store.selectFrom('flow_limit').select('key').execute())
        .map(({ key }) => key)
        .join('\n');
      expect(keys).not.toMatch(/9031234567|9261112233/);
    });
  });
});
