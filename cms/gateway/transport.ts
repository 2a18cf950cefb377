import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Agent, request as sendRequest } from 'undici';
import { MAX_ANSWER_BYTES } from './max-answer-bytes';

/** Sends one request and gives the answer, whatever its status. Rejects without an answer, or when `signal` is aborted. */
export type Transport = (request: Request, signal: AbortSignal) => Promise<Response>;

/** undici waits 300 s by default; a page waits 3 s in all (trust.md, 1). */
export const CONNECT_TIMEOUT_MS = 500;
export const ANSWER_TIMEOUT_MS = 2000;
const MAX_CONNECTIONS = 128;
const MAX_UPLOADS = 16;
/** Answers without a body, by the standard; a Response of them refuses to have one. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);
/** No call of the operator's leads elsewhere: who does is not the operator. */
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

interface Network {
  send: typeof sendRequest;
  calls: Agent;
  uploads: Agent;
}

/**
 * The network: kept-alive connections to the real gateway, each step with a time limit of its own. Bodies of known
 * length are streams (files): they go while they are read, on connections of their own, and only `signal` limits their
 * time. By undici's own way of asking, not by `fetch`: what that makes for each call, the young generation's collector
 * carries along until the next full collection (docs/decisions/0091).
 */
export function createHttpTransport(): Transport {
  // Loading begins here, so that the first call of a visitor's page does not wait for it.
  const network = openNetwork();
  return async (request, signal) => {
    const { send, calls, uploads } = await network;
    const isStreamed = request.headers.has('content-length');
    const answer = await send(request.url, {
      method: request.method,
      headers: { 'accept-encoding': 'gzip', ...Object.fromEntries(request.headers) },
      signal,
      ...(isStreamed
        ? { dispatcher: uploads, body: toNodeStream(request.body) }
        : { dispatcher: calls, body: await readBody(request) }),
    });
    const { statusCode: status, headers } = answer;
    const bytes = await unpack(Buffer.from(await answer.body.arrayBuffer()), headers['content-encoding']);
    if (REDIRECTS.has(status))
      throw new Error(`the operator answered ${status}: a call is not led elsewhere`);
    return new Response(BODILESS.has(status) ? null : bytes, { status, headers: toHeaders(headers) });
  };
}

/** undici is an eighth of a start: a site on the sandbox goes without (docs/decisions/0093). */
async function openNetwork(): Promise<Network> {
  const { Agent, request: send } = await import('undici');
  const connect = { timeout: CONNECT_TIMEOUT_MS };
  const calls = new Agent({
    connect,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
    connections: MAX_CONNECTIONS,
  });
  const uploads = new Agent({ connect, headersTimeout: 0, bodyTimeout: 0, connections: MAX_UPLOADS });
  return { send, calls, uploads };
}

async function readBody(request: Request): Promise<Buffer | null> {
  return request.body === null ? null : Buffer.from(await request.arrayBuffer());
}

/** The same class under Node's own type. */
function toNodeStream(body: Request['body']): Readable | null {
  return body === null ? null : Readable.fromWeb(body as ReadableStream<Uint8Array>);
}

function toHeaders(answered: Readonly<Record<string, string | string[] | undefined>>): [string, string][] {
  return Object.entries(answered).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
}

const toUnpacked = promisify(gunzip);

/** A few bytes may unpack to more than there is memory. */
async function unpack(
  bytes: Buffer<ArrayBuffer>,
  coding: string | string[] | undefined,
): Promise<Buffer<ArrayBuffer>> {
  if (coding === undefined || coding === 'identity') return bytes;
  if (coding !== 'gzip') throw new Error(`nobody has asked for an answer in "${String(coding)}"`);
  return toUnpacked(bytes, { maxOutputLength: MAX_ANSWER_BYTES });
}
