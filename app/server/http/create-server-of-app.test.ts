import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { createServerOfApp } from './create-server-of-app';

const { app, server } = createServerOfApp();
afterAll(() => server.close());

const toPrototypes = (...pair: object[]) => pair.map((one) => Object.getPrototypeOf(one) as unknown);

test('Express finds requests and responses as it wants them, and leaves their prototypes as they are', async () => {
  const before: unknown[] = [];
  const after: unknown[] = [];
  server.on('request', (request, response) => before.push(...toPrototypes(request, response)));
  server.on('request', app);
  app.get('/', (request, response) => {
    after.push(...toPrototypes(request, response));
    response.status(201).json({ query: request.query, kind: request.get('accept') });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/?a=1`, { headers: { accept: 'text/plain' } });
  expect([answer.status, await answer.json()]).toEqual([201, { query: { a: '1' }, kind: 'text/plain' }]);
  expect(after).toHaveLength(2);
  expect(after.map((prototype, place) => prototype === before[place])).toEqual([true, true]);
});
