import type { ComponentType } from 'react';
import type { BlockDefinition } from '#registry/define-block';
import type { FlowDefinition } from '#registry/define-flow';
import type { FlowServer } from '#app/flow-engine/placed-flow';
import { createRegistry } from '#registry/create-registry';
import { enhancedTypes } from 'virtual:enhanced-types';
import type { FlowViewProps } from '#flows/kit/engine/create-flow-view';
import { BANNER_BLOCK } from '#app/page/additional-banner.server';
import { requireKnownBlocks } from '#app/page/create-page-types';
import type { AnyViewProps } from '#app/page/render-static.server';
import { pageTypes } from '#app/page-catalog.server';

/** The one place on the server that gathers blocks and flows: a new folder is found by itself. */
const blocks = import.meta.glob<BlockDefinition>('../blocks/*/block.ts', { eager: true, import: 'block' });
const flows = import.meta.glob<FlowDefinition>('../flows/*/flow.ts', { eager: true, import: 'flow' });
const views = import.meta.glob<ComponentType<AnyViewProps>>('../blocks/*/view.tsx', {
  eager: true,
  import: 'default',
});
const flowViews = import.meta.glob<ComponentType<FlowViewProps>>('../flows/*/view.tsx', {
  eager: true,
  import: 'default',
});
const flowServers = import.meta.glob<Pick<FlowServer, 'actions'> & Partial<FlowServer>>(
  '../flows/*/actions.server.ts',
  { eager: true },
);

export const registry = createRegistry([...Object.values(blocks), ...Object.values(flows)], {
  areExamplesProven: import.meta.env.PROD,
});
requireKnownBlocks(pageTypes, registry.find);
requireBlock(BANNER_BLOCK);

/** The block of a type that code names. Throws for one that there is not: called while a module loads, at start. */
export function requireBlock(type: string): BlockDefinition {
  const definition = registry.find(type);
  if (definition?.kind !== 'block') throw new Error(`code names the block «${type}», which there is not`);
  return definition;
}

/** The view of a block, on the server. Throws for a block folder without a view: a fault of the build. */
export function requireServerView(type: string): ComponentType<AnyViewProps> {
  const view = views[`../blocks/${type}/view.tsx`];
  if (view === undefined) throw new Error(`blocks/${type}/view.tsx is missing or has no default export`);
  return view;
}

const enhanced = new Set(enhancedTypes);

/** Has the block an `enhance.ts`, which runs in the browser without React? */
export function isEnhanced(type: string): boolean {
  return enhanced.has(type);
}

/** The view of a flow, on the server. Throws for a flow folder without a view: a fault of the build. */
export function requireFlowView(type: string): ComponentType<FlowViewProps> {
  const view = flowViews[`../flows/${type}/view.tsx`];
  if (view === undefined) throw new Error(`flows/${type}/view.tsx is missing or has no default export`);
  return view;
}

/**
 * The server's part of a flow. Throws for a flow folder without actions, and for a lookup that is declared and not
 * there: faults of the build.
 */
export function requireFlowServer({ type, lookups: declared = {} }: FlowDefinition): FlowServer {
  const server = flowServers[`../flows/${type}/actions.server.ts`];
  if (server?.actions === undefined) {
    throw new Error(`flows/${type}/actions.server.ts is missing or exports no actions`);
  }
  const { actions, lookups = {} } = server;
  const missing = Object.keys(declared).filter((name) => lookups[name] === undefined);
  if (missing.length > 0) throw new Error(`flows/${type}/actions.server.ts has no lookups ${missing.join()}`);
  return { actions, lookups };
}
