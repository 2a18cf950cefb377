import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '#tests/eventually';
import { sendRequest } from '#tests/http-client';
import { createUnderWay } from './under-way';

/** Who stops the server knows what is under way, however much there was before. */

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A server that answers at once, but for `/waits`: those answers are left to the test. */
async function listen() {
  const underWay = createUnderWay();
  const waiting: ServerResponse[] = [];
  const server = createServer((request, response) => {
    underWay.add(response);
    if (request.url === '/waits') waiting.push(response);
    else response.end('answered');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  closing.push(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { underWay, waiting, port, get: (path: string) => sendRequest({ port, path }) };
}

test('answers that were sent are no longer under way, the others are', async () => {
  const { underWay, waiting, get } = await listen();
  const late = get('/waits');
  await eventually(() => expect(waiting).toHaveLength(1));
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 60 }, () => get('/')));
  }
  await eventually(() => expect(underWay.list()).toEqual(waiting));
  waiting[0]?.end('late');
  await late;
  await eventually(() => expect(underWay.list()).toEqual([]));
});

test('nor are those of a visitor who is gone, also behind an answer before them', async () => {
  const { underWay, waiting, port } = await listen();
  const socket = connect(port, '127.0.0.1');
  const ask = 'GET /waits HTTP/1.1\r\nhost: moscow.localhost\r\n\r\n';
  socket.write(ask + ask);
  await eventually(() => expect(waiting).toHaveLength(2));
  expect(underWay.list()).toHaveLength(2);
  socket.destroy();
  await eventually(() => expect(underWay.list()).toEqual([]));
});
