import {
  isRecord,
  listInnerFields,
  findVariant,
  type EditorField,
  type ListField,
} from '#cms/fields/editor-field';
import { replaceTags } from '#schemas/values/markup-text';

const MAX_LENGTH = 60;

/** What a row of a list is called: «Слайд 2: Летние тарифы». */
export function nameItem(
  { item, summary }: Pick<ListField, 'item' | 'summary'>,
  value: unknown,
  at: number,
): string {
  const kind = item.control === 'union' ? (findVariant(item, value)?.label ?? item.label) : item.label;
  const text = replaceTags(toOwnName(item, summary, value), ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const own = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
  return own === '' ? `${kind} ${at + 1}` : `${kind} ${at + 1}: ${own}`;
}

/** Its title; else what was chosen in it, the name of its file, where it leads. */
function toOwnName(item: EditorField, summary: string | null, value: unknown): string {
  if (!isRecord(value)) return '';
  const named = summary === null ? undefined : value[summary];
  if ((typeof named === 'string' && named !== '') || typeof named === 'number') return String(named);
  const file = toFileName(value['src']);
  if (file !== '') return file;
  const told = (listInnerFields(item, value) ?? []).map((field) => toTold(field, value[field.name]));
  return told.find((text) => text !== '') ?? '';
}

function toTold(field: EditorField, value: unknown): string {
  if (field.control === 'choice') return field.options.find((option) => option.value === value)?.label ?? '';
  return field.control === 'link-url' && typeof value === 'string' ? value : '';
}

function toFileName(src: unknown): string {
  return typeof src === 'string' ? (src.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : '';
}
