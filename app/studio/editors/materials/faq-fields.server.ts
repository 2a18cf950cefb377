import { toDocumentSchema } from '#schemas/documents/document-kinds';
import type { ChoiceField, EditorField } from '#cms/fields/editor-field';
import { listEditorFields } from '#cms/fields/list-editor-fields';
import type { CheckedSite } from '#app/content-check/checked-site';
import { listMaterials } from './list-materials.server';

/** The fields of a category, or those of an article, which is put into one of the categories that there are. */
export async function listFaqFields(raw: unknown, { store }: CheckedSite): Promise<EditorField[]> {
  const fields = listEditorFields(toDocumentSchema('faq', raw));
  const own = fields.filter(({ name }) => name !== 'type');
  if (!own.some(({ name }) => name === 'category')) return own;
  const rows = await listMaterials(store, 'faq', Date.now());
  const heads = rows.filter(({ isHead }) => isHead);
  const options = heads
    .filter(({ name }, at) => heads.findIndex((head) => head.name === name) === at)
    .map(({ name, title }) => ({ value: name, label: title || name }));
  return own.map((field) => (field.name === 'category' ? toChoice(field, options) : field));
}

function toChoice(field: EditorField, options: ChoiceField['options']): ChoiceField {
  const { name, label, hint, isRequired, isNullable } = field;
  return { control: 'choice', name, label, hint, isRequired, isNullable, options };
}
