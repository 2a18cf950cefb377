import { findKindList } from '#cms/kinds/kind-lists';
import type { EntryKind } from '#cms/store/entry-address';

const PLACED: ReadonlySet<EntryKind> = new Set(['page', 'form']);

/** Can documents of this kind be moved or removed? What a scope has one of stays; redirects have a list of their own. */
export function hasPlaceScreen(kind: EntryKind): boolean {
  return PLACED.has(kind) || findKindList(kind)?.isMovable === true;
}
