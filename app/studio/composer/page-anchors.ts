import { KEPT, readItem, toComponentText } from '#cms/composing/composer-item';
import { listItems } from '#cms/composing/item-tree';
import type { ComposerItem } from '#cms/composing/composer-item';
import type { CatalogBlock } from './block-catalog';
import type { RenderStore } from './rendering/render-store';
import { summarise } from './summarise';

/** A place of the page that a link can lead to. */
export interface Anchor {
  id: string;
  label: string;
}

/** The blocks of the page that have an id, and the windows that open by theirs. */
export function listAnchors(
  items: readonly ComposerItem[],
  blocks: ReadonlyMap<string, CatalogBlock>,
  renders: RenderStore,
): Anchor[] {
  return listItems(items)
    .filter(({ type }) => type !== KEPT)
    .flatMap(({ type, props }) => {
      const content = readItem(props);
      const block = blocks.get(type);
      const label = [block?.label ?? type, summarise(content.props, block?.fields ?? [])]
        .filter(Boolean)
        .join(': ');
      const windowId = renders.read(props.id, toComponentText(props)).exact?.windowId ?? null;
      return [windowId ?? content.id].filter((id) => id !== '').map((id) => ({ id, label }));
    });
}
