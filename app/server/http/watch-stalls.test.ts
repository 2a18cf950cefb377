import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express from 'express';
import { afterEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/eventually';
import { sendRequest } from '#tests/http-client';
import { createLogger } from '#app/site/logger';
import { createMetrics } from '../metrics';
import { watchStalls } from './watch-stalls';

/** The route that holds everybody up is named, whoever it was called for (trust.md, 25). */

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server with a route that holds the event loop for as long as its query says, and one that waits. */
async function listen() {
  const log = createLogger('silent');
  const metrics = createMetrics();
  const warn = vi.spyOn(log, 'warn');
  const app = express();
  app.use(watchStalls({ log, metrics }));
  app.get('/studio/pages/:id/hold', (request, response) => {
    const until = performance.now() + Number(request.query['ms']);
    while (performance.now() < until);
    response.send('held');
  });
  app.get('/waits', (_request, response) => void sleep(20).then(() => response.send('waited')));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return {
    get: (path: string) => sendRequest({ port, path }),
    stalls: () => warn.mock.calls.map(([line]) => line),
    metrics: () => metrics.register.metrics(),
  };
}

test('a stall is logged and counted with its route, without ids and queries, and without those before', async () => {
  const { get, stalls, metrics } = await listen();
  await get('/waits');
  await sleep(200);
  await get('/studio/pages/81234567-abcd/hold?ms=700&phone=79261234567');
  const isNamed = () => stalls().some((line) => JSON.stringify(line).includes('/hold'));
  await eventually(() => expect(isNamed()).toBe(true));

  const line = stalls().find((one) => JSON.stringify(one).includes('/hold'));
  expect(line).toMatchObject({ event: 'event-loop-stalled', routes: ['GET /studio/pages/:id/hold'] });
  expect(line).toHaveProperty('ms', expect.any(Number));
  expect(JSON.stringify(stalls())).not.toMatch(/79261234567|81234567/);
  expect(await metrics()).toMatch(/^event_loop_stalls_total [1-9]/m);
  expect(await metrics()).toMatch(/^event_loop_stall_seconds_total 0*[.1-9]/m);
});
