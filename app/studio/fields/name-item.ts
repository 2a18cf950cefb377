import { findVariant, isRecord, type ListField } from '#cms/fields/editor-field';

const MAX_LENGTH = 60;

/** What a row of a list is called: «Слайд 2: Летние тарифы». */
export function nameItem(
  { item, summary }: Pick<ListField, 'item' | 'summary'>,
  value: unknown,
  at: number,
): string {
  const kind = item.control === 'union' ? (findVariant(item, value)?.label ?? item.label) : item.label;
  const own = toOwnName(summary, value);
  return own === '' ? `${kind} ${at + 1}` : `${kind} ${at + 1}: ${own}`;
}

function toOwnName(summary: string | null, value: unknown): string {
  if (!isRecord(value)) return '';
  const named = summary === null ? undefined : value[summary];
  const text =
    typeof named === 'string' || typeof named === 'number' ? String(named) : toFileName(value['src']);
  const plain = text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > MAX_LENGTH ? `${plain.slice(0, MAX_LENGTH - 1)}…` : plain;
}

function toFileName(src: unknown): string {
  return typeof src === 'string' ? (src.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : '';
}
