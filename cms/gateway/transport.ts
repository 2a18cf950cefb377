import type { ReadableStream } from 'node:stream/web';
import { Agent, fetch as undiciFetch } from 'undici';

/** Sends one request and gives the answer, whatever its status. Rejects without an answer, or when `signal` is aborted. */
export type Transport = (request: Request, signal: AbortSignal) => Promise<Response>;

/** undici waits 300 s by default; a page waits 3 s in all (trust.md, 1). */
export const CONNECT_TIMEOUT_MS = 500;
export const ANSWER_TIMEOUT_MS = 2000;
const MAX_CONNECTIONS = 128;
const MAX_UPLOADS = 16;
/** Answers without a body, by the standard; a Response of them refuses to have one. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * The network: kept-alive connections to the real gateway, each step with a time limit of its own. Bodies of known
 * length are streams (files): they go while they are read, on connections of their own, and only `signal` limits their
 * time.
 */
export function createHttpTransport(): Transport {
  const connect = { timeout: CONNECT_TIMEOUT_MS };
  const calls = new Agent({
    connect,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
    connections: MAX_CONNECTIONS,
  });
  const uploads = new Agent({ connect, headersTimeout: 0, bodyTimeout: 0, connections: MAX_UPLOADS });
  return async (request, signal) => {
    const isStreamed = request.headers.has('content-length');
    const answer = await undiciFetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      redirect: 'error',
      signal,
      ...(isStreamed
        ? { dispatcher: uploads, body: toNodeStream(request.body), duplex: 'half' as const }
        : { dispatcher: calls, body: await readBody(request) }),
    });
    const { status } = answer;
    const body = BODILESS.has(status) ? null : await answer.arrayBuffer();
    return new Response(body, { status, headers: [...answer.headers] });
  };
}

async function readBody(request: Request): Promise<Buffer | null> {
  return request.body === null ? null : Buffer.from(await request.arrayBuffer());
}

/** The same class under Node's own type. */
function toNodeStream(body: Request['body']): ReadableStream<Uint8Array> | null {
  return body as ReadableStream<Uint8Array> | null;
}
