import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atEndOfFile } from '#tests/ends';

/** What can be wrong with an upstream. `slow` answers rightly, but after the server's patience (2 s). */
export const FAULTS = ['hung', 'reset', 'cut off', 'not JSON', 'wrong shape', 'status 500', 'slow'] as const;
export type Fault = (typeof FAULTS)[number];

export interface RecordedCall {
  method: string;
  /** As received: path and query. */
  target: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

interface Answer {
  status?: number;
  /** Bytes are a picture; everything else is sent as JSON. */
  body: unknown;
  delayMs?: number;
}

/** The operator's API as the tests want it: each answer is given, and every call recorded. */
export interface FakeGateway {
  origin: string;
  calls: RecordedCall[];
  callsTo: (path: string) => RecordedCall[];
  /** Page info by the page's path; a call without an answer is 404. */
  pages: Map<string, Answer>;
  /** Answers of all calls, by path; of page info where `pages` has none. */
  answers: Map<string, Answer>;
  /** Spoils every answer, or those that match. */
  fail: (fault: Fault | null, matches?: (call: RecordedCall) => boolean) => void;
}

export const PAGE_INFO = '/api/unite/v1/common/page/info';
export const LAYOUT = '/api/unite/v1/common/layout/get';
export const MAIN_PAGE = '/api/unite/v1/common/mainPage/get';
export const REGIONS = '/api/unite/v1/common/regions/get';

const DEFAULT_ANSWERS: [string, Answer][] = [
  [
    REGIONS,
    {
      body: [
        { id: '1', code: 'moscow', title: 'Москва' },
        { id: '2', code: 'spb', title: 'Санкт-Петербург' },
      ],
    },
  ],
  [LAYOUT, { body: { footer: { copyright: '© Связь для проверки' }, widgets: { menu: [] } } }],
  [MAIN_PAGE, { body: { actions: [] } }],
];

const SLOW_MS = 4000;

/** Starts a fake gateway on a free port; it ends after the tests of the file. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const calls: RecordedCall[] = [];
  const pages = new Map<string, Answer>();
  const answers = new Map(DEFAULT_ANSWERS);
  let spoils: (call: RecordedCall) => Fault | null = () => null;

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const call = record(request, await readBody(request));
    calls.push(call);
    const page = call.path === PAGE_INFO ? pages.get(call.query.get('page') ?? '') : undefined;
    const answer = page ??
      answers.get(call.path) ?? { status: 404, body: { error: { message: 'нет такого' } } };
    const fault = spoils(call);
    const delay = fault === 'slow' ? SLOW_MS : (answer.delayMs ?? 0);
    setTimeout(() => send(response, answer, fault), delay);
  };
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(() => {
    server.closeAllConnections();
    server.close();
  });
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    pages,
    answers,
    callsTo: (path) => calls.filter((call) => call.path === path),
    fail(fault, matches = () => true) {
      spoils = (call) => (matches(call) ? fault : null);
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function record({ method = '', url = '', headers }: IncomingMessage, body: Buffer): RecordedCall {
  const { pathname, searchParams } = new URL(url, 'http://gateway.invalid');
  return {
    method,
    target: url,
    path: pathname,
    query: searchParams,
    headers,
    body,
  };
}

function send(response: ServerResponse, { status = 200, body }: Answer, fault: Fault | null): void {
  if (fault === 'hung') return;
  if (fault === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if (fault === null && body instanceof Uint8Array) {
    response.writeHead(status, { 'Content-Type': 'image/png' });
    response.end(body);
    return;
  }
  const text =
    fault === 'not JSON' ? '<html>Bad gateway</html>' : JSON.stringify(fault === 'wrong shape' ? 'ой' : body);
  const isGarbage = fault === 'not JSON' || fault === 'wrong shape';
  response.writeHead(fault === 'status 500' ? 500 : isGarbage ? 200 : status, {
    'Content-Type': 'application/json',
  });
  if (fault !== 'cut off') {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length / 2));
  setTimeout(() => response.destroy(), 20);
}

/** A port on which nothing listens. */
export async function findClosedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // As above.
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A page of one text, as a gateway gives it. */
export function toPage(text: string, rest: object = {}): Answer {
  const components = [{ id: 'words', type: 'text', props: { html: `<p>${text}</p>` } }];
  return {
    body: { uuid: 'b5c1c3a4-0000-4000-8000-000000000001', type: 'common', title: text, components, ...rest },
  };
}
