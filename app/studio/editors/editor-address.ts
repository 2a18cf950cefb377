import type { EntryKind } from '#cms/store/entry-address';

const SCREENS: Partial<Record<EntryKind, string>> = { page: 'pages', layout: 'layouts', form: 'forms' };

/** Where a document is edited. */
export function toEditorAddress(kind: EntryKind, id: string): string {
  if (kind === 'redirect') return '/studio/redirects';
  return `/studio/${SCREENS[kind] ?? 'documents'}/${id}`;
}
