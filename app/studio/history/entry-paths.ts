import type { EntryKind } from '#cms/store/entry-address';

type Screen = 'history' | 'publish' | 'schedule' | 'links';

/** One of the screens that lead a document from its draft to its visitors. */
export function toEntryPath(id: string, screen: Screen): string {
  return `/studio/pages/${id}/${screen}`;
}

const EDITORS: Partial<Record<EntryKind, string>> = {
  page: '/studio/pages',
  form: '/studio/forms',
  layout: '/studio/layouts',
  redirect: '/studio/redirects',
};

/** Where a document is edited; at one of its blocks. */
export function toEditorPath({ kind, id }: { kind: EntryKind; id: string }, block?: string): string {
  const path = `${EDITORS[kind] ?? '/studio/documents'}/${id}`;
  return block === undefined ? path : `${path}?block=${encodeURIComponent(block)}`;
}
