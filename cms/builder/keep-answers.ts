import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { AskContent, ContentFailure, ContentOutcome, ContentQuery } from './content-api';

/** How long an answer is good without asking again. */
const FRESH_MS = 45_000;
/** How long it stands in while the API fails. */
const STALE_MS = 24 * 60 * 60 * 1000;
/** How long a failure is known: who asks again at once, within the same page, does not wait a second time. */
const FAILED_MS = 1000;
const NOT_FOUND = 404;
/** How long «there is no such model» is believed. A space may have no model of layouts, which every page asks for. */
const UNKNOWN_MS = FRESH_MS;
/** Who wants it fresh still shares what was read this lately: anybody can ask for a fresh page. */
const JUST_READ_MS = 1000;
const MAX_BYTES = 64_000_000;
const MAX_FAILURES = 1000;
const FAILURES_TO_OPEN = 5;
const OPEN_FOR_MS = 5000;

/** What is told of the API. No address and no query: only models, whose names editors chose. */
export interface ContentObserver {
  onAsked: (event: {
    model: string;
    outcome: 'ok' | ContentFailure;
    status: number | null;
    seconds: number;
  }) => void;
  onBreaker: (state: 'open' | 'closed') => void;
}

export const SILENT_CONTENT_OBSERVER: ContentObserver = {
  onAsked: () => undefined,
  onBreaker: () => undefined,
};

type Read = Extract<ContentOutcome, { ok: true }>;

interface Kept {
  read: Read;
  at: number;
  /** Something was published since: it only stands in for a failure. */
  isOutdated: boolean;
}

type Failure = Extract<ContentOutcome, { ok: false }>;

interface KnownFailure {
  outcome: Failure;
  at: number;
}

export interface AskOptions {
  /** Passes over what is kept. */
  fresh?: boolean;
  timeoutMs?: number;
}

export interface KeptAnswers {
  ask: (model: string, query: ContentQuery, options?: AskOptions) => Promise<ContentOutcome>;
  /** From now on everything is asked for anew; what is kept stands in when the API fails. */
  outdate: () => void;
}

/**
 * The API's answers, kept: one that is not fresh any more is given at once, and a new one asked for meanwhile. Equal
 * questions under way share one answer. When the API has failed five times in a row, it is left alone for a while.
 */
export function keepAnswers(
  ask: AskContent,
  observer: ContentObserver,
  now: () => number = Date.now,
): KeptAnswers {
  const kept = new LRUCache<string, Kept>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ read }) => read.bytes + 1,
  });
  const failed = new LRUCache<string, KnownFailure>({ max: MAX_FAILURES });
  const underWay = new Map<string, Promise<ContentOutcome>>();
  const askGuarded = guard(ask, observer);

  function renew(
    key: string,
    model: string,
    query: ContentQuery,
    timeoutMs?: number,
  ): Promise<ContentOutcome> {
    const known = underWay.get(key);
    if (known) return known;
    const isCurrent = () => underWay.get(key) === asked;
    const asked: Promise<ContentOutcome> = askGuarded(model, query, timeoutMs)
      .then((outcome) => {
        // What was asked before something was published is not kept.
        if (outcome.ok && isCurrent()) kept.set(key, { read: outcome, at: now(), isOutdated: false });
        if (!outcome.ok) failed.set(key, { outcome, at: now() });
        return outcome;
      })
      .finally(() => isCurrent() && underWay.delete(key));
    underWay.set(key, asked);
    return asked;
  }

  return {
    async ask(model, query, { fresh = false, timeoutMs } = {}) {
      const key = `${model} ${JSON.stringify(query)}`;
      const found = kept.get(key);
      const stale = found !== undefined && now() - found.at <= STALE_MS ? found : undefined;
      if (stale && !stale.isOutdated) {
        const age = now() - stale.at;
        if (age <= (fresh ? JUST_READ_MS : FRESH_MS)) return stale.read;
        const renewed = renew(key, model, toFresh(query, fresh));
        if (!fresh) return stale.read;
        const outcome = await renewed;
        return outcome.ok ? outcome : stale.read;
      }
      const failure = failed.get(key);
      if (failure !== undefined && now() - failure.at < toKnownMs(failure.outcome, fresh)) {
        return stale?.read ?? failure.outcome;
      }
      const isFresh = fresh || stale !== undefined;
      const outcome = await renew(key, model, toFresh(query, isFresh), timeoutMs);
      return outcome.ok ? outcome : (stale?.read ?? outcome);
    },
    outdate() {
      for (const one of kept.values()) one.isOutdated = true;
      underWay.clear();
      failed.clear();
    },
  };
}

function toKnownMs({ status }: Failure, fresh: boolean): number {
  return status === NOT_FOUND && !fresh ? UNKNOWN_MS : FAILED_MS;
}

/** Past the caches of the API's own network, where something new is known to be. */
function toFresh(query: ContentQuery, isFresh: boolean): ContentQuery {
  return isFresh ? { ...query, cachebust: 'true' } : query;
}

class FailedAsk extends Error {
  override name = 'FailedAsk';
  constructor(readonly outcome: Failure) {
    super('the content API has failed');
  }
}

/** Tells of every question, and asks none while the API is left alone. */
function guard(ask: AskContent, observer: ContentObserver): AskContent {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: OPEN_FOR_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  breaker.onBreak(() => observer.onBreaker('open'));
  breaker.onReset(() => observer.onBreaker('closed'));

  async function attempt(...asked: Parameters<AskContent>): Promise<ContentOutcome> {
    try {
      return await breaker.execute(async () => {
        const outcome = await ask(...asked);
        if (!outcome.ok && isOutage(outcome.status)) throw new FailedAsk(outcome);
        return outcome;
      });
    } catch (error) {
      if (error instanceof FailedAsk) return error.outcome;
      if (error instanceof BrokenCircuitError) return { ok: false, cause: 'refused', status: null };
      throw error;
    }
  }

  return async (model, query, timeoutMs) => {
    const started = performance.now();
    const outcome = await attempt(model, query, timeoutMs);
    observer.onAsked({
      model,
      outcome: outcome.ok ? 'ok' : outcome.cause,
      status: outcome.ok ? 200 : outcome.status,
      seconds: (performance.now() - started) / 1000,
    });
    return outcome;
  };
}

/** A refusal (a wrong key, an unknown model) says that the API is well. */
function isOutage(status: number | null): boolean {
  return status === null || status >= 500;
}
