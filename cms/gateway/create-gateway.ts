import type { CallContract, CallInput, CallResult, UpstreamGroup } from '#schemas/gateway/call';
import type { CallFailure, CallOutcome } from './call-outcome';
import { buildRequest, type CallScope } from './build-request';
import { createUpstreamGuards, isRefusal } from './guard-upstream';
import { readAnswer } from './read-answer';
import { ANSWER_TIMEOUT_MS, type Transport } from './transport';

/** What the gateway tells about its calls. Values of calls never appear in it, so no personal data can. */
export interface GatewayObserver {
  onCall: (event: CallEvent) => void;
  onBreaker: (group: UpstreamGroup, state: 'open' | 'closed') => void;
}

export interface CallEvent {
  call: string;
  group: UpstreamGroup;
  outcome: 'ok' | CallFailure['reason'];
  status: number | null;
  seconds: number;
}

export interface GatewayOptions {
  transport: Transport;
  /** Paths are resolved on it: `https://api.example.test`. */
  origin: string;
  observer: GatewayObserver;
  answerTimeoutMs?: number;
}

/** The operator's API on behalf of one audience and region. */
export interface ScopedGateway {
  /** The outcome, failures included: for flows, which answer each failure. Rejects only on invalid input. */
  ask: <C extends CallContract>(contract: C, input: CallInput<C>) => Promise<CallOutcome<C>>;
  /** The answer, or the contract's declared empty value: for loaders (PAGE-110, PAGE-403). */
  call: <C extends CallContract>(contract: C, input: CallInput<C>) => Promise<CallResult<C>>;
}

export type Gateway = (scope: CallScope) => ScopedGateway;

/**
 * The one client of the operator's API. Each call is sent once and never repeated by itself (a POST repeated
 * could pay twice); equal GETs under way at the same time share one request.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { observer, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  const guardOf = createUpstreamGuards(observer.onBreaker);
  const underWay = new Map<string, Promise<Response>>();

  async function send(contract: CallContract, request: Request): Promise<Response> {
    const guarded = new Request(request, { signal: AbortSignal.timeout(answerTimeoutMs) });
    return guardOf(contract.group).execute(async () => {
      const response = await withDeadline(options.transport(guarded), answerTimeoutMs);
      if (response.status >= 500) throw new UpstreamStatusError(response);
      return response;
    });
  }

  function sendOnce(contract: CallContract, request: Request, scope: CallScope): Promise<Response> {
    if (contract.method !== 'GET' || contract.personal) return send(contract, request);
    const key = `${request.url} ${scope.region.code} ${scope.audience}`;
    const known = underWay.get(key);
    if (known) return known;
    const sent = send(contract, request).finally(() => underWay.delete(key));
    underWay.set(key, sent);
    return sent;
  }

  async function askOnce<C extends CallContract>(contract: C, request: Request, scope: CallScope) {
    try {
      const response = await sendOnce(contract, request, scope);
      // Callers that share a request share its answer: each reads a copy of its own.
      return await readAnswer(contract, response.clone());
    } catch (error) {
      if (error instanceof UpstreamStatusError) return readAnswer(contract, error.response.clone());
      return toFailure(error);
    }
  }

  return (scope) => {
    const ask: ScopedGateway['ask'] = async (contract, input) => {
      const started = performance.now();
      const request = buildRequest(contract, input, scope, options.origin);
      const outcome = await askOnce(contract, request, scope);
      observer.onCall({
        ...{ call: contract.id, group: contract.group, outcome: outcome.ok ? 'ok' : outcome.reason },
        ...{ status: outcome.ok ? 200 : outcome.status, seconds: (performance.now() - started) / 1000 },
      });
      return outcome;
    };
    return {
      ask,
      async call(contract, input) {
        const outcome = await ask(contract, input);
        // `defineCall` has checked `empty` against the answer's type.
        return (outcome.ok ? outcome.answer : contract.empty) as CallResult<typeof contract>;
      },
    };
  };
}

/** An upstream error that must count against the breaker, with its answer kept for the caller. */
class UpstreamStatusError extends Error {
  constructor(readonly response: Response) {
    super(`upstream answered ${response.status}`);
  }
}

class DeadlineError extends Error {}

/** A transport that ignores the signal (the sandbox in process) must not outlive the deadline either. */
async function withDeadline<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError()), milliseconds);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}

const TIMEOUT_NAMES = new Set([
  'TimeoutError',
  'HeadersTimeoutError',
  'BodyTimeoutError',
  'ConnectTimeoutError',
]);

function toFailure(error: unknown): CallFailure {
  const failure = { ok: false as const, status: null, body: null };
  if (isRefusal(error)) return { ...failure, reason: 'refused' };
  const isTimeout = error instanceof DeadlineError || [error, causeOf(error)].some(hasTimeoutName);
  return { ...failure, reason: isTimeout ? 'timeout' : 'unreachable' };
}

function causeOf(error: unknown): unknown {
  return error instanceof Error ? error.cause : undefined;
}

function hasTimeoutName(error: unknown): boolean {
  return error instanceof Error && TIMEOUT_NAMES.has(error.name);
}
