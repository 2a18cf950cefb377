import type { CallAnswer, CallContract } from '#schemas/gateway/call';

/** Why a call gave no answer. */
export type FailureReason =
  /** No connection, or it broke off. */
  | 'unreachable'
  /** No answer within the time limit. */
  | 'timeout'
  /** The upstream's breaker is open, or too many calls wait for it. */
  | 'refused'
  /** An HTTP status other than 2xx. */
  | 'status'
  /** Not JSON, too large, or not what the contract says. */
  | 'malformed';

export interface CallFailure {
  ok: false;
  reason: FailureReason;
  /** The HTTP status, where there was one. */
  status: number | null;
  /** The error body, where it was JSON: flows read texts and codes from it. */
  body: unknown;
  /** It was no JSON: most likely not the operator's own answer, but of what stands before it. */
  isForeign?: true;
}

export type CallOutcome<C extends CallContract> = { ok: true; answer: CallAnswer<C> } | CallFailure;

/** A call that took longer than it may. */
export const TIMEOUT: CallFailure = { ok: false, reason: 'timeout', status: null, body: null };
