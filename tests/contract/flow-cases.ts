import type { FlowDefinition } from '#registry/define-flow';
import { walkMachine, type Walk } from '#registry/walk-machine';
import { registry } from '#app/catalog.server';

/** Every flow of the catalog with the walk of its machine: what the contract tests of flows loop over. */

export interface FlowCase {
  type: string;
  flow: FlowDefinition;
  walk: Walk;
}

export const flowCases: readonly FlowCase[] = registry
  .all()
  .filter((definition) => definition.kind === 'flow')
  .map((flow) => ({ type: flow.type, flow, walk: walkMachine(flow) }));
