import type { Transport } from '../gateway/transport';
import { readContentAnswer, type BuilderContent } from './content-answer';

export interface ContentApiOptions {
  transport: Transport;
  /** `https://cdn.builder.io`. */
  origin: string;
  /** The public key of the space. */
  apiKey: string;
  /** In milliseconds, for the first try and the second together. */
  timeoutMs?: number;
}

export type ContentOutcome =
  | { ok: true; contents: BuilderContent[] }
  /** `status` where the API said one; 404 is an answer too: it has no such model. */
  | { ok: false; status: number | null };

/** Reads entries of one model. Never throws. */
export type AskContent = (model: string, query: Readonly<Record<string, string>>) => Promise<ContentOutcome>;

const TIMEOUT_MS = 2000;
const MAX_ANSWER_LENGTH = 10_000_000;
const TRIES = 2;

/**
 * The Content API of Builder.io. A read that failed on the way, or with a status of 500 or more, is tried once more
 * within the same time.
 */
export function createContentApi({ transport, origin, apiKey, timeoutMs = TIMEOUT_MS }: ContentApiOptions) {
  const ask: AskContent = async (model, query) => {
    const url = new URL(`/api/v3/content/${encodeURIComponent(model)}`, origin);
    // References and symbols come along; code in bindings is answered as text and stays text.
    const params = { apiKey, includeRefs: 'true', enrich: 'true', ...query };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    const signal = AbortSignal.timeout(timeoutMs);
    let outcome: ContentOutcome = { ok: false, status: null };
    for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
      outcome = await askOnce(transport, url, signal);
      if (outcome.ok || isFinal(outcome.status)) return outcome;
    }
    return outcome;
  };
  return ask;
}

/** A refusal stays one, however often it is asked; an answer that cannot be read, too (200). */
function isFinal(status: number | null): boolean {
  return status !== null && status < 500;
}

async function askOnce(transport: Transport, url: URL, signal: AbortSignal): Promise<ContentOutcome> {
  try {
    const answer = await withAbort(transport(new Request(url, { signal })), signal);
    // A network error may come as an answer of status 0.
    if (!answer.ok) return { ok: false, status: answer.status || null };
    const text = await withAbort(answer.text(), signal);
    const contents = text.length > MAX_ANSWER_LENGTH ? null : readContentAnswer(parse(text));
    return contents === null ? { ok: false, status: answer.status } : { ok: true, contents };
  } catch {
    // Nobody answered, or not in time.
    return { ok: false, status: null };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A transport that passes over the signal must not outlive it. */
async function withAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the time is over')), { once: true });
  });
  return Promise.race([work, aborted]);
}
