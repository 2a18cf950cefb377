import { readGatewayError } from '#schemas/gateway/errors';
import type { ActionContext, AnySnapshot, FlowAction, FlowDefinition } from '#registry/define-flow';
import { listOutcomeTypes } from '#registry/read-action';
import type { ScopedGateway } from '#cms/gateway/create-gateway';

type Ask = ActionContext<unknown, AnySnapshot, unknown>['ask'];

/** What an action has heard of the operator. */
export interface WatchedAnswers {
  ask: Ask;
  /** A call went out, and may have been done. */
  isSent: () => boolean;
  /** A call went out, and no answer came that could be read: nobody knows whether it was done. */
  isLost: () => boolean;
}

const LOST: ReadonlySet<string> = new Set(['timeout', 'unreachable', 'malformed']);

/** The operator as actions ask it, with a note of the answers that got lost. */
export function watchAnswers(gateway: ScopedGateway): WatchedAnswers {
  const seen = { isSent: false, isLost: false };
  return {
    async ask(contract, given) {
      const asked = await gateway.ask(contract, given);
      if (asked.ok) seen.isSent = true;
      else if (LOST.has(asked.reason)) seen.isSent = seen.isLost = true;
      return asked.ok ? asked : { ok: false, status: asked.status, error: readGatewayError(asked.body) };
    },
    isSent: () => seen.isSent,
    isLost: () => seen.isLost,
  };
}

/** Does an action finish its flow, in this state: does it pay, connect, send? Then it must not be done twice. */
export function isCommit({ machine }: FlowDefinition, action: FlowAction, state: string): boolean {
  const outcomes = listOutcomeTypes(action);
  return (
    action.once === 'step' &&
    machine
      .transitions()
      .some(({ from, event, to }) => from === state && outcomes.includes(event) && machine.isFinal(to))
  );
}
