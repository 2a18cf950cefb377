import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { createEventLog } from '#app/analytics/event-log';
import { readEnvironment } from '#app/site/environment';
import { eventsLoader } from '#app/sandbox-pages/events.server';
import { sendRequest } from '#tests/http-client';
import { createMetrics } from '../metrics';
import { receiveEvents, type ReceivingSite } from './receive-events';

const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const EVENT = { event: 'flow_step', eventId: 'd-v014-e2', flow: 'top-up', step: 'sum' };

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

const REGION = { id: '1', code: 'moscow', title: 'Москва' };

/** A server that has only the receiver. What the receiver passes on is answered with 404. */
async function open(env: Partial<ReceivingSite['env']> = {}) {
  const heardEvents = createEventLog(() => Date.UTC(2026, 10, 20, 9));
  const warn = vi.fn();
  const info = vi.fn();
  const metrics = createMetrics();
  const read = readEnvironment({});
  const site: ReceivingSite = {
    env: { ...read, UX_TRACKER_URL: '/ux-events', COOKIES_NEED_CONSENT: false, ...env },
    regions: () => [REGION],
    heardEvents,
    metrics,
    log: { warn, info, isLevelEnabled: () => true },
  };
  const server = createServer(receiveEvents(site, (_request, response) => response.writeHead(404).end()));
  server.listen(0, '127.0.0.1');
  ends.push(() => server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const post = (body: string, headers: Record<string, string> = {}) =>
    sendRequest({
      port,
      path: '/ux-events',
      method: 'POST',
      body,
      headers: {
        'user-agent': PERSON,
        'sec-fetch-site': 'same-origin',
        connection: 'keep-alive',
        ...headers,
      },
    });
  const send = async (body: string, headers: Record<string, string> = {}) =>
    (await post(body, headers)).status;
  const count = async (name: string) => (await metrics.register.getSingleMetricAsString(name)).split('\n')[2];
  const counted = () => count('analytics_events_total');
  return { post, send, heardEvents, count, counted, warn, info };
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

test('a body beyond all measure is not read, nor one that does not say how long it is', async () => {
  const { post, count } = await open();
  const long = await post('x'.repeat(40_000));
  const endless = await post(batch([EVENT]), { 'transfer-encoding': 'chunked' });
  for (const { status, headers } of [long, endless])
    expect([status, headers.connection]).toEqual([413, 'close']);
  expect(await count('tracker_posts_total')).toBe('tracker_posts_total{status="413"} 2');
});

test.each([
  ['from another site', { 'sec-fetch-site': 'cross-site' }],
  ['of a host that is not ours', { host: 'elsewhere.test' }],
])('a post %s is left to the guards behind', async (_what, headers) => {
  const { send, heardEvents } = await open();
  expect(await send(batch([EVENT]), headers)).toBe(404);
  expect(heardEvents.list()).toEqual([]);
});

test('an answer has the headers of every other, and the id under which the log has it', async () => {
  const { post, info } = await open();
  const { headers } = await post(batch([EVENT]));
  expect(headers).toMatchObject({
    connection: 'keep-alive',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  const line = { event: 'request', method: 'POST', path: '/ux-events', status: 204, ms: expect.any(Number) };
  expect(info.mock.calls).toEqual([[{ ...line, request: headers['x-request-id'] }]]);
});

test('the sandbox shows the last thousand', async () => {
  const { send, heardEvents } = await open();
  for (let sent = 0; sent < 45; sent += 1)
    await send(
      batch(
        Array.from({ length: 50 }, () => EVENT),
        sent === 44 ? '/last' : '/pay',
      ),
    );
  expect(heardEvents.list()).toHaveLength(1000);
  expect(
    heardEvents
      .list()
      .slice(49, 51)
      .map(({ path }) => path),
  ).toEqual(['/last', '/pay']);
});
