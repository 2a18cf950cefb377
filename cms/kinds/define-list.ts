import type { DocumentKind } from '#schemas/documents/document-kinds';

/** What a list may show of its documents; for whom each is, its state and its last change are always shown after it. */
export type CellKey =
  | 'title'
  /** The title, under the one of its head. */
  | 'question'
  | 'date'
  | 'dates'
  /** Its state in time. */
  | 'promotion'
  /** Its group, as a place on pages or as a source. */
  | 'place'
  | 'source'
  | 'value'
  | 'pages'
  | 'order';

/** The parts of a list that there always are: audiences, or states in time. */
export type ListPart = 'b2c' | 'b2b' | 'current' | 'coming' | 'archived';

/** What editors read. */
export interface KindWords {
  /** One document: «Новость». */
  one: string;
  /** The same where there is little room; `one` when left out. */
  oneShort?: string;
  /** All of them. */
  many: string;
  /** The button that makes one, and the screen that it leads to. */
  create: string;
  /** In place of an empty list. */
  empty: string;
  /** What a search looks in. */
  searchHint: string;
  /** What the parts of the list are, and the choice of all of them. */
  group: string;
  allGroups: string;
  /** The fields of a new document, where they are not called «Название» and «Адрес». */
  title?: string;
  name?: string;
}

/** The list of a kind in the studio. Sent to browsers: it has no schema. */
export interface KindList {
  /** The name of the folder. */
  readonly kind: DocumentKind;
  /** The last segment of the list's address: `/studio/documents/<segment>`. */
  readonly segment: string;
  readonly columns: readonly CellKey[];
  /** Parts that are always offered; those of its documents when left out. */
  readonly parts?: readonly ListPart[];
  /** Whom a new document may be for; anybody when left out. */
  readonly audiences?: readonly ('b2c' | 'b2b' | '')[];
  /** The sorts of documents that can be made, the usual one first. */
  readonly sorts?: readonly { value: string; label: string }[];
  /** Documents can be removed and given another address. */
  readonly isMovable: boolean;
  readonly words: KindWords;
}

/** Declares the list of a kind: `export const list = defineList({ … })` in `cms/kinds/<kind>/list.ts`. */
export function defineList(list: KindList): KindList {
  return list;
}
