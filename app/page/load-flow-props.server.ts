import type { FlowDefinition, FlowLoadContext, Pins } from '#registry/define-flow';
import type { ReadyComponent } from '#registry/verdict';
import type { Finding } from '#schemas/finding';
import { loadInTime } from './load-block-data.server';

export type ReadyFlow = ReadyComponent & { definition: FlowDefinition };

export function isFlow(component: ReadyComponent): component is ReadyFlow {
  return component.definition.kind === 'flow';
}

/** For pages that nobody begins a flow on: galleries, benches. */
export const NO_PINS: Pins = { put: async () => '', get: async () => null };

export interface LoadedProps {
  /** What the content says, and what the operator says beside it. */
  props: unknown;
  finding: Finding | null;
}

/** The props that a flow begins with; its declared empty value stands in for what cannot be loaded. Never rejects. */
export async function loadFlowProps(
  component: ReadyFlow,
  context: Omit<FlowLoadContext, 'signal'>,
): Promise<LoadedProps> {
  const { definition, props } = component;
  if (definition.load === undefined) return { props, finding: null };
  const load = definition.load.bind(definition);
  const loaded = await loadInTime(
    component,
    (signal) => load(props, { ...context, signal }),
    definition.empty,
  );
  return { props: { ...Object(props), ...Object(loaded.data) }, finding: loaded.finding };
}
