import type { CallContract } from '#schemas/gateway/call';
import type { CallOutcome } from './call-outcome';
import { toScopedGateway, type ScopedGateway } from './scoped-gateway';

/** What becomes of a read that has failed: a page goes without it, and waits for it once; a flow's post asks again. */
export type FailedReads = 'shared' | 'asked again';

/**
 * The gateway of one request of a visitor: what is read is asked once, however many blocks and flows of the page begin
 * with it. What is a visitor's own and what changes something is asked each time.
 */
export function shareReads(gateway: ScopedGateway, failed: FailedReads): ScopedGateway {
  const reads = new Map<string, Promise<CallOutcome<CallContract>>>();
  return toScopedGateway(async (contract, input, options) => {
    if (contract.method !== 'GET' || contract.personal) return gateway.ask(contract, input, options);
    const key = `${contract.id} ${JSON.stringify(input)}`;
    // The key names the contract, so what is known is an outcome of this one.
    const known = reads.get(key) as Promise<CallOutcome<typeof contract>> | undefined;
    const read = known ?? gateway.ask(contract, input, options);
    reads.set(key, read as Promise<CallOutcome<CallContract>>);
    const outcome = await read;
    if (!outcome.ok && failed === 'asked again') reads.delete(key);
    return outcome;
  });
}
