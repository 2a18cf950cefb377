import { readGatewayError } from '#schemas/gateway/errors';
import type { FlowLoadContext } from '#registry/flow-load';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';

/** The operator as flows ask it: an answer, or what it was refused with. */
export function toAsk(gateway: Pick<ScopedGateway, 'ask'>): FlowLoadContext['ask'] {
  return async (contract, given) => {
    const asked = await gateway.ask(contract, given);
    return asked.ok ? asked : { ok: false, status: asked.status, error: readGatewayError(asked.body) };
  };
}
