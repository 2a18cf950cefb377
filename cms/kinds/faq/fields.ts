import type * as z from 'zod';
import { isRecord, type ChoiceField, type EditorField } from '../../fields/editor-field';
import { listEditorFields } from '../../fields/list-editor-fields';
import type { Read } from '../../store/entry-states';
import { listWithNewest } from '../../store/lists/written-bodies';
import { byName, byNumber } from '../listed-order';
import { toNumber } from '../read-body';

/** The fields of a category, or those of an article, which is put into one of the categories that there are. */
export async function listFields(schema: z.ZodType, read: Read): Promise<EditorField[]> {
  const own = listEditorFields(schema).filter(({ name }) => name !== 'type');
  if (!own.some(({ name }) => name === 'category')) return own;
  const options = await listCategories(read);
  return own.map((field) => (field.name === 'category' ? toChoice(field, options) : field));
}

/** In the order of the list, each name once. */
async function listCategories(read: Read): Promise<ChoiceField['options']> {
  const rows = await listWithNewest(read, 'faq');
  const categories = rows.flatMap(({ name, title, draft, newest }) => {
    const body: unknown = JSON.parse(draft ?? newest ?? '{}');
    return isRecord(body) && body['type'] === 'category'
      ? [{ name, title, order: toNumber(body['order']) }]
      : [];
  });
  const sorted = categories.sort((one, other) => byNumber(one, other) || byName(one, other));
  return sorted
    .filter(({ name }, at) => sorted.findIndex((category) => category.name === name) === at)
    .map(({ name, title }) => ({ value: name, label: title || name }));
}

function toChoice(field: EditorField, options: ChoiceField['options']): ChoiceField {
  const { name, label, hint, isRequired, isNullable } = field;
  return { control: 'choice', name, label, hint, isRequired, isNullable, options };
}
