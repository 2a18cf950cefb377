import type { CallContract, CallInput } from '#schemas/gateway/call';
import type { CallOutcome } from '#cms/gateway/call-outcome';
import type { CallScope, Gateway } from '#cms/gateway/create-gateway';
import { toScopedGateway, type ScopedGateway } from '#cms/gateway/scoped-gateway';

/** A check stops asking for what has failed so often: a broken call would only be repeated for every region. */
const MAX_FAILURES = 3;

/** The operator as one check asks it. */
export interface RememberedGateway {
  /** Its calls tell `onFailure` the id of each call that failed, those that are remembered too. */
  for: (scope: CallScope, onFailure: (call: string) => void) => ScopedGateway;
}

/** Asks each question once for all pages of a check, and gives up a call that keeps failing. */
export function rememberAnswers(gateway: Gateway): RememberedGateway {
  const answers = new Map<string, Promise<CallOutcome<CallContract>>>();
  const failures = new Map<string, number>();

  async function send<C extends CallContract>(contract: C, input: CallInput<C>, scope: CallScope) {
    if ((failures.get(contract.id) ?? 0) >= MAX_FAILURES) return refuse<C>();
    const outcome = await gateway(scope).ask(contract, input);
    if (isFault(outcome)) failures.set(contract.id, (failures.get(contract.id) ?? 0) + 1);
    return outcome;
  }

  return {
    for(scope, onFailure) {
      return toScopedGateway(async (contract, input) => {
        const key = `${contract.id} ${scope.region.code} ${scope.audience} ${JSON.stringify(input)}`;
        // The key names the contract, so what is remembered is an outcome of this one.
        const known = answers.get(key) as Promise<CallOutcome<typeof contract>> | undefined;
        const sent = known ?? send(contract, input, scope);
        answers.set(key, sent as Promise<CallOutcome<CallContract>>);
        const outcome = await sent;
        if (isFault(outcome)) onFailure(contract.id);
        return outcome;
      });
    },
  };
}

const NOT_FOUND = 404;

/** That something is not there is an answer. */
function isFault(outcome: CallOutcome<CallContract>): boolean {
  return !outcome.ok && outcome.status !== NOT_FOUND;
}

function refuse<C extends CallContract>(): CallOutcome<C> {
  return { ok: false, reason: 'refused', status: null, body: null };
}
