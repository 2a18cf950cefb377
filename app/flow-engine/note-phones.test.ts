import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CallContract } from '#schemas/gateway/call';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';
import { eventually } from '#tests/eventually';
import { notePhones } from './note-phones.server';

const MSISDN = '79261112233';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A post of a visitor with these cookies, and an operator who answers each call so. */
function post(answers: Record<string, () => Promise<unknown>>, cookies: string | null = null) {
  const asked: [call: string, input: unknown][] = [];
  const losses: string[] = [];
  const ask = (contract: CallContract, input: unknown) => {
    asked.push([contract.id, input]);
    return answers[contract.id]?.() ?? Promise.reject(new Error(`no answer for ${contract.id}`));
  };
  const phones = notePhones({
    // Outcomes of two calls only, which the test gives as they are.
    gateway: { ask: ask as ScopedGateway['ask'] },
    cookies,
    secure: true,
    isAllowed: true,
    onLoss: (call, reason) => losses.push(`${call} ${reason}`),
  });
  return { phones, asked, losses };
}

const ok = (answer: object) => async () => ({ ok: true, answer });
const failed = (reason: string) => async () => ({ ok: false, reason, status: null, body: null });
const STORED = { 'cdss.set': ok({ ok: true }) };
const storedFor = (mid: string) => ['cdss.set', { query: { mid }, body: { msisdn: MSISDN, priority: 2 } }];

describe('a number that a post has given', () => {
  test('[ACCT-13][ACCT-407] is kept for a new id, which the browser gets for a year', async () => {
    const { phones, asked } = post({ 'cdss.mid': ok({ mid: 'm-1' }), ...STORED }, 'visitor=v');
    phones.rememberPhone(MSISDN, 2);
    expect(await phones.keep()).toBe('mid=m-1; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure');
    expect(asked).toEqual([['cdss.mid', {}], storedFor('m-1')]);
  });

  test('[ACCT-13] is kept for the id that the browser has, and no other is fetched', async () => {
    const { phones, asked } = post(STORED, 'visitor=v; mid=m-7');
    phones.rememberPhone(MSISDN, 2);
    expect(await phones.keep()).toBeNull();
    expect(asked).toEqual([storedFor('m-7')]);
  });

  test.each(['mid=', 'mid=%E0%A4%A', `mid=${'x'.repeat(129)}`, 'mid=a%0d%0ab', 'mid=%20'])(
    'is not kept for the cookie %s, which no operator has given',
    async (cookies) => {
      const { phones, asked } = post({ 'cdss.mid': ok({ mid: 'm-1' }), ...STORED }, cookies);
      phones.rememberPhone(MSISDN, 2);
      await phones.keep();
      expect(asked).toEqual([['cdss.mid', {}], storedFor('m-1')]);
    },
  );

  test('costs nothing where there is none', async () => {
    const { phones, asked } = post({});
    expect(await phones.keep()).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each(['status', 'timeout', 'malformed', 'refused'])(
    '[ACCT-415] is lost without a fault when the call of the id ends with «%s»',
    async (reason) => {
      const { phones, asked, losses } = post({ 'cdss.mid': failed(reason) });
      phones.rememberPhone(MSISDN, 2);
      expect(await phones.keep()).toBeNull();
      expect([asked.length, losses]).toEqual([1, [`cdss.mid ${reason}`]]);
    },
  );

  test('[ACCT-415] holds the answer up for 300 ms at most, and an id that comes later is nobody’s', async () => {
    let answer = (_given: unknown) => {};
    const late = new Promise((resolve) => (answer = resolve));
    const { phones, asked, losses } = post({ 'cdss.mid': () => late });
    phones.rememberPhone(MSISDN, 2);
    const kept = vi.fn();
    const keeping = phones.keep().then(kept);
    await vi.advanceTimersByTimeAsync(299);
    expect(kept).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(kept).toHaveBeenCalledWith(null);
    answer({ ok: true, answer: { mid: 'm-1' } });
    await keeping;
    expect([asked.length, losses]).toEqual([1, ['cdss.mid late']]);
  });

  test('[ACCT-416] is lost without a fault when it is not taken, and nothing waits for that', async () => {
    const { phones, losses } = post({ 'cdss.set': failed('status') }, 'mid=m-7');
    phones.rememberPhone(MSISDN, 2);
    await phones.keep();
    await eventually(() => expect(losses).toEqual(['cdss.set status']));
    const hanging = post({ 'cdss.set': () => new Promise(() => {}) }, 'mid=m-7');
    hanging.phones.rememberPhone(MSISDN, 2);
    expect(await hanging.phones.keep()).toBeNull();
  });

  test('[ACCT-415][ACCT-416] is lost without a fault when a call falls over', async () => {
    const { phones, losses } = post({});
    phones.rememberPhone(MSISDN, 2);
    expect(await phones.keep()).toBeNull();
    const known = post({}, 'mid=m-7');
    known.phones.rememberPhone(MSISDN, 2);
    await known.phones.keep();
    await eventually(() =>
      expect([...losses, ...known.losses]).toEqual(['cdss.mid fault', 'cdss.set fault']),
    );
  });
});
