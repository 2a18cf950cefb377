import type { FlowDefinition } from '#registry/define-flow';
import type { FlowLoadContext } from '#registry/flow-load';
import type { ReadyComponent } from '#registry/verdict';
import { NO_SHOP } from '#registry/visitor-shop';
import type { Finding } from '#schemas/finding';
import { loadInTime } from './load-block-data.server';

export type ReadyFlow = ReadyComponent & { definition: FlowDefinition };

export function isFlow(component: ReadyComponent): component is ReadyFlow {
  return component.definition.kind === 'flow';
}

/** For pages that nobody begins a flow on: galleries, benches. */
export const NO_LOADING: Pick<FlowLoadContext, 'pins' | 'ask' | 'shop' | 'map'> = {
  shop: NO_SHOP,
  pins: { put: async () => '', get: async () => null },
  map: null,
  ask: () => Promise.reject(new Error('nothing is loaded for a flow here')),
};

export interface LoadedProps {
  /** What the content says, and what the operator says beside it. */
  props: unknown;
  findings: Finding[];
}

/** The props that a flow begins with; its declared empty value stands in for what cannot be loaded. Never rejects. */
export async function loadFlowProps(
  component: ReadyFlow,
  context: Omit<FlowLoadContext, 'report'>,
): Promise<LoadedProps> {
  const { id, definition, props } = component;
  if (definition.load === undefined) return { props, findings: [] };
  const load = definition.load.bind(definition);
  const findings: Finding[] = [];
  const { type, version } = definition;
  const report: FlowLoadContext['report'] = (fault) =>
    findings.push({ ...fault, code: 'faulty-definition', id, type, version });
  const loaded = await loadInTime(component, () => load(props, { ...context, report }), definition.empty);
  if (loaded.finding) findings.push(loaded.finding);
  return { props: { ...Object(props), ...Object(loaded.data) }, findings };
}
