import type { EditorField } from '#cms/fields/editor-field';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import { listDocumentFields } from '#cms/kinds/kinds';
import type { EntryKind } from '#cms/store/entry-address';
import type { EntryRecord } from '#cms/store/entry-records';
import { isDocumentKind, type DocumentKind } from '#schemas/documents/document-kinds';
import { mainPageDocument } from '#schemas/documents/main-page';
import { layout } from '#schemas/layout';
import type { CheckedSite } from '#app/content-check/checked-site';
import { formsSchema } from '../forms/definition-schema';
import { checkForms } from '../forms/check-forms.server';
import { checkLayout } from '../layouts/check-layout.server';
import { checkMainPage } from '../layouts/check-main-page.server';
import { checkMaterial } from '../materials/check-material.server';
import type { DocumentFinding } from './finding';

/** How documents of a kind are edited. */
interface EditedKind {
  fields: (raw: unknown, site: CheckedSite) => EditorField[] | Promise<EditorField[]>;
  /** What an editor is told while writing; publishing looks closer still. */
  check: (raw: unknown, entry: EntryRecord, site: CheckedSite) => Promise<DocumentFinding[]>;
  /** It has a look of its own, shown beside the fields. */
  hasPreview: boolean;
}

/** Fields follow from the code, so they are made once in a process. */
const layoutFields = order(listEditorFields(layout), 'widgets');
const mainPageFields = listEditorFields(mainPageDocument);
const formFields = listEditorFields(formsSchema);

/** A document of a kind in `cms/kinds`. */
const toMaterial = (kind: DocumentKind): EditedKind => ({
  fields: (raw, { store }) => listDocumentFields(kind, raw, store),
  check: checkMaterial,
  hasPreview: false,
});

const KINDS: Partial<Record<EntryKind, EditedKind>> = {
  layout: { fields: () => layoutFields, check: checkLayout, hasPreview: true },
  'main-page': { fields: () => mainPageFields, check: checkMainPage, hasPreview: true },
  form: {
    fields: () => formFields,
    check: async (raw) => checkForms(raw),
    hasPreview: true,
  },
};

/** A kind without a schema is edited as JSON. */
const ANY: EditedKind = {
  fields: () => [
    { control: 'json', name: '', label: 'Содержание', hint: null, isRequired: true, isNullable: false },
  ],
  check: async () => [],
  hasPreview: false,
};

export function readDocumentKind(kind: EntryKind): EditedKind {
  return isDocumentKind(kind) ? toMaterial(kind) : (KINDS[kind] ?? ANY);
}

/** What editors change most stands first. */
function order(fields: EditorField[], first: string): EditorField[] {
  return [...fields].sort((left, right) => Number(right.name === first) - Number(left.name === first));
}
