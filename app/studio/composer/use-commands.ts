import { createUsePuck, useGetPuck, type Data } from '@puckeditor/core';
import { useMemo } from 'react';
import { KEPT, readItem, type ComposerData, type ComposerItem } from '#cms/composing/composer-item';
import { toClipboardText } from '#cms/composing/clipboard-text';
import {
  adoptItems,
  findItem,
  insertItems,
  listComponentIds,
  removeItem,
  shiftItem,
  type ItemPlace,
} from '#cms/composing/item-tree';
import { showToast } from '#blocks/ui/show-toast';
import { writeClipboard } from '../shell/write-clipboard';
import { studioTexts } from '../texts/studio-texts';
import { useComposer } from './composer-context';
import { findWindowField } from './page-anchors';
import { scrollToBlock } from './scroll-to-block';

/** The same function each time: what is made with it is made once. */
const t = studioTexts('composer');

/** What Puck calls the list of a page's own blocks, and the list inside a container. */
const ROOT_ZONE = 'root:default-zone';
const toZone = (parent: string | null) => (parent === null ? ROOT_ZONE : `${parent}:inside`);

export const usePuck = createUsePuck();

/** Puck's data have no type of their own: they are what `composePage` made. */
export function toComposerData(data: unknown): ComposerData {
  return data as ComposerData;
}

export function toPuckData(data: ComposerData): Data {
  return data as Data;
}

export interface Commands {
  select: (id: string | null) => void;
  shift: (id: string, by: -1 | 1) => void;
  duplicate: (id: string) => void;
  remove: (id: string) => void;
  /** A new block after the chosen one. */
  add: (type: string) => void;
  /** A window of this name at the end of the page; what is chosen stays chosen. */
  addWindow: (id: string, title: string) => void;
  /** Puts ready items after the chosen one. */
  paste: (items: readonly ComposerItem[]) => void;
  copy: (id: string) => Promise<void>;
  /** Everything anew, as one step that can be undone. */
  replaceAll: (data: ComposerData) => void;
}

/** What buttons, keys and menus do with blocks; each is one step of the history, and each is said aloud. */
export function useCommands(): Commands {
  const getPuck = useGetPuck();
  const { blocks, announce } = useComposer();

  return useMemo(() => {
    const read = () => toComposerData(getPuck().appState.data);
    const nameOf = (id: string) => {
      const item = findItem(read(), id)?.item;
      if (item === undefined) return '';
      return item.type === KEPT ? readItem(item.props).type : (blocks.get(item.type)?.label ?? item.type);
    };
    const change = (make: (data: ComposerData) => ComposerData) =>
      getPuck().dispatch({
        type: 'setData',
        recordHistory: false,
        data: (old) => toPuckData(make(toComposerData(old))),
      });
    const select = (id: string | null) => {
      const found = id === null ? null : findItem(read(), id);
      const itemSelector = found && { index: found.index, zone: toZone(found.parent) };
      getPuck().dispatch({ type: 'setUi', recordHistory: false, ui: { itemSelector } });
    };
    /** After the chosen block, or at the end of the page. */
    const findPlace = (): ItemPlace => {
      const data = read();
      const chosen = getPuck().selectedItem;
      const found = chosen === null ? null : findItem(data, chosen.props.id);
      return found === null
        ? { parent: null, index: data.content.length }
        : { parent: found.parent, index: found.index + 1 };
    };
    const put = (items: readonly ComposerItem[], place = findPlace()) => {
      const own = adoptItems(items, listComponentIds(read().content), () => `item-${crypto.randomUUID()}`);
      change((data) => insertItems(data, place, own));
      select(own[0]?.props.id ?? null);
    };
    const place = (id: string) => {
      const found = findItem(read(), id);
      return { place: (found?.index ?? 0) + 1, count: found?.count ?? 0 };
    };

    return {
      select,
      shift(id, by) {
        const before = place(id).place;
        change((data) => shiftItem(data, id, by));
        select(id);
        const { place: now, count } = place(id);
        announce(t(now === before ? 'cannotMove' : 'moved', { name: nameOf(id), place: now, count }));
      },
      duplicate(id) {
        const found = findItem(read(), id);
        if (found === null) return;
        put([found.item], { parent: found.parent, index: found.index + 1 });
        announce(t('duplicated', { name: nameOf(id) }));
      },
      remove(id) {
        const name = nameOf(id);
        change((data) => removeItem(data, id));
        select(null);
        showToast(t('removed', { name }));
      },
      add(type) {
        const config = getPuck().config.components[type];
        const props = config?.defaultProps as Omit<ComposerItem['props'], 'id'> | undefined;
        if (props === undefined) return;
        const id = `item-${crypto.randomUUID()}`;
        const at = findPlace();
        change((data) => insertItems(data, at, [{ type, props: { ...props, id } }]));
        select(id);
        requestAnimationFrame(() => scrollToBlock(id));
        announce(t('added', { name: nameOf(id), ...place(id) }));
      },
      addWindow(id, title) {
        const block = [...blocks.values()].find((one) => one.isContainer && findWindowField(one) !== null);
        const field = block && findWindowField(block);
        if (!block || !field) return;
        const { type, version } = block;
        const text = JSON.stringify({ type, version, props: { [field.name]: id, title } });
        const item = { type, props: { id: `item-${crypto.randomUUID()}`, text, inside: [] } };
        change((data) => insertItems(data, { parent: null, index: data.content.length }, [item]));
        showToast(studioTexts('choices')('windowMade', { id }));
      },
      paste(items) {
        put(items);
        showToast(t('pasted', { count: items.length }));
      },
      async copy(id) {
        const found = findItem(read(), id);
        if (found === null) return;
        const isCopied = await writeClipboard(toClipboardText([found.item]));
        showToast(isCopied ? t('copied', { name: nameOf(id) }) : t('notCopied'));
      },
      replaceAll(data) {
        change(() => data);
        select(null);
      },
    };
  }, [getPuck, blocks, announce]);
}
