import { LRUCache } from 'lru-cache';
import type { CallContract, UpstreamGroup } from '#schemas/gateway/call';
import type { LeftOutEntry } from '#schemas/gateway/entities/sound-entries';
import type { CallFailure, CallOutcome } from './call-outcome';
import { toRequest, type CallTarget } from '#schemas/gateway/to-request';
import { DeadlineError, withDeadline } from './deadline';
import { createUpstreamGuards, isRefusal } from './guard-upstream';
import { readAnswer, type OnLeftOut } from './read-answer';
import { toScopedGateway, type ScopedGateway } from './scoped-gateway';
import { ANSWER_TIMEOUT_MS, type Transport } from './transport';

/** What the gateway tells about its calls. Values of calls never appear in it, so no personal data can. */
export interface GatewayObserver {
  onCall: (event: CallEvent) => void;
  onBreaker: (group: UpstreamGroup, state: 'open' | 'closed') => void;
  onLeftOut: (event: LeftOutEvent) => void;
}

/** An answer was read without these entries of its lists. Told once for equal answers that are kept. */
export interface LeftOutEvent {
  call: string;
  group: UpstreamGroup;
  entries: LeftOutEntry[];
}

export interface CallEvent {
  call: string;
  group: UpstreamGroup;
  outcome: 'ok' | CallFailure['reason'];
  status: number | null;
  seconds: number;
}

const UPLOAD_BYTES_PER_MS = 1000;
const STEADY_MS = 60_000;
/** By region and audience. */
const MAX_STEADY_ANSWERS = 500;
/** Far more than the connections to the operator; of more than these, equal ones may be asked for twice. */
const MOST_UNDER_WAY = 1000;

export interface GatewayOptions {
  transport: Transport;
  /** What stands before the paths of calls: `https://api.example.test`, also with a path of its own. */
  origin: string;
  observer: GatewayObserver;
  answerTimeoutMs?: number;
}

/** On whose behalf calls are made: it decides the headers that every call carries (PAGE-29, PAGE-30). */
export type CallScope = Pick<CallTarget, 'region' | 'audience' | 'accountSession' | 'visitorAddress'>;

export type Gateway = (scope: CallScope) => ScopedGateway;

/**
 * The one client of the operator's API. Each call is sent once and never repeated by itself (a POST repeated
 * could pay twice); equal GETs under way at the same time share one request
 * and its outcome, and lists that hardly change (`isSteady`) are not asked for again and again.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { observer, answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  const guardOf = createUpstreamGuards(observer.onBreaker);
  const tellLeftOut: OnLeftOut = ({ id, group }, entries) => observer.onLeftOut({ call: id, group, entries });
  // No `Map`: what was in one stays in memory long after it was deleted (docs/decisions/0098).
  const underWay = new LRUCache<string, Promise<CallOutcome<CallContract>>>({ max: MOST_UNDER_WAY });
  const steady = new LRUCache<string, CallOutcome<CallContract>>({
    max: MAX_STEADY_ANSWERS,
    ttl: STEADY_MS,
    perf: Date,
  });

  async function exchange<C extends CallContract>(contract: C, request: Request): Promise<CallOutcome<C>> {
    const limitMs = answerTimeoutMs + toUploadMs(request);
    try {
      return await guardOf(contract.group).execute(async () => {
        // A transport that ignores the signal (the sandbox in process) must not outlive the limit either.
        const response = await withDeadline(({ signal }) => options.transport(request, signal), limitMs);
        const outcome = await readAnswer(contract, response, tellLeftOut);
        if (isUpstreamFault(outcome)) throw new UpstreamFault(outcome);
        return outcome;
      });
    } catch (error) {
      // Thrown above, with an outcome of this contract.
      return error instanceof UpstreamFault ? (error.outcome as CallOutcome<C>) : toFailure(error);
    }
  }

  /** One request, told to the observer once, however many callers wait for it. */
  async function send<C extends CallContract>(contract: C, request: Request): Promise<CallOutcome<C>> {
    const started = performance.now();
    const outcome = await exchange(contract, request);
    observer.onCall({
      call: contract.id,
      group: contract.group,
      outcome: outcome.ok ? 'ok' : outcome.reason,
      status: outcome.ok ? 200 : outcome.status,
      seconds: (performance.now() - started) / 1000,
    });
    return outcome;
  }

  async function sendAndKeep<C extends CallContract>(contract: C, request: Request, key: string) {
    const outcome = await send(contract, request);
    if (outcome.ok && contract.isSteady) steady.set(key, outcome);
    return outcome;
  }

  async function sendOnce<C extends CallContract>(contract: C, request: Request, scope: CallScope) {
    if (contract.method !== 'GET' || contract.personal) return send(contract, request);
    const key = `${contract.id} ${request.url} ${scope.region.code} ${scope.audience}`;
    const known = steady.get(key) ?? underWay.get(key);
    // The key names the contract, so what is known is an outcome of this one.
    if (known) return known as CallOutcome<C> | Promise<CallOutcome<C>>;
    const sent = sendAndKeep(contract, request, key).finally(() => underWay.delete(key));
    underWay.set(key, sent as Promise<CallOutcome<CallContract>>);
    return sent;
  }

  return (scope) =>
    toScopedGateway(async (contract, input, given) => {
      const request = toRequest(contract, input, { ...scope, ...given, origin: options.origin });
      return sendOnce(contract, request, scope);
    });
}

/** An outcome that counts against the breaker, and is the caller's all the same. */
class UpstreamFault extends Error {
  constructor(readonly outcome: CallFailure) {
    super(`upstream answered ${outcome.status}: ${outcome.reason}`);
  }
}

/** A status from 500 on, or what is not the operator's: the page that stands before one who is away may come with a 200. */
function isUpstreamFault(outcome: CallOutcome<CallContract>): outcome is CallFailure {
  return !outcome.ok && (outcome.isForeign === true || (outcome.status ?? 0) >= 500);
}

/** What files get beside the time for an answer, in whole milliseconds: a second for each megabyte. */
function toUploadMs(request: Request): number {
  return Math.floor(Number(request.headers.get('content-length') ?? 0) / UPLOAD_BYTES_PER_MS);
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
