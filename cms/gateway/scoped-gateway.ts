import type { CallContract, CallInput, CallResult } from '#schemas/gateway/call';
import type { CallTarget } from '#schemas/gateway/to-request';
import type { CallOutcome } from './call-outcome';

/** The operator's API on behalf of one audience and region. */
export interface ScopedGateway {
  /** The outcome, failures included: for flows, which answer each failure. Rejects only on a path that cannot be filled. */
  ask: <C extends CallContract>(
    contract: C,
    input: CallInput<C>,
    options?: Pick<CallTarget, 'idempotencyKey'>,
  ) => Promise<CallOutcome<C>>;
  /** The answer, or the contract's declared empty value: for loaders (PAGE-110, PAGE-403). */
  call: <C extends CallContract>(contract: C, input: CallInput<C>) => Promise<CallResult<C>>;
}

/** Whoever can be asked can be called. */
export function toScopedGateway(ask: ScopedGateway['ask']): ScopedGateway {
  return {
    ask,
    async call(contract, input) {
      const outcome = await ask(contract, input);
      // `defineCall` has checked `empty` against the answer's type.
      return (outcome.ok ? outcome.answer : contract.empty) as CallResult<typeof contract>;
    },
  };
}
