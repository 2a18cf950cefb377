import { DOCUMENT_KINDS, isDocumentKind, type DocumentKind } from '#schemas/documents/document-kinds';
import type { KindList } from './define-list';

/** The one place that gathers the lists of kinds; for browsers too, so it knows no schemas. */
const files = import.meta.glob<KindList>('./*/list.ts', { eager: true, import: 'list' });

/** In the order of the studio. */
export const kindLists: readonly KindList[] = DOCUMENT_KINDS.map(requireKindList);

export function requireKindList(kind: DocumentKind): KindList {
  const list = files[`./${kind}/list.ts`];
  if (list?.kind !== kind) throw new Error(`cms/kinds/${kind}/list.ts is missing or declares another kind`);
  return list;
}

/** Null for kinds that have no such list: pages, forms, layouts, redirects. */
export function findKindList(kind: string): KindList | null {
  return isDocumentKind(kind) ? requireKindList(kind) : null;
}
