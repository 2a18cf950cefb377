import type { FlowDefinition } from '#registry/define-flow';
import type { FlowState } from '#flows/kit/engine/flow-state';

/** A flow as a page shows it. */
export interface ShownFlow {
  definition: FlowDefinition;
  instance: string;
  /** What the content says, and what the flow has loaded. */
  props: unknown;
}

/** The step that a flow begins with instead of its first one; undefined where the visit remembers nothing for it. */
export type BeginRecalled = (flow: ShownFlow) => FlowState | undefined;
