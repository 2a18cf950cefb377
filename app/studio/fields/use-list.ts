import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts';
import { inserted, moved, replaced, without } from './list-changes';

interface ListOptions {
  /** What is no list counts as an empty one. */
  value: unknown;
  onChange: (items: unknown[]) => void;
  /** What an item is called at a place. */
  toName: (item: unknown, at: number) => string;
  /** Null: as many as one likes. */
  max: number | null;
  id: string;
}

/**
 * A list under an editor's hands. Items have no names of their own, so each gets a key that goes with it: a row that
 * is moved stays open, and keeps the focus.
 */
export function useList({ value, onChange, toName, max, id }: ListOptions) {
  const t = useTexts('fields');
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const { keys, setKeys } = useItemKeys(items.length);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [gone, setGone] = useState<Gone | null>(null);
  const focusSoon = useFocusSoon();
  const nameOf = (at: number, item: unknown = items[at]) => toName(item, at);

  const put = (nextItems: unknown[], nextKeys: string[], text: string) => {
    setKeys(nextKeys);
    setSaid(text);
    onChange(nextItems);
  };
  const insert = (at: number, item: unknown) => {
    const key = newKey();
    setOpen((before) => new Set([...before, key]));
    put(inserted(items, at, item), inserted(keys, at, key), t('added', { item: nameOf(at, item) }));
    focusSoon(`${id}-${at}-toggle`, `${id}-${at}`);
  };
  return {
    items,
    keys,
    said,
    gone,
    nameOf,
    isFull: max !== null && items.length >= max,
    isOpen: (at: number) => open.has(keys[at] ?? ''),
    toggle: (at: number) => setOpen((before) => toggled(before, keys[at] ?? '')),
    change: (at: number, item: unknown) => onChange(replaced(items, at, item ?? '')),
    add: (item: unknown) => insert(items.length, item),
    copy: (at: number) => insert(at + 1, structuredClone(items[at])),
    move: (from: number, to: number) => {
      if (to < 0 || to >= items.length) return;
      const text = t('movedTo', { item: nameOf(from), place: to + 1, count: items.length });
      put(moved(items, from, to), moved(keys, from, to), text);
    },
    remove: (at: number) => {
      setGone({ at, item: items[at], name: nameOf(at) });
      put(without(items, at), without(keys, at), t('removed', { item: nameOf(at) }));
      focusSoon(`${id}-undo`, `${id}-add`);
    },
    /** The whole list at once; what it was before can be had back. */
    replaceAll: (next: unknown[]) => {
      setGone({ items, name: t('listBefore') });
      put(next, next.map(newKey), t('replaced', { count: next.length }));
      focusSoon(`${id}-undo`);
    },
    restore: () => {
      if (gone === null) return;
      setGone(null);
      if ('item' in gone) insert(Math.min(gone.at, items.length), gone.item);
      else put([...gone.items], gone.items.map(newKey), t('restored'));
    },
  };
}

/** What can be had back: an item that was taken out, or the whole list as it was. */
type Gone = { name: string } & ({ at: number; item: unknown } | { items: readonly unknown[] });

export type List = ReturnType<typeof useList>;

function toggled(open: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(open);
  if (!next.delete(key)) next.add(key);
  return next;
}

const newKey = createKeys();

function createKeys(): () => string {
  let made = 0;
  return () => `k${(made += 1)}`;
}

/** A key for each place; a list that was changed from outside keeps those of the places that remain. */
function useItemKeys(length: number) {
  const [keys, setKeys] = useState<string[]>(() => Array.from({ length }, newKey));
  const fitting = keys.length === length ? keys : Array.from({ length }, (_, at) => keys[at] ?? newKey());
  if (fitting !== keys) setKeys(fitting);
  return { keys: fitting, setKeys };
}

/** Focuses the first of these elements that is there after the next render. */
function useFocusSoon() {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const ids = wanted.current;
    wanted.current = [];
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus();
  });
  return (...ids: string[]) => {
    wanted.current = ids;
  };
}
