import type * as z from 'zod';
import type { DocumentKind } from '#schemas/documents/document-kinds';
import type { Finding } from '#schemas/finding';
import type { Audience } from '#schemas/page';
import type { EditorField, UnknownRecord } from '../fields/editor-field';
import type { EntryAddress } from '../store/entry-address';
import type { Read } from '../store/entry-states';

/** What is told of a document in the list of its kind; the rest is told of every document alike. */
export interface ListedFacts {
  /** The part of the list that it stands in; lists can be narrowed to one. */
  group: string;
  /** `2026-11-21`, or a moment; null for what has none. */
  from: string | null;
  until: string | null;
  /** Its number among its neighbours; null stands last. */
  order: number | null;
  /** What it says, where that fits into a cell. */
  value: string | null;
  /** Others stand under it, as questions under their category. */
  isHead: boolean;
  /** The paths that it is for; empty for all pages. */
  pages: readonly string[];
}

/** What a list is put in order by. */
export type ListedDocument = ListedFacts & Pick<EntryAddress, 'name'>;

/** What an editor says of a document that is to be made. */
export interface NewDocument {
  title: string;
  /** The sort of document, one of the list's `sorts`; empty for a kind that has none. */
  sort: string;
  /** After all that stand in the list. */
  order: number;
  /** The day in Moscow: `2026-11-21`. */
  today: string;
}

/** Something wrong with a document that its schema cannot know. */
export type DocumentFault = Pick<Finding, 'code' | 'severity' | 'pointer' | 'message' | 'fix' | 'about'>;

export interface KindDefinition<Schema extends z.ZodType = z.ZodType> {
  /** The name of the folder, and one of `DOCUMENT_KINDS`. */
  readonly kind: DocumentKind;
  readonly schema: Schema;
  /** The schema of what a document says that it is, for a kind with several sorts of documents. */
  readonly toSchema?: (raw: unknown) => z.ZodType;
  /** The fields that editors fill; those of the schema when left out. */
  readonly listFields?: (raw: unknown, read: Read) => Promise<EditorField[]>;
  /** The page that each document has by itself. */
  readonly toPath?: (name: string, audience: Audience | '') => string;
  /** What visitors' search reads of a document beside its title; left out where documents have no page. */
  readonly searched?: {
    /** Where results say that it stands: «Новости». */
    section: string;
    /** The fields with words, formatted or not. */
    fields: readonly string[];
  };
  /** What stands in a new document; the rest is asked for in its editor. */
  readonly makeBody: (wanted: NewDocument) => object;
  /** `now` is milliseconds since 1970. */
  readonly toListed: (
    body: UnknownRecord,
    address: Pick<EntryAddress, 'name' | 'audience'>,
    now: number,
  ) => Partial<ListedFacts> & Pick<ListedFacts, 'group'>;
  /** Gives the rows in the order of the list, which they have in no other way. */
  readonly sortListed: <Row extends ListedDocument>(rows: readonly Row[]) => Row[];
  /** Visitors see each with a picture: one without is told of. */
  readonly hasPictures?: true;
  /** Fields whose addresses the operator vouches for: nobody asks whether they lead somewhere. */
  readonly unfollowedFields?: readonly string[];
  /** What is wrong with a document besides its fields, its links and its picture. */
  readonly findFaults?: (body: UnknownRecord, address: EntryAddress, read: Read) => Promise<DocumentFault[]>;
  /** Documents of the kind depend on each other: when one is published, all are checked again. */
  readonly isCheckedTogether?: true;
}

/** Declares a kind of documents: `export const kind = defineKind({ … })` in `cms/kinds/<kind>/kind.ts`. */
export function defineKind<Schema extends z.ZodType>(
  definition: KindDefinition<Schema>,
): KindDefinition<Schema> {
  return definition;
}
