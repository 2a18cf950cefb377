import type { DocumentKind } from '#schemas/documents/document-kinds';
import { kindLists, requireKindList } from '#cms/kinds/kind-lists';

const ROOT = '/studio/documents';

/** The list that documents of a kind stand in. */
export const toListAddress = (kind: DocumentKind) => `${ROOT}/${requireKindList(kind).segment}`;

/** Where a document of a kind is made. */
export const toNewAddress = (kind: DocumentKind) => `${ROOT}/new?list=${requireKindList(kind).segment}`;

/** The kind whose list has this last segment in its address. */
export function findListedKind(segment: string): DocumentKind | null {
  return kindLists.find((list) => list.segment === segment)?.kind ?? null;
}
