import type { BlockDefinition } from '#registry/define-block';
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
    ...{ type, version, kind },
    examples: examples.map(({ name, props }) => ({ name, component: { type, version, props } })),
  }));
}

/** The examples of a block that the gallery shows; null for a type that is no block. */
export function findGalleryBlock(type: string): BlockDefinition | null {
  const definition = registry.find(type);
  return definition?.kind === 'block' ? definition : null;
}

/** A container is shown with something in it: texts, as an editor would put there. */
export function toChildren({ container }: BlockDefinition, name: string): unknown[] {
  if (container !== true) return [];
  const text = (html: string) => ({ type: 'text', props: { html } });
  return [text(`<p>Первый блок внутри примера «${name}».</p>`), text('<p>Второй блок внутри.</p>')];
}
