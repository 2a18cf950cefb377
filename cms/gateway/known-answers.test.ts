import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#schemas/gateway/call';
import { createKnownAnswers } from './known-answers';

const answer = z.object({ name: z.string() });
const list = defineCall({
  id: 'list',
  group: 'tariffs',
  method: 'GET',
  path: '/api/list',
  rows: [],
  answer,
  empty: null,
});

const LARGE = new TextEncoder().encode(JSON.stringify({ name: 'А'.repeat(1000) }));

/** How often an answer is read when the operator gives it three times. */
function countReads(contract: typeof list, bytes: Uint8Array): number {
  const known = createKnownAnswers();
  const read = vi.fn(() => ({ name: 'Анна' }));
  for (let times = 0; times < 3; times += 1)
    expect(known.find(contract, bytes, read)).toEqual({ name: 'Анна' });
  return read.mock.calls.length;
}

describe('an answer that the operator gives again', () => {
  test('is read once, and is one object that nobody can change', () => {
    const known = createKnownAnswers();
    const first = known.find(list, LARGE, () => ({ name: 'Старт' }));
    const second = known.find(list, LARGE, () => ({ name: 'Старт' }));
    expect(countReads(list, LARGE)).toBe(1);
    expect(second).toBe(first);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('of a personal call is never kept in memory: it is read each time', () => {
    expect(countReads({ ...list, personal: true }, LARGE)).toBe(3);
  });

  test('of a call that changes something is never kept either', () => {
    expect(countReads({ ...list, method: 'POST' }, LARGE)).toBe(3);
  });

  test('is read each time while it is small', () => {
    expect(countReads(list, LARGE.slice(0, 999))).toBe(3);
    expect(countReads(list, LARGE.slice(0, 1000))).toBe(1);
  });

  test('is another one when another call or other bytes gave it', () => {
    const known = createKnownAnswers();
    known.find(list, LARGE, () => ({ name: 'Старт' }));
    expect(known.find({ ...list, id: 'other' }, LARGE, () => ({ name: 'Другой' })).name).toBe('Другой');
    expect(known.find(list, LARGE.slice(1), () => ({ name: 'Новый' })).name).toBe('Новый');
  });
});
