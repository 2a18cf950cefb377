import type { Agent, fetch as fetchOfUndici } from 'undici';

/** A page waits for no picture; a visitor's browser does, and not for ever. */
const TIMEOUT_MS = 8000;
const MAX_BYTES = 20_000_000;
const CONNECTIONS = 8;

/** Fetches a file over the network: bounded in time and length, and never by a redirect to another host. */
export function createPictureFetch(): (url: string) => Promise<Buffer | null> {
  const opened = openNetwork();
  return async (url) => {
    const { fetch, dispatcher } = await opened;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = await fetch(url, { dispatcher, signal, redirect: 'error' });
      if (!answer.ok || answer.body === null) return null;
      return await readBounded(answer.body);
    } catch {
      // Not to be had now: whoever asked says so in the log.
      return null;
    }
  };
}

async function openNetwork(): Promise<{ fetch: typeof fetchOfUndici; dispatcher: Agent }> {
  const { Agent, fetch } = await import('undici');
  const dispatcher = new Agent({
    connections: CONNECTIONS,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  });
  return { fetch, dispatcher };
}

async function readBounded(body: AsyncIterable<Uint8Array>): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
