import type { FlowCountTable } from '#cms/store/flow-count-table';
import type { FlowDefinition } from '#registry/define-flow';
import { ENGINE_TEXTS } from './engine-texts';

/** `by` is below zero for a visit that has gone on from where it stayed. */
export interface StepCount extends Pick<FlowCountTable, 'state' | 'what' | 'reason'> {
  by: number;
}

/** What a post has done to a visit. */
export interface CountedPost {
  /** The states in order, from that of the opened step; each is another than the one before it. */
  trail: readonly [first: string, ...then: string[]];
  /** The states that the visit has been in; null for a visit that begins with this post. */
  passed: readonly string[] | null;
  /** Why the post was refused. */
  reason?: string | undefined;
}

/**
 * What a post adds to a flow's funnel, and the states that its visit has been in now. A visit is counted once in a
 * state; one that goes on from an end is another one. Pure.
 */
export function countPost(
  { trail, passed, reason }: CountedPost,
  { isFinal }: Pick<FlowDefinition['machine'], 'isFinal'>,
): { counts: StepCount[]; passed: string[] } {
  const counts: StepCount[] = [];
  const add = (state: string, what: StepCount['what'], by = 1) =>
    counts.push({ state, what, reason: '', by });
  let been = new Set(passed);
  const begin = (state: string) => {
    been = new Set([state]);
    add(state, 'begun');
    add(state, 'stays');
  };
  const [first, ...then] = trail;
  if (passed === null) begin(first);
  let last = first;
  for (const state of then) {
    if (isFinal(last)) begin(state);
    else {
      if (!been.has(state)) add(state, 'came');
      been.add(state);
      add(last, 'stays', -1);
      add(state, 'stays');
    }
    last = state;
  }
  if (reason !== undefined) counts.push({ state: last, what: 'refused', reason, by: 1 });
  return { counts, passed: [...been] };
}

/** What stands before the code of a flow's own message; codes of the engine's texts have nothing there. */
export const MESSAGE = 'messages.';

/**
 * Why a post was refused, by what it was answered: the code of the first text that is the flow's own or the engine's.
 * Texts themselves are not kept: the operator's may speak of the visitor.
 */
export function toReason(
  { status, errors }: { status: number; errors: Readonly<Record<string, string>> },
  { messages }: Pick<FlowDefinition, 'messages'>,
): string {
  for (const text of Object.values(errors)) {
    const [own] = Object.entries(messages).find(([, message]) => message === text) ?? [];
    if (own !== undefined) return MESSAGE + own;
    const [engines] = Object.entries(ENGINE_TEXTS).find(([, message]) => message === text) ?? [];
    if (engines !== undefined) return engines;
  }
  return status === TOO_MANY ? 'limited' : 'other';
}

const TOO_MANY = 429;
