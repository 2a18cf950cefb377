import {
  BulkheadRejectedError,
  bulkhead,
  BrokenCircuitError,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  wrap,
  type IPolicy,
} from 'cockatiel';
import type { UpstreamGroup } from '#schemas/gateway/call';

const FAILURES_TO_OPEN = 5;
const OPEN_FOR_MS = 5000;
const MAX_PARALLEL = 64;
const MAX_WAITING = 128;

/**
 * One breaker and one bulkhead for each upstream group: a failing or slow group is left alone for a while, and
 * takes no more than its share of connections, so that a slow search slows no tariff page.
 */
export function createUpstreamGuards(onChange: (group: UpstreamGroup, state: 'open' | 'closed') => void) {
  const guards = new Map<UpstreamGroup, IPolicy>();
  return (group: UpstreamGroup): IPolicy => {
    const known = guards.get(group);
    if (known) return known;
    const breaker = circuitBreaker(handleAll, {
      halfOpenAfter: OPEN_FOR_MS,
      breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
    });
    breaker.onBreak(() => onChange(group, 'open'));
    breaker.onReset(() => onChange(group, 'closed'));
    const guard = wrap(bulkhead(MAX_PARALLEL, MAX_WAITING), breaker);
    guards.set(group, guard);
    return guard;
  };
}

/** Was the call refused before it was sent? */
export function isRefusal(error: unknown): boolean {
  return error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError;
}
