import type { CallContract } from '#schemas/gateway/call';
import type { CallOutcome } from './call-outcome';
import { toScopedGateway, type ScopedGateway } from './scoped-gateway';

/**
 * The gateway of one request of a visitor: what is read is asked once, however many flows of the page begin with it.
 * What is a visitor's own and what changes something is asked each time; so is what has failed.
 */
export function shareReads(gateway: ScopedGateway): ScopedGateway {
  const reads = new Map<string, Promise<CallOutcome<CallContract>>>();
  return toScopedGateway(async (contract, input, options) => {
    if (contract.method !== 'GET' || contract.personal) return gateway.ask(contract, input, options);
    const key = `${contract.id} ${JSON.stringify(input)}`;
    // The key names the contract, so what is known is an outcome of this one.
    const known = reads.get(key) as Promise<CallOutcome<typeof contract>> | undefined;
    const read = known ?? gateway.ask(contract, input, options);
    reads.set(key, read as Promise<CallOutcome<CallContract>>);
    const outcome = await read;
    if (!outcome.ok) reads.delete(key);
    return outcome;
  });
}
