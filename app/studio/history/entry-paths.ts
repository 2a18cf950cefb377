import { isDocumentKind } from '#schemas/documents/document-kinds';
import type { EntryKind } from '#cms/store/entry-address';
import { toListAddress } from '#app/studio/editors/materials/material-addresses';

type Screen = 'history' | 'publish' | 'schedule' | 'links' | 'place';

/** One of the screens that lead a document from its draft to its visitors. */
export function toEntryPath(id: string, screen: Screen): string {
  return `/studio/pages/${id}/${screen}`;
}

const EDITORS: Partial<Record<EntryKind, string>> = {
  page: '/studio/pages',
  form: '/studio/forms',
  layout: '/studio/layouts',
  'main-page': '/studio/layouts',
};

const LISTS: Partial<Record<EntryKind, string>> = {
  form: '/studio/forms',
  layout: '/studio/layouts',
  'main-page': '/studio/layouts',
};

/** The list that a document stands in; null for a page, which has a screen of its own, and for what has none. */
export function toListPath(kind: EntryKind): string | null {
  return isDocumentKind(kind) ? toListAddress(kind) : (LISTS[kind] ?? null);
}

/** Where a document is edited. Redirects are edited in their list. */
export function toEditorPath({ kind, id }: { kind: EntryKind; id: string }): string {
  return kind === 'redirect' ? '/studio/redirects' : `${EDITORS[kind] ?? '/studio/documents'}/${id}`;
}
