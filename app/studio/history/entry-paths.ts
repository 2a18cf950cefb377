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
};

/** Where a document is edited. Redirects are edited in their list. */
export function toEditorPath({ kind, id }: { kind: EntryKind; id: string }): string {
  return kind === 'redirect' ? '/studio/redirects' : `${EDITORS[kind] ?? '/studio/documents'}/${id}`;
}
