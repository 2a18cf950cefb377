import { toComponentText, type ComposerData, type ComposerItem } from './composer-item';
import { setMemberText } from './json-text';

/** Where an item stands: in a container, or (`parent` null) in the page itself. */
export interface ItemPlace {
  parent: string | null;
  index: number;
}

export interface FoundItem extends ItemPlace {
  item: ComposerItem;
  /** How many stand in the same list. */
  count: number;
}

/** Every item, in the order of the page, containers before what is in them. */
export function listItems(items: readonly ComposerItem[]): ComposerItem[] {
  return items.flatMap((item) => [item, ...listItems(item.props.inside ?? [])]);
}

export function findItem({ content }: Pick<ComposerData, 'content'>, id: string): FoundItem | null {
  return findIn(content, null, id);
}

function findIn(items: readonly ComposerItem[], parent: string | null, id: string): FoundItem | null {
  const index = items.findIndex(({ props }) => props.id === id);
  const item = items[index];
  if (item !== undefined) return { parent, index, item, count: items.length };
  for (const { props } of items) {
    const found = findIn(props.inside ?? [], props.id, id);
    if (found !== null) return found;
  }
  return null;
}

export function insertItems(
  data: ComposerData,
  { parent, index }: ItemPlace,
  items: readonly ComposerItem[],
): ComposerData {
  return changeList(data, parent, (list) => [...list.slice(0, index), ...items, ...list.slice(index)]);
}

export function removeItem(data: ComposerData, id: string): ComposerData {
  const found = findItem(data, id);
  if (found === null) return data;
  return changeList(data, found.parent, (list) => list.filter(({ props }) => props.id !== id));
}

/** Moves an item among its neighbours; at the ends it stays where it is. */
export function shiftItem(data: ComposerData, id: string, by: -1 | 1): ComposerData {
  const found = findItem(data, id);
  const to = (found?.index ?? 0) + by;
  if (found === null || to < 0 || to >= found.count) return data;
  return changeList(data, found.parent, (list) => {
    const others = list.filter(({ props }) => props.id !== id);
    return [...others.slice(0, to), found.item, ...others.slice(to)];
  });
}

function changeList(
  data: ComposerData,
  parent: string | null,
  change: (list: readonly ComposerItem[]) => ComposerItem[],
): ComposerData {
  if (parent === null) return { ...data, content: change(data.content) };
  const visit = (items: readonly ComposerItem[]): ComposerItem[] =>
    items.map((item) => {
      const { inside } = item.props;
      if (inside === undefined) return item;
      const changed = item.props.id === parent ? change(inside) : visit(inside);
      return { ...item, props: { ...item.props, inside: changed } };
    });
  return { ...data, content: visit(data.content) };
}

/**
 * Copies of items for this page: with names of their own in the composer, and with ids of their own on the page where
 * the page has such an id already.
 */
export function adoptItems(
  items: readonly ComposerItem[],
  taken: ReadonlySet<string>,
  makeId: () => string,
): ComposerItem[] {
  const known = new Set(taken);
  const adopt = ({ type, props }: ComposerItem): ComposerItem => {
    const id = makeId();
    const text = toOwnId(toComponentText(props), known);
    const { inside, isNew: _isNew, ...kept } = props;
    const own = { ...kept, id, text };
    return { type, props: inside === undefined ? own : { ...own, inside: inside.map(adopt) } };
  };
  return items.map(adopt);
}

/** Gives a component another id where its own is taken: `hero` → `hero-2`. */
function toOwnId(text: string, known: Set<string>): string {
  const own = readComponentId(text);
  if (own === null) return text;
  const base = own.replace(/-\d{1,4}$/, '');
  let free = own;
  for (let n = 2; known.has(free); n += 1) free = `${base}-${n}`;
  known.add(free);
  return free === own ? text : setMemberText(text, 'id', JSON.stringify(free));
}

/** The ids that the components of a page have. */
export function listComponentIds(items: readonly ComposerItem[]): Set<string> {
  return new Set(listItems(items).flatMap(({ props }) => readComponentId(toComponentText(props)) ?? []));
}

function readComponentId(text: string): string | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return typeof value.id === 'string' && value.id !== '' ? value.id : null;
}
