import type { EditorField } from '#cms/fields/editor-field';
import type { BlockGroup } from '#registry/define-block';
import type { BlockBytes } from '#app/page/block-bytes.server';

/** What the composer knows of a block's or a flow's definition. */
export interface CatalogBlock {
  type: string;
  version: number;
  label: string;
  description: string;
  group: BlockGroup | 'flow';
  isContainer: boolean;
  fields: EditorField[];
  /** JSON of the props that a new block begins with. */
  example: string;
  /** Null in development, where nothing is built. */
  bytes: BlockBytes | null;
}

export interface BlockCatalog {
  blocks: CatalogBlock[];
  pageFields: EditorField[];
}

/** The groups in the order in which an editor looks for a block. */
export const GROUP_ORDER: readonly CatalogBlock['group'][] = [
  ...(['header', 'text', 'cards', 'products', 'media', 'promo', 'navigation', 'layout', 'flow'] as const),
];
