import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { doInTurn } from './do-in-turn';

/** One part of long work: it keeps the processor busy for a millisecond. */
function work(): void {
  const end = performance.now() + 1;
  while (performance.now() < end);
}

/** How often others were heard until the work was done. */
async function countHeard(done: Promise<unknown>): Promise<number> {
  let heard = 0;
  let isDone = false;
  const listen = () => {
    heard += 1;
    if (!isDone) setImmediate(listen);
  };
  setImmediate(listen);
  await done.finally(() => (isDone = true));
  return heard;
}

async function workLong(parts: number): Promise<void> {
  for (let part = 0; part < parts; part += 1) {
    await doInTurn(work);
  }
}

test('others are heard between the parts of long work', async () => {
  // 200 ms at least, in turns of 10.
  expect(await countHeard(workLong(200))).toBeGreaterThan(5);
});

test('so they are when much work waits at the same time', async () => {
  const all = Promise.all(Array.from({ length: 200 }, () => workLong(1)));
  expect(await countHeard(all)).toBeGreaterThan(5);
});

test('gives what the part gives, and rejects with what it throws', async () => {
  expect(await doInTurn(() => 7)).toBe(7);
  await expect(doInTurn(() => JSON.parse('{'))).rejects.toThrow(SyntaxError);
});

test('who connects meanwhile is answered, not one for each part', async () => {
  const server = createServer((_, response) => response.end());
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Node gives a path instead for a server on a Unix socket, and null for one that does not listen.
  const { port } = server.address() as AddressInfo;
  const parts = { done: 0, untilAnswered: Infinity };
  const visits = Promise.all(Array.from({ length: 24 }, () => visit(port)));
  const answered = visits.then(() => (parts.untilAnswered = parts.done));
  for (; parts.done < 40; parts.done += 1) await doInTurn(workForATurn);
  await answered;
  // The client works in this process too. At one connection for each part it would take 24 of them.
  expect(parts.untilAnswered).toBeLessThan(16);
});

function visit(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, agent: false }, (response) => {
      response.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
}

/** No other part fits into the same turn. */
function workForATurn(): void {
  for (let part = 0; part < 11; part += 1) work();
}
