import { Agent, fetch as undiciFetch } from 'undici';

/** Sends one request and gives the answer, whatever its status. Rejects when there is none. */
export type Transport = (request: Request) => Promise<Response>;

/** undici waits 300 s by default; a page waits 3 s in all (trust.md, 1). */
export const CONNECT_TIMEOUT_MS = 500;
export const ANSWER_TIMEOUT_MS = 2000;
const MAX_CONNECTIONS = 128;

/** The network: kept-alive connections to the real gateway, each step with a time limit of its own. */
export function createHttpTransport(): Transport {
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
    connections: MAX_CONNECTIONS,
  });
  return async (request) => {
    const body = request.body === null ? null : Buffer.from(await request.arrayBuffer());
    const answer = await undiciFetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      redirect: 'error',
      signal: request.signal,
      dispatcher,
      body,
    });
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers: [...answer.headers] });
  };
}
