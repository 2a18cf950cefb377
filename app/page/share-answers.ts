import type { CallContract } from '#schemas/gateway/call';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import { toScopedGateway, type ScopedGateway } from '#cms/gateway/scoped-gateway';

/**
 * The operator as one page asks it: each GET once, however its loader and its blocks follow each other. Personal calls
 * and those that change something are never shared.
 */
export function shareAnswers(gateway: ScopedGateway): ScopedGateway {
  const asked = new Map<string, Promise<CallOutcome<CallContract>>>();

  const ask: ScopedGateway['ask'] = (contract, input) => {
    if (contract.method !== 'GET' || contract.personal) return gateway.ask(contract, input);
    const key = `${contract.id} ${JSON.stringify(input)}`;
    const outcome = asked.get(key) ?? gateway.ask(contract, input);
    asked.set(key, outcome as Promise<CallOutcome<CallContract>>);
    // The key names the contract, so the outcome is of this one.
    return outcome as Promise<CallOutcome<typeof contract>>;
  };
  return toScopedGateway(ask);
}
