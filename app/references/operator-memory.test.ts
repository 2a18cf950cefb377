import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { compareTariffs } from '#schemas/gateway/tariffs';
import { getRoamingShowcase } from '#schemas/gateway/roaming';
import { createGateway } from '#cms/gateway/create-gateway';
import { SILENT_OBSERVER } from '#cms/gateway/silent-observer';
import type { Transport } from '#cms/gateway/transport';
import { createOperatorMemory } from './operator-memory.server';

const MINUTE = 60_000;
const region = { id: '1', code: 'moscow', title: 'Москва' };
const MAXIMUM = { query: { ids: 'maksimum' } };
const answer = (title: string) => Response.json([{ id: 'maksimum', title }]);

/** An operator whose answers take as long as `delayMs` says. */
function startOperator() {
  const operator = { delayMs: 0, title: 'Максимум', calls: 0 };
  const transport: Transport = async ({ url }) => {
    operator.calls += 1;
    const { title } = operator;
    await new Promise((resolve) => setTimeout(resolve, operator.delayMs));
    return url.includes('roaming') ? Response.json({ products: [] }) : answer(title);
  };
  const gateway = createGateway({ transport, origin: 'http://gateway.test', observer: SILENT_OBSERVER });
  const asker = { region, audience: 'b2c' as const, gateway: gateway({ region, audience: 'b2c' }) };
  const memory = createOperatorMemory();
  return { operator, ask: () => memory.ask(compareTariffs, MAXIMUM, asker), memory, asker };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(ms);
  return asked;
}

describe('an operator who hangs', () => {
  test('is waited for a second, then left alone by the same question of all pages; others are asked', async () => {
    const { operator, ask, memory, asker } = startOperator();
    operator.delayMs = 60_000;
    expect(await within(1000, ask())).toEqual({ answer: null, hasFailed: true });
    expect(await within(0, ask())).toEqual({ answer: null, hasFailed: true });
    expect(operator.calls).toBe(1);
    operator.delayMs = 0;
    const showcase = memory.ask(getRoamingShowcase, { query: { uuid: 'world' } }, asker);
    expect(await within(10, showcase)).toMatchObject({ hasFailed: false });
    await vi.advanceTimersByTimeAsync(5000);
    expect(await within(10, ask())).toMatchObject({ hasFailed: false });
  });

  test('has said something before: that stands', async () => {
    const { operator, ask } = startOperator();
    expect(await within(10, ask())).toMatchObject({ answer: [{ title: 'Максимум' }], hasFailed: false });
    await vi.advanceTimersByTimeAsync(MINUTE);
    operator.delayMs = 60_000;
    expect(await within(1000, ask())).toMatchObject({ answer: [{ title: 'Максимум' }], hasFailed: true });
  });

  test('answers too late for one page: the next has it', async () => {
    const { operator, ask } = startOperator();
    operator.delayMs = 1500;
    expect(await within(1000, ask())).toEqual({ answer: null, hasFailed: true });
    await vi.advanceTimersByTimeAsync(500);
    operator.delayMs = 60_000;
    expect(await within(0, ask())).toMatchObject({ answer: [{ title: 'Максимум' }], hasFailed: false });
  });
});

describe('an answer', () => {
  test('of a moment ago is not asked for again, one of the last minute while it is told', async () => {
    const { operator, ask } = startOperator();
    await within(10, ask());
    operator.title = 'Максимум 2';
    expect(await within(1900, ask())).toMatchObject({ answer: [{ title: 'Максимум' }] });
    expect(operator.calls).toBe(1);

    await vi.advanceTimersByTimeAsync(200);
    expect(await within(0, ask())).toMatchObject({ answer: [{ title: 'Максимум' }], hasFailed: false });
    expect(operator.calls).toBe(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(await within(0, ask())).toMatchObject({ answer: [{ title: 'Максимум 2' }] });
    expect(operator.calls).toBe(2);
  });

  test('that is older, or from a clock that was ahead, is waited for', async () => {
    const { operator, ask } = startOperator();
    await within(10, ask());
    operator.title = 'Максимум 2';
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await within(10, ask())).toMatchObject({ answer: [{ title: 'Максимум 2' }] });

    operator.title = 'Максимум 3';
    vi.setSystemTime(Date.now() - MINUTE);
    expect(await within(10, ask())).toMatchObject({ answer: [{ title: 'Максимум 3' }] });
  });
});
