import { doInTurn, takeStepsInTurns } from '../do-in-turn';
import type { Transport } from '../gateway/transport';
import { readContentAnswer, type BuilderContent } from './content-answer';
import { parseAnswerInSteps } from './parse-answer';

export interface ContentApiOptions {
  transport: Transport;
  /** `https://cdn.builder.io`. */
  origin: string;
  /** The public key of the space. */
  apiKey: string;
  /** The language that values of whole entries are wanted in. */
  locale?: string;
  /** In milliseconds, for the first try and the second together. */
  timeoutMs?: number;
}

/** Why there is no content: for the log and the metrics. */
export type ContentFailure = 'timeout' | 'unreachable' | 'status' | 'malformed' | 'refused';

export type ContentOutcome =
  /** `bytes`: how long the answer was. */
  | { ok: true; contents: BuilderContent[]; bytes: number }
  /** `status` where the API said one; 404: it has no such model, or no such space. */
  | { ok: false; cause: ContentFailure; status: number | null };

export type ContentQuery = Readonly<Record<string, string>>;

/** Reads entries of one model. `timeoutMs`: less time than usual. Never throws. */
export type AskContent = (model: string, query: ContentQuery, timeoutMs?: number) => Promise<ContentOutcome>;

export const CONTENT_TIMEOUT_MS = 2000;
const LOCALE = 'ru-RU';
const MAX_ANSWER_BYTES = 10_000_000;
const TRIES = 2;

/**
 * The Content API of Builder.io. A read that failed on the way, or with a status of 500 or more, is tried once more
 * within the same time.
 */
export function createContentApi(options: ContentApiOptions): AskContent {
  const { transport, origin, apiKey, locale = LOCALE, timeoutMs = CONTENT_TIMEOUT_MS } = options;
  return async (model, query, leftMs = timeoutMs) => {
    const url = new URL(`/api/v3/content/${encodeURIComponent(model)}`, origin);
    // References and symbols come along; code in bindings is answered as text and stays text.
    const params = { apiKey, includeRefs: 'true', enrich: 'true', locale, ...query };
    for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
    const signal = AbortSignal.timeout(Math.max(1, Math.round(leftMs)));
    let outcome: ContentOutcome = { ok: false, cause: 'timeout', status: null };
    for (let attempt = 0; attempt < TRIES && !signal.aborted; attempt += 1) {
      outcome = await askOnce(transport, url, signal);
      if (outcome.ok || isFinal(outcome.status)) return outcome;
    }
    return outcome;
  };
}

/** A refusal stays one, however often it is asked; an answer that cannot be read, too (200). */
function isFinal(status: number | null): boolean {
  return status !== null && status < 500;
}

async function askOnce(transport: Transport, url: URL, signal: AbortSignal): Promise<ContentOutcome> {
  try {
    const answer = await withAbort(transport(new Request(url), signal), signal);
    // A network error may come as an answer of status 0.
    if (!answer.ok) return toRefusal(answer.status);
    const bytes = await withAbort(answer.arrayBuffer(), signal);
    const contents = bytes.byteLength > MAX_ANSWER_BYTES ? null : await readContents(bytes);
    if (contents === null) return { ok: false, cause: 'malformed', status: answer.status };
    return { ok: true, contents, bytes: bytes.byteLength };
  } catch {
    // Nobody answered, or not in time.
    return { ok: false, cause: signal.aborted ? 'timeout' : 'unreachable', status: null };
  }
}

function toRefusal(status: number): ContentOutcome {
  return status === 0
    ? { ok: false, cause: 'unreachable', status: null }
    : { ok: false, cause: 'status', status };
}

/** An answer may have megabytes: others are heard while it is read. */
async function readContents(bytes: ArrayBuffer): Promise<BuilderContent[] | null> {
  const answer = await takeStepsInTurns(parseAnswerInSteps(new Uint8Array(bytes)));
  return doInTurn(() => readContentAnswer(answer));
}

/** A transport that passes over the signal must not outlive it. */
async function withAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the time is over')), { once: true });
  });
  return Promise.race([work, aborted]);
}
