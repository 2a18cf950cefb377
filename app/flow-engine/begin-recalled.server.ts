import type { FlowDefinition } from '#registry/define-flow';
import type { VisitMemory } from '#registry/visit-memory';
import type { BeginRecalled } from './recall';
import { toBinding } from './run-flow.server';
import { newStepId, type Sealer } from './seal.server';

interface Recalling {
  remembered: VisitMemory;
  /** The page's. */
  path: string;
  visitor: string;
  sealer: Sealer;
  now: number;
}

/** Begins the flows of a page with what the visit remembers. The step is sealed for its visitor, as after a post. */
export function createRecall({ remembered, path, visitor, sealer, now }: Recalling): BeginRecalled {
  return (flow) => {
    const { definition, instance, props } = flow;
    const snapshot = recallStep(definition, props, remembered);
    if (snapshot === null) return undefined;
    const step = {
      id: newStepId(),
      bornAt: now,
      expiresAt: now + definition.ttlSeconds * 1000,
      snapshot,
      memo: {},
      // Showing the page is not a visit of the flow: the first post is counted as one.
      passed: [],
    };
    return { instance, snapshot, sealed: sealer.seal(step, toBinding({ ...flow, path }, visitor)), turn: 0 };
  };
}

function recallStep({ machine, recall }: FlowDefinition, props: unknown, remembered: VisitMemory) {
  const event = recall?.(remembered, props as never) ?? null;
  if (event === null) return null;
  const start = machine.start(props as never);
  const { state, data } = machine.next(start, event);
  // What a machine builds is plain data by its type.
  return state === start.state ? null : { state, data: data as Record<string, unknown> };
}
