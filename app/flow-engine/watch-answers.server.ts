import { createHash } from 'node:crypto';
import { readGatewayError } from '#schemas/gateway/errors';
import type { ActionContext, AnySnapshot, FlowAction, FlowDefinition } from '#registry/define-flow';
import { listOutcomeTypes } from '#registry/read-action';
import type { CallFailure } from '#cms/gateway/call-outcome';
import type { ScopedGateway } from '#cms/gateway/scoped-gateway';

type Ask = ActionContext<unknown, AnySnapshot, unknown>['ask'];

/** What an action has heard of the operator. */
export interface WatchedAnswers {
  ask: Ask;
  /** A call went out, and may have been done. */
  isSent: () => boolean;
  /** A call went out, and no answer came that could be read: nobody knows whether it was done. */
  isLost: () => boolean;
  /** The same of a call that must not be done twice (`commits`). */
  hasCommitted: () => boolean;
}

export interface CommitTerms {
  /** May the action make calls that commit? Only one that runs once. */
  isAllowed: boolean;
  /** Names this run and its repeats: the operator's idempotency key follows from it. */
  key: string;
}

const LOST: ReadonlySet<string> = new Set(['timeout', 'unreachable', 'malformed']);
/** A gateway says so in the place of the operator, which may have done its part. */
const GATEWAY_FAULTS: ReadonlySet<number | null> = new Set([502, 504]);

/**
 * The operator as actions ask it, with a note of the answers that got lost. A call that commits carries a key by which
 * the operator can tell its repeats: equal for equal values of one step, another after a refusal.
 */
export function watchAnswers(gateway: ScopedGateway, { isAllowed, key }: CommitTerms): WatchedAnswers {
  const seen = { isSent: false, isLost: false, hasCommitted: false };
  return {
    async ask(contract, given) {
      const commits = contract.commits === true;
      if (commits && !isAllowed) {
        throw new Error(`"${contract.id}" commits: the action that makes it needs \`once\``);
      }
      const options = commits ? { idempotencyKey: toDigest([key, contract.id, given]) } : {};
      const asked = await gateway.ask(contract, given, options);
      const isLost = !asked.ok && isLostAnswer(asked);
      if (asked.ok || isLost) seen.isSent = true;
      if (isLost) seen.isLost = true;
      if (commits && (asked.ok || isLost)) seen.hasCommitted = true;
      return asked.ok ? asked : { ok: false, status: asked.status, error: readGatewayError(asked.body) };
    },
    isSent: () => seen.isSent,
    isLost: () => seen.isLost,
    hasCommitted: () => seen.hasCommitted,
  };
}

function isLostAnswer({ reason, status }: CallFailure): boolean {
  return LOST.has(reason) || GATEWAY_FAULTS.has(status);
}

/** Files have no text; which ones they are makes a difference to the key of the run already. */
function toDigest(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** Does an action finish its flow, in this state: does it pay, connect, send? Then it must not be done twice. */
export function isCommit(
  definition: Pick<FlowDefinition, 'machine'>,
  action: FlowAction,
  state: string,
): boolean {
  return action.once === 'step' && canEnd(definition, action, state);
}

/** May an action lead to an end of its flow, in this state? */
export function canEnd(
  { machine }: Pick<FlowDefinition, 'machine'>,
  action: FlowAction,
  state: string,
): boolean {
  const outcomes = listOutcomeTypes(action);
  return machine
    .transitions()
    .some(({ from, event, to }) => from === state && outcomes.includes(event) && machine.isFinal(to));
}
