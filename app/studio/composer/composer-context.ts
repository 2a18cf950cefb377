import { createContext, useContext, useSyncExternalStore } from 'react';
import { toComponentText, type ItemProps } from '#cms/composing/composer-item';
import { setMemberText } from '#cms/composing/json-text';
import type { CatalogBlock } from './block-catalog';
import type { Anchor } from './page-anchors';
import type { ComposerPage } from './composer-page';
import type { RenderStore, ShownItem } from './rendering/render-store';
import type { DraftKeeper, LocalCopy } from './saving/draft-keeper';

/** What every part of the composer stands on. */
export interface Composer {
  page: ComposerPage;
  blocks: ReadonlyMap<string, CatalogBlock>;
  keeper: DraftKeeper;
  renders: RenderStore;
  /** What an earlier visit could not save. */
  lostWork: LocalCopy | null;
  /** The places of the page that links can lead to, as they are when they are asked for. */
  anchors: { read: () => readonly Anchor[] };
  /** Says something to those who do not see the screen. */
  announce: (text: string) => void;
}

export const ComposerContext = createContext<Composer | null>(null);

export function useComposer(): Composer {
  const composer = useContext(ComposerContext);
  if (composer === null) throw new Error('parts of the composer stand inside ComposerContext');
  return composer;
}

/** What a block is rendered from: its own JSON, without what stands inside it. */
export function toRenderText(props: Pick<ItemProps, 'id' | 'text' | 'isNew' | 'inside'>): string {
  const text = toComponentText(props);
  return props.inside === undefined ? text : setMemberText(text, 'children', null);
}

/** Looks at the canvas's answers; asks for nothing. */
export function useShownItem(props: Pick<ItemProps, 'id' | 'text' | 'isNew' | 'inside'>): ShownItem {
  const { renders } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  return renders.read(props.id, toRenderText(props));
}
