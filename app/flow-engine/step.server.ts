import { createHash } from 'node:crypto';
import { readFileTokens } from '#schemas/forms/file-token';
import type { Arrival } from '#cms/store/flow-count-table';
import type { AnySnapshot, FlowDefinition, Memo } from '#registry/define-flow';
import type { FlowPost } from './flow-post';

/** Where a visitor stands. */
export interface Step {
  /** Outcomes are stored under this id. Equal posts lead to the same id, whichever seal they bring. */
  id: string;
  /** Milliseconds since 1970. */
  bornAt: number;
  snapshot: AnySnapshot;
  memo: Memo;
  isSealed: boolean;
  /** How often the operator has refused something on this step. */
  refusals: number;
  /** The states of this post, that of the opened step first. */
  trail: [first: string, ...then: string[]];
  /** Those that the visit was counted in; null for a visit that begins with this post. */
  passed: readonly string[] | null;
  /** How the visit came: what it is counted under. */
  arrival: Arrival;
  /** The outcome was that of an equal post before: this one has done nothing. */
  isRepeat: boolean;
}

/** What an action that ran once gives to the step it leads to; its repeats lead to the same one. */
export interface StepBirth {
  id: string;
  at: number;
}

/** Each post renews the seal of a step, up to this many times its `ttlSeconds`. Outcomes are stored for longer than that. */
const LIFE_IN_TTLS = 4;
const ID_LENGTH = 16;

/**
 * A new state is a new step: what ran once on the old one may run again on this. Its id follows from what it comes
 * from, so that replaying the way to it leads to the same step and not to another one that could pay again.
 */
export function advance(
  step: Step,
  event: { type: string },
  { machine }: Pick<FlowDefinition, 'machine'>,
  birth?: StepBirth,
): void {
  const next = machine.next(step.snapshot, event);
  if (next.state !== step.snapshot.state) {
    step.id = birth?.id ?? hash(JSON.stringify([step.id, event])).slice(0, ID_LENGTH);
    step.bornAt = birth?.at ?? step.bornAt;
    step.refusals = 0;
    step.trail.push(next.state);
  }
  step.snapshot = next;
}

/** When the last seal of a step expires, in milliseconds since 1970. */
export function toEndOfStep({ bornAt }: Pick<Step, 'bornAt'>, { ttlSeconds }: FlowDefinition): number {
  return bornAt + LIFE_IN_TTLS * ttlSeconds * 1000;
}

/** The id of a first step, which has no seal: of what is posted to it. */
export function toFirstId({ action, values }: FlowPost): string {
  return hash(JSON.stringify([action, withoutUploads(values)])).slice(0, ID_LENGTH);
}

/** A value as it tells equal posts from others: a file is its bytes there, whichever upload brought them. */
export function withoutUploads(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUploads);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutUploads(inner)]));
  }
  if (typeof value !== 'string') return value;
  const files = readFileTokens(value);
  return files.length === 0
    ? value
    : files.map(({ file: { digest, name, size, type } }) => ({ digest, name, size, type }));
}

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
