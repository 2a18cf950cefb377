import type { EditorField } from '#cms/fields/editor-field';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import type { EntryKind } from '#cms/store/entry-address';
import type { EntryRecord } from '#cms/store/entry-records';
import { layout } from '#schemas/layout';
import type { CheckedSite } from '#app/content-check/checked-site';
import { formsSchema } from '../forms/definition-schema';
import { checkForms } from '../forms/check-forms.server';
import { checkLayout } from '../layouts/check-layout.server';
import type { DocumentFinding } from './finding';

/** How documents of a kind are edited. */
interface EditedKind {
  fields: () => EditorField[];
  /** What an editor is told while writing; publishing looks closer still. */
  check: (raw: unknown, entry: EntryRecord, site: CheckedSite) => Promise<DocumentFinding[]>;
  /** It has a look of its own, shown beside the fields. */
  hasPreview: boolean;
}

const KINDS: Partial<Record<EntryKind, EditedKind>> = {
  layout: { fields: () => order(listEditorFields(layout), 'widgets'), check: checkLayout, hasPreview: true },
  form: {
    fields: () => listEditorFields(formsSchema),
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

/** Fields follow from the code, so they are made once in a process. */
const known = new Map<EntryKind, EditorField[]>();

export function readDocumentKind(kind: EntryKind) {
  const { fields, check, hasPreview } = KINDS[kind] ?? ANY;
  const made = known.get(kind) ?? fields();
  known.set(kind, made);
  return { fields: made, check, hasPreview };
}

/** What editors change most stands first. */
function order(fields: EditorField[], first: string): EditorField[] {
  return [...fields].sort((left, right) => Number(right.name === first) - Number(left.name === first));
}
