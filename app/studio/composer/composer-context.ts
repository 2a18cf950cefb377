import { createContext, useContext, useSyncExternalStore } from 'react';
import { toComponentText, type ItemProps } from '#cms/composing/composer-item';
import { setMemberText } from '#cms/composing/json-text';
import type { CatalogBlock } from './block-catalog';
import type { Anchor } from './page-anchors';
import type { ComposerPage } from './composer-page';
import type { PageHistory } from './history/page-history';
import type { RenderStore, ShownItem } from './rendering/render-store';
import type { DraftKeeper, LocalCopy } from './saving/draft-keeper';

/** What every part of the composer stands on. */
export interface Composer {
  page: ComposerPage;
  blocks: ReadonlyMap<string, CatalogBlock>;
  keeper: DraftKeeper;
  history: PageHistory;
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

type RenderSource = Pick<ItemProps, 'id' | 'text' | 'isNew' | 'inside'>;

/** Untouched items stay the same objects: with each key that is pressed one text is made, not all. */
const renderTexts = new WeakMap<RenderSource, string>();

/** What a block is rendered from: its own JSON, without what stands inside it. */
export function toRenderText(props: RenderSource): string {
  const known = renderTexts.get(props);
  if (known !== undefined) return known;
  const text = toComponentText(props);
  const own = props.inside === undefined ? text : setMemberText(text, 'children', null);
  renderTexts.set(props, own);
  return own;
}

/** Looks at the canvas's answers; asks for nothing. */
export function useShownItem(props: RenderSource): ShownItem {
  const { renders } = useComposer();
  useSyncExternalStore(renders.subscribe, renders.version);
  return renders.read(props.id, toRenderText(props));
}
