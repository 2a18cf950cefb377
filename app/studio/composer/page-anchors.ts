import { KEPT, readItem, type ComposerItem } from '#cms/composing/composer-item';
import type { EditorField } from '#cms/fields/editor-field';
import { listItems } from '#cms/composing/item-tree';
import type { CatalogBlock } from './block-catalog';
import { summarise } from './summarise';

/** A place of the page that a link can lead to. */
export interface Anchor {
  id: string;
  label: string;
  /** It is opened, not scrolled to. */
  isWindow: boolean;
}

/** The blocks of the page that have an id, and the windows that open by theirs. */
export function listAnchors(
  items: readonly ComposerItem[],
  blocks: ReadonlyMap<string, CatalogBlock>,
): Anchor[] {
  return listItems(items)
    .filter(({ type }) => type !== KEPT)
    .flatMap(({ type, props }) => {
      const content = readItem(props);
      const block = blocks.get(type);
      const label = [block?.label ?? type, summarise(content.props, block?.fields ?? [])]
        .filter(Boolean)
        .join(': ');
      const window = findWindowId(content.props, block);
      const id = window ?? content.id;
      return id === '' ? [] : [{ id, label, isWindow: window !== null }];
    });
}

/** The field that gives the block's own window its id; null for a block that is no window. */
export function findWindowField({ fields }: CatalogBlock): EditorField | null {
  return fields.find((field) => 'names' in field && field.names === 'window') ?? null;
}

function findWindowId(props: Readonly<Record<string, unknown>>, block: CatalogBlock | undefined) {
  const field = block && findWindowField(block);
  const id = field && props[field.name];
  return typeof id === 'string' && id !== '' ? id : null;
}
