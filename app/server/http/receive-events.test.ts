import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventLog } from '#app/analytics/event-log';
import { eventsLoader } from '#app/sandbox-pages/events.server';
import { createMetrics } from '../metrics';
import { receiveEvents, type ReceivingSite } from './receive-events';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const EVENT = { event: 'flow_step', eventId: 'd-v014-e2', flow: 'top-up', step: 'sum' };

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

/** A server with the receiver alone. */
async function open(env: Partial<ReceivingSite['env']> = {}) {
  const heardEvents = createEventLog(() => Date.UTC(2026, 10, 20, 9));
  const warn = vi.fn();
  const metrics = createMetrics();
  const site = {
    env: { UX_TRACKER_URL: '/ux-events', COOKIES_NEED_CONSENT: false, ...env },
    heardEvents,
    metrics,
    log: { warn },
  };
  const server = express().use(receiveEvents(site)).listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const request = { method: 'POST', body, headers: { 'user-agent': PERSON, ...headers } };
    return (await fetch(`http://127.0.0.1:${port}/ux-events`, request)).status;
  };
  const counted = async () =>
    (await metrics.register.getSingleMetricAsString('analytics_events_total')).split('\n')[2];
  return { send, heardEvents, counted, warn };
}

const batch = (events: unknown[], path = '/pay') => JSON.stringify({ path, events });

test('events are counted, and kept for whoever looks at the demo', async () => {
  const { send, heardEvents, counted } = await open();
  expect(await send(batch([EVENT]))).toBe(204);
  expect(await counted()).toBe('analytics_events_total{event="flow_step"} 1');
  const answer = eventsLoader(new Request('http://site.test/dev/events'), {
    heardEvents,
    env: { GALLERY: true },
  });
  expect(await answer.json()).toEqual([{ at: '2026-11-20T09:00:00.000Z', path: '/pay', event: EVENT }]);
  const page = eventsLoader(
    new Request('http://site.test/dev/events', { headers: { accept: 'text/html' } }),
    { heardEvents, env: { GALLERY: true } },
  );
  expect(await page.text()).toContain('d-v014-e2');
});

test('[ANLT-101][ANLT-401] what a crawler sends is forgotten', async () => {
  const { send, heardEvents, counted } = await open();
  expect(await send(batch([EVENT]), { 'user-agent': CRAWLER })).toBe(204);
  expect([heardEvents.list(), await counted()]).toEqual([[], undefined]);
});

test('where consent is asked for, nothing is kept of who has not given it', async () => {
  const { send, heardEvents } = await open({ COOKIES_NEED_CONSENT: true });
  await send(batch([EVENT]));
  expect(heardEvents.list()).toEqual([]);
  await send(batch([EVENT]), { cookie: 'cookie_notice=1%3Aclosed' });
  expect(heardEvents.list()).toHaveLength(1);
});

test('[ANLT-201] what the table does not have is left out, and its number is logged without its words', async () => {
  const { send, heardEvents, warn } = await open();
  const planted = { ...EVENT, step: 'Иванов Иван', phone: '79261234567' };
  expect(await send(batch([planted, EVENT]))).toBe(204);
  expect(heardEvents.list().map(({ event }) => event)).toEqual([EVENT]);
  expect(warn.mock.calls).toEqual([[{ event: 'unknown-events', count: 1 }]]);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '[]'],
  ['a path with a query', batch([], '/pay?msisdn=79261234567')],
  ['more events than a page sends together', batch(Array.from({ length: 51 }, () => EVENT))],
])('%s is refused', async (_what, body) => {
  const { send, heardEvents } = await open();
  expect(await send(body)).toBe(400);
  expect(heardEvents.list()).toEqual([]);
});

test('a body beyond all measure is not read', async () => {
  const { send } = await open();
  expect(await send('x'.repeat(40_000))).toBe(413);
});
