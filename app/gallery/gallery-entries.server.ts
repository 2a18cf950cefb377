import type { BlockDefinition } from '#registry/define-block';
import type { FlowDefinition } from '#registry/define-flow';
import type { Definition } from '#registry/verdict';
import { registry } from '#app/catalog.server';

/** A block or flow with its examples, each a component ready for a page's list (`/dev/blocks.json`). */
export interface GalleryEntry {
  type: string;
  version: number;
  kind: Definition['kind'];
  examples: { name: string; component: { type: string; version: number; props: unknown } }[];
}

export function listGalleryEntries(): GalleryEntry[] {
  return registry.all().map(({ type, version, kind, examples }) => ({
    type,
    version,
    kind,
    examples: examples.map(({ name, props }) => ({ name, component: { type, version, props } })),
  }));
}

/** Every block, ordered by type. */
export function listGalleryBlocks(): BlockDefinition[] {
  return registry.all().filter((definition) => definition.kind === 'block');
}

/** The block of an address of the gallery; null for a type that is no block. */
export function findGalleryBlock(type: string | undefined): BlockDefinition | null {
  const definition = registry.find(type ?? '');
  return definition?.kind === 'block' ? definition : null;
}

/** Every flow, ordered by type. */
export function listGalleryFlows(): FlowDefinition[] {
  return registry.all().filter((definition) => definition.kind === 'flow');
}

/** The flow of an address of the gallery; null for a type that is no flow. */
export function findGalleryFlow(type: string | undefined): FlowDefinition | null {
  const definition = registry.find(type ?? '');
  return definition?.kind === 'flow' ? definition : null;
}
