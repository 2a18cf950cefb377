import type { EditorField } from '#cms/fields/editor-field';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import type { EntryKind } from '#cms/store/entry-address';
import type { EntryRecord } from '#cms/store/entry-records';
import { bannerDocument } from '#schemas/documents/banner';
import { factDocument } from '#schemas/documents/fact';
import { newsDocument } from '#schemas/documents/news';
import { promotionDocument } from '#schemas/documents/promotion';
import { mainPageDocument } from '#schemas/documents/main-page';
import { layout } from '#schemas/layout';
import type { CheckedSite } from '#app/content-check/checked-site';
import { formsSchema } from '../forms/definition-schema';
import { checkForms } from '../forms/check-forms.server';
import { checkLayout } from '../layouts/check-layout.server';
import { checkMainPage } from '../layouts/check-main-page.server';
import { checkMaterial } from '../materials/check-material.server';
import { listFaqFields } from '../materials/faq-fields.server';
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
const newsFields = listEditorFields(newsDocument);
const promotionFields = listEditorFields(promotionDocument);
const bannerFields = listEditorFields(bannerDocument);
const factFields = listEditorFields(factDocument);
const layoutFields = order(listEditorFields(layout), 'widgets');
const mainPageFields = listEditorFields(mainPageDocument);
const formFields = listEditorFields(formsSchema);

const toMaterial = (fields: EditedKind['fields']): EditedKind => ({
  fields,
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
  news: toMaterial(() => newsFields),
  promotion: toMaterial(() => promotionFields),
  banner: toMaterial(() => bannerFields),
  fact: toMaterial(() => factFields),
  faq: toMaterial(listFaqFields),
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
  return KINDS[kind] ?? ANY;
}

/** What editors change most stands first. */
function order(fields: EditorField[], first: string): EditorField[] {
  return [...fields].sort((left, right) => Number(right.name === first) - Number(left.name === first));
}
