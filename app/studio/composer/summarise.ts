import { isRecord, type EditorField } from '#cms/fields/editor-field';
import { replaceTags } from '#schemas/values/markup-text';

const MAX_LENGTH = 60;
const TITLES = ['title', 'header', 'text', 'name', 'html', 'caption', 'alt'];

/** A few words by which an editor tells a block from others of its kind; empty when it has none. */
export function summarise(props: Readonly<Record<string, unknown>>, fields: readonly EditorField[]): string {
  const named = TITLES.map((name) => props[name]);
  const first = [...named, ...fields.map(({ name }) => props[name])]
    .map(toWords)
    .find((words) => words !== '');
  if (first !== undefined) return cut(first);
  const inside = Object.values(props).find((value) => Array.isArray(value) && value.some(isRecord));
  const item: unknown = Array.isArray(inside) ? inside.find(isRecord) : undefined;
  return isRecord(item)
    ? cut(TITLES.map((name) => toWords(item[name])).find((words) => words !== '') ?? '')
    : '';
}

function toWords(value: unknown): string {
  if (typeof value !== 'string' || /^(\/|#|https?:)/.test(value)) return '';
  const words = replaceTags(value, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // A word of Latin letters names a variant or a colour.
  return /^[a-z0-9-]*$/.test(words) ? '' : words;
}

function cut(words: string): string {
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).trimEnd()}…` : words;
}
