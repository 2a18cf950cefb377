import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod';
import { defineCall } from '#schemas/gateway/call';
import { soundEntries } from '#schemas/gateway/entities/sound-entries';
import { eventually } from '#tests/eventually';
import { createGateway, type CallEvent, type LeftOutEvent } from './create-gateway';
import { SILENT_OBSERVER } from './silent-observer';
import { createHttpTransport, type Transport } from './transport';

const shared = { group: 'tariffs', rows: [] } as const;
const list = defineCall({
  ...shared,
  id: 'list',
  method: 'GET',
  path: '/api/list',
  query: z.object({ page: z.string() }),
  answer: z.object({ items: z.array(z.string()) }),
  empty: { items: [] },
});
const personal = defineCall({ ...list, id: 'personal', personal: true });
const steady = defineCall({ ...list, id: 'steady', isSteady: true });
const order = defineCall({
  ...shared,
  id: 'order',
  group: 'retail',
  method: 'POST',
  path: '/api/order',
  body: z.object({ sku: z.string() }),
  answer: z.object({ number: z.string() }),
  empty: null,
});
const search = defineCall({
  ...shared,
  id: 'search',
  group: 'search',
  method: 'GET',
  path: '/search',
  answer: z.object({ found: z.int() }),
  empty: { found: 0 },
});

const products = defineCall({
  ...shared,
  id: 'products',
  method: 'GET',
  path: '/api/products',
  answer: soundEntries(z.object({ id: z.string(), price: z.object({ value: z.number() }) })),
  empty: [],
});

const done = defineCall({
  ...shared,
  id: 'done',
  group: 'retail',
  method: 'POST',
  path: '/api/done',
  answer: z.looseObject({ until: z.string().optional() }),
  empty: null,
});

const SCOPE = { region: { id: '1', code: 'moscow' }, audience: 'b2c' } as const;
const FIRST = { query: { page: '1' } };

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** A gateway over a transport of the test, with everything that it sent and told. */
function open(transport: Transport, answerTimeoutMs?: number) {
  const sent: Request[] = [];
  const events: CallEvent[] = [];
  const breakers: string[] = [];
  const leftOut: LeftOutEvent[] = [];
  const gateway = createGateway({
    origin: 'http://gateway.test',
    ...(answerTimeoutMs === undefined ? {} : { answerTimeoutMs }),
    transport(request, signal) {
      sent.push(request);
      return transport(request, signal);
    },
    observer: {
      onCall: (event) => events.push(event),
      onBreaker: (group, state) => breakers.push(`${group} ${state}`),
      onLeftOut: (event) => leftOut.push(event),
    },
  });
  return { gateway, at: gateway(SCOPE), sent, events, breakers, leftOut };
}

const items = { items: ['a', 'b'] };

describe('a call', () => {
  test('gives the answer, read by its contract', async () => {
    const { at, events } = open(async () => json({ ...items, extra: 1 }));
    expect(await at.ask(list, FIRST)).toEqual({ ok: true, answer: items });
    expect(await at.call(list, FIRST)).toEqual(items);
    expect(events[0]).toMatchObject({ call: 'list', group: 'tariffs', outcome: 'ok', status: 200 });
  });

  test('is read without a wrong entry of a list, which is told by place and field, never by value', async () => {
    const sound = { id: 'start', price: { value: 300 } };
    const { at, leftOut } = open(async () =>
      json([sound, { id: 'tajna', price: { value: 'много' } }, 'tajna']),
    );
    expect(await at.call(products, {})).toEqual([sound]);
    const entries = [
      { index: 1, faults: ['price.value: invalid_type'] },
      { index: 2, faults: ['entry: invalid_type'] },
    ];
    expect(leftOut).toEqual([{ call: 'products', group: 'tariffs', entries }]);
    expect(JSON.stringify(leftOut)).not.toMatch(/tajna|много/);
  });

  test('that is read anew and says the same is told of once', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ id: index }));
    const { at, leftOut } = open(async () => json(many));
    expect(await at.call(products, {})).toEqual([]);
    expect(await at.call(products, {})).toEqual([]);
    expect(leftOut.map(({ entries }) => entries.length)).toEqual([200]);
  });

  test.each<[string, Transport, { reason: string; status: number | null }]>([
    [
      'no connection',
      async () => Promise.reject(new Error('ECONNREFUSED')),
      { reason: 'unreachable', status: null },
    ],
    ['an answer that is not JSON', async () => new Response('<html>'), { reason: 'malformed', status: 200 }],
    ['an empty answer', async () => new Response(''), { reason: 'malformed', status: 200 }],
    ['an answer of another shape', async () => json({ items: 'a' }), { reason: 'malformed', status: 200 }],
    [
      'too large an answer',
      async () => new Response(' '.repeat(10_000_001)),
      { reason: 'malformed', status: 200 },
    ],
    [
      'a client error',
      async () => json({ error: { message: 'нет' } }, 404),
      { reason: 'status', status: 404 },
    ],
    ['a server error', async () => json({ message: 'ой' }, 503), { reason: 'status', status: 503 }],
    ['a redirect', async () => new Response(null, { status: 302 }), { reason: 'status', status: 302 }],
  ])(
    '[PAGE-109][PAGE-110][PAGE-403] that meets %s gives the declared empty value',
    async (_fault, transport, failure) => {
      const { at, events } = open(transport);
      expect(await at.call(list, FIRST)).toEqual({ items: [] });
      expect(await at.ask(list, FIRST)).toMatchObject({ ok: false, ...failure });
      expect(events).toMatchObject([
        { outcome: failure.reason, status: failure.status },
        { outcome: failure.reason },
      ]);
    },
  );

  test('keeps the body of an error, which flows read', async () => {
    const body = { error: { code: 'limit', message: 'Попробуйте завтра' } };
    const { at } = open(async () => json(body, 429));
    expect(await at.ask(list, FIRST)).toMatchObject({ ok: false, status: 429, body });
  });

  test('that gets no answer ends at the time limit, even when the transport ignores it', async () => {
    const { at, events } = open(() => new Promise(() => undefined), 30);
    expect(await at.ask(list, FIRST)).toMatchObject({ ok: false, reason: 'timeout', status: null });
    expect(events).toMatchObject([{ outcome: 'timeout' }]);
  });

  test('tells its observer nothing of the values that it carries', async () => {
    const { at, events } = open(async () => json({ number: '79161234567' }));
    await at.ask(order, { body: { sku: 'canary-79161234567' } });
    await at.ask(list, { query: { page: 'canary-79161234567' } });
    expect(JSON.stringify(events)).not.toContain('79161234567');
  });
});

describe('equal calls under way together', () => {
  test('are sent once, told once, and all get the answer', async () => {
    const { at, sent, events } = open(async () => json(items));
    const answers = await Promise.all(Array.from({ length: 1000 }, () => at.call(list, FIRST)));
    expect([sent.length, events.length]).toEqual([1, 1]);
    expect(answers.every((answer) => answer.items.length === 2)).toBe(true);
  });

  test('share a failure as well: it is told once', async () => {
    const { at, sent, events } = open(async () => json({}, 500));
    const answers = await Promise.all(Array.from({ length: 50 }, () => at.call(list, FIRST)));
    expect([sent.length, events.length]).toEqual([1, 1]);
    expect(answers.every((answer) => answer.items.length === 0)).toBe(true);
  });

  test('are sent again when the first has ended', async () => {
    const { at, sent } = open(async () => json(items));
    await at.call(list, FIRST);
    await at.call(list, FIRST);
    expect(sent).toHaveLength(2);
  });

  test('are not equal with another query, region or audience, or when they are personal', async () => {
    const { gateway, sent } = open(async () => json(items));
    const spb = { region: { id: '2', code: 'spb' }, audience: 'b2c' } as const;
    await Promise.all([
      gateway(SCOPE).call(list, FIRST),
      gateway(SCOPE).call(list, { query: { page: '2' } }),
      gateway(spb).call(list, FIRST),
      gateway({ ...SCOPE, audience: 'b2b' }).call(list, FIRST),
      gateway(SCOPE).call(personal, FIRST),
      gateway(SCOPE).call(personal, FIRST),
    ]);
    expect(sent).toHaveLength(6);
  });

  test('never are when they are posts', async () => {
    const { at, sent } = open(async () => json({ number: '1' }));
    await Promise.all([at.ask(order, { body: { sku: 'a' } }), at.ask(order, { body: { sku: 'a' } })]);
    expect(sent).toHaveLength(2);
  });
});

describe('a list that hardly changes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('is asked for once a minute by each region', async () => {
    const { at, gateway, sent } = open(async () => json(items));
    expect(await at.call(steady, FIRST)).toEqual(items);
    vi.advanceTimersByTime(59_000);
    expect(await at.call(steady, FIRST)).toEqual(items);
    expect(sent).toHaveLength(1);
    await gateway({ region: { id: '2', code: 'spb' }, audience: 'b2c' }).call(steady, FIRST);
    expect(sent).toHaveLength(2);
    vi.advanceTimersByTime(2000);
    await at.call(steady, FIRST);
    expect(sent).toHaveLength(3);
  });

  test('is asked for again at once after a failure', async () => {
    const { at, sent } = open(async () => (sent.length === 1 ? json({}, 500) : json(items)));
    expect(await at.call(steady, FIRST)).toEqual({ items: [] });
    expect(await at.call(steady, FIRST)).toEqual(items);
  });
});

describe('a failed call', () => {
  test.each([
    ['broken off', async () => Promise.reject(new Error('ECONNRESET'))],
    ['answered 503', async () => json({}, 503)],
    ['answered with garbage', async () => new Response('?')],
    ['not answered', () => new Promise<never>(() => undefined)],
  ] satisfies [string, Transport][])(
    'is never sent again by itself, neither a post nor a get: %s',
    async (_fault, transport) => {
      const { at, sent } = open(transport, 20);
      await at.ask(order, { body: { sku: 'a' } });
      await at.ask(list, FIRST);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(sent.map(({ method }) => method)).toEqual(['POST', 'GET']);
    },
  );
});

describe('the breaker of an upstream group', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const five = Array.from({ length: 5 }, (_, n) => ({ query: { page: String(n) } }));

  test('opens after five failures in a row, and lets one through after five seconds', async () => {
    let isDown = true;
    const { at, sent, breakers } = open(async () => (isDown ? json({}, 500) : json(items)));
    for (const input of five) await at.call(list, input);
    expect(breakers).toEqual(['tariffs open']);
    expect(await at.ask(list, FIRST)).toMatchObject({ ok: false, reason: 'refused', status: null });
    expect(sent).toHaveLength(5);
    isDown = false;
    await vi.advanceTimersByTimeAsync(5001);
    expect(await at.call(list, FIRST)).toEqual(items);
    expect(breakers).toEqual(['tariffs open', 'tariffs closed']);
    expect(sent).toHaveLength(6);
  });

  test('counts no client errors: a visitor cannot open it by asking for what is not there', async () => {
    const { at, sent, breakers } = open(async () => json({}, 404));
    for (const input of [...five, ...five, ...five]) await at.call(list, input);
    expect([sent.length, breakers]).toEqual([15, []]);
  });

  test('opens for what is no JSON: the page of whatever stands before an operator who is away', async () => {
    const { at, breakers } = open(async () => new Response('<html>Технические работы</html>'));
    for (const input of five)
      expect(await at.ask(list, input)).toMatchObject({ reason: 'malformed', status: 200 });
    expect(breakers).toEqual(['tariffs open']);
  });

  test('does not open for JSON that a contract refuses: the operator is there', async () => {
    const bodies = [null, { items: 'a' }, {}, 'text', []];
    const { at, breakers } = open(async () => json(bodies.pop()));
    for (const input of five) expect(await at.ask(list, input)).toMatchObject({ reason: 'malformed' });
    expect(breakers).toEqual([]);
  });

  test('leaves the other groups alone', async () => {
    const { at, breakers } = open(async (request) =>
      request.url.includes('/search') ? json({}, 500) : json(items),
    );
    for (let n = 0; n < 6; n += 1) await at.call(search, {});
    expect(await at.call(list, FIRST)).toEqual(items);
    expect(breakers).toEqual(['search open']);
  });
});

test('a slow group takes no more than its share: the calls beyond it are refused at once', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { at, sent, events } = open(() => gate.then(() => json(items)), 60_000);
  const visits = Array.from({ length: 400 }, (_, n) => at.ask(list, { query: { page: String(n) } }));
  await eventually(() => expect(events).toHaveLength(400 - 64 - 128));
  expect(events.every(({ outcome }) => outcome === 'refused')).toBe(true);
  expect(sent).toHaveLength(64);
  release();
  const outcomes = await Promise.all(visits);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(64 + 128);
});

describe('an answer without a body', () => {
  test.each([204, 200])('of status %i is one, when the contract needs no field of it', async (status) => {
    const gateway = createGateway({
      transport: async () => new Response(null, { status }),
      origin: 'https://gateway.example.test',
      observer: SILENT_OBSERVER,
    });
    const open = gateway(SCOPE);
    expect(await open.ask(done, {})).toEqual({ ok: true, answer: {} });
    expect(await open.ask(order, { body: { sku: '1' } })).toMatchObject({ ok: false, reason: 'malformed' });
    expect(await open.ask(products, {})).toMatchObject({ ok: false, reason: 'malformed' });
  });

  test('comes through the network', async () => {
    const answer = await askNetwork((_, answer) => answer.writeHead(204).end());
    expect([answer.status, await answer.text()]).toEqual([204, '']);
  });
});

/** Sends one call over the network to a server that answers like this. */
async function askNetwork(answerWith: RequestListener): Promise<Response> {
  const server = createServer(answerWith);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  const request = new Request(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' });
  return createHttpTransport()(request, new AbortController().signal);
}

describe('an answer of the network', () => {
  const packed = (text: string, coding: string): RequestListener => {
    return (_, answer) => answer.writeHead(200, { 'Content-Encoding': coding }).end(gzipSync(text));
  };

  test('may be packed, as the call says that it may', async () => {
    const codings: unknown[] = [];
    const answer = await askNetwork((request, response) => {
      codings.push(request.headers['accept-encoding']);
      packed('{"items":[]}', 'gzip')(request, response);
    });
    expect(await answer.json()).toEqual({ items: [] });
    expect(codings).toEqual(['gzip']);
  });

  test('is none when it unpacks to more than any answer has, or is packed in another way', async () => {
    await expect(askNetwork(packed('x'.repeat(11_000_000), 'gzip'))).rejects.toThrow(/larger than/);
    await expect(askNetwork(packed('{}', 'zstd'))).rejects.toThrow('zstd');
  });

  test('is none when it leads elsewhere: nobody follows it', async () => {
    const paths: unknown[] = [];
    const led = askNetwork(({ url }, answer) => {
      paths.push(url);
      answer.writeHead(302, { Location: '/elsewhere' }).end();
    });
    await expect(led).rejects.toThrow('302');
    expect(paths).toEqual(['/']);
  });

  test('has all its headers', async () => {
    const answer = await askNetwork((_, response) => {
      response.writeHead(200, ['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2', 'Content-Type', 'text/plain']).end();
    });
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('content-type')).toBe('text/plain');
  });
});
