import { expect, test, vi } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#schemas/gateway/call';
import type { CallOutcome } from './call-outcome';
import { toScopedGateway } from './scoped-gateway';
import { shareReads, type FailedReads } from './share-reads';

const common = { rows: ['PAGE-110'], group: 'content', answer: z.looseObject({}), empty: {} } as const;
const salons = defineCall({
  ...common,
  id: 'salons',
  method: 'GET',
  path: '/salons',
  query: z.object({ city: z.string() }),
});
const ownCity = defineCall({ ...salons, id: 'city', path: '/city' });
const ownNumbers = defineCall({ ...common, id: 'own', method: 'GET', path: '/own', personal: true });
const order = defineCall({ ...common, id: 'order', method: 'POST', path: '/order' });

function open(failed: FailedReads) {
  const told = { outcome: { ok: true, answer: {} } as CallOutcome<typeof salons> };
  const asked = vi.fn<(id: string) => void>();
  const gateway = toScopedGateway(async ({ id }) => {
    asked(id);
    return told.outcome as CallOutcome<never>;
  });
  return { told, asked, shared: shareReads(gateway, failed) };
}

const MOSCOW = { query: { city: 'Москва' } };

test('what several parts of a page read is asked once, one after another or at the same time', async () => {
  const { asked, shared } = open('asked again');
  await Promise.all([shared.ask(salons, MOSCOW), shared.ask(salons, MOSCOW)]);
  await shared.ask(salons, MOSCOW);
  expect(asked).toHaveBeenCalledOnce();
  await shared.ask(salons, { query: { city: 'Казань' } });
  expect(asked).toHaveBeenCalledTimes(2);
  await shared.ask(ownCity, MOSCOW);
  expect(asked).toHaveBeenCalledTimes(3);
});

test('what is a visitor’s own, what changes something and what has failed is asked each time', async () => {
  const { told, asked, shared } = open('asked again');
  for (const contract of [ownNumbers, order]) {
    await shared.ask(contract, {});
    await shared.ask(contract, {});
  }
  told.outcome = { ok: false, reason: 'timeout', status: null, body: null };
  await shared.ask(salons, MOSCOW);
  await shared.ask(salons, MOSCOW);
  expect(asked.mock.calls.flat()).toEqual(['own', 'own', 'order', 'order', 'salons', 'salons']);
});

test('what has failed for a page is asked once for it, and has the declared empty value', async () => {
  const { told, asked, shared } = open('shared');
  told.outcome = { ok: false, reason: 'timeout', status: null, body: null };
  expect(await shared.call(salons, MOSCOW)).toBe(salons.empty);
  expect(await shared.ask(salons, MOSCOW)).toBe(told.outcome);
  expect(asked).toHaveBeenCalledOnce();
});
