import type * as z from 'zod';
import { DOCUMENT_KINDS, isDocumentKind, type DocumentKind } from '#schemas/documents/document-kinds';
import type { Audience } from '#schemas/page';
import { listEditorFields } from '../fields/list-editor-fields';
import type { EditorField } from '../fields/editor-field';
import type { Read } from '../store/entry-states';
import type { KindDefinition } from './define-kind';

/** The one place that gathers kinds of documents: a new folder is found by itself. For the server alone. */
const files = import.meta.glob<KindDefinition>('./*/kind.ts', { eager: true, import: 'kind' });

const kinds = new Map(
  Object.entries(files).map(([file, definition]) => {
    const { kind } = definition;
    if (file !== `./${kind}/kind.ts`)
      throw new Error(`cms/kinds: ${file} declares «${kind}»; name the folder so`);
    return [kind, definition];
  }),
);
const missing = DOCUMENT_KINDS.filter((kind) => !kinds.has(kind));
if (missing.length > 0) throw new Error(`cms/kinds: no kind.ts of ${missing.join(', ')}`);
const unnamed = [...kinds.keys()].filter((kind) => !isDocumentKind(kind));
if (unnamed.length > 0)
  throw new Error(`cms/kinds: name ${unnamed.join(', ')} in schemas/documents/document-kinds.ts`);

export function requireKind(kind: DocumentKind): KindDefinition {
  const found = kinds.get(kind);
  if (found === undefined) throw new Error(`cms/kinds: no kind «${kind}»`);
  return found;
}

/** Kinds whose documents visitors find by words. */
export const searchedKinds: readonly KindDefinition[] = [...kinds.values()].filter(
  ({ searched }) => searched !== undefined,
);

/** Null for entries that are no such documents: pages, forms, layouts, redirects. */
export function findKind(kind: string): KindDefinition | null {
  return isDocumentKind(kind) ? requireKind(kind) : null;
}

/** The schema that a document is to meet. */
export function toDocumentSchema(kind: DocumentKind, raw: unknown): z.ZodType {
  const { schema, toSchema } = requireKind(kind);
  return toSchema === undefined ? schema : toSchema(raw);
}

/** The page that a document has by itself, for the people it is meant for; null for what has none. */
export function toDocumentPath(kind: string, name: string, audience: Audience | ''): string | null {
  return findKind(kind)?.toPath?.(name, audience) ?? null;
}

/** Fields follow from the code, so they are made once in a process. */
const known = new Map<DocumentKind, EditorField[]>();

/** The fields that editors fill in a document. */
export async function listDocumentFields(
  kind: DocumentKind,
  raw: unknown,
  read: Read,
): Promise<EditorField[]> {
  return (await requireKind(kind).listFields?.(raw, read)) ?? listSchemaFields(kind);
}

/** The fields of a kind, whatever a document says that it is. */
export function listSchemaFields(kind: DocumentKind): EditorField[] {
  const fields = known.get(kind) ?? listEditorFields(requireKind(kind).schema);
  known.set(kind, fields);
  return fields;
}
