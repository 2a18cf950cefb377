import { findVariant, isRecord, type EditorField } from '#cms/fields/editor-field';
import { listFieldsOf } from '#cms/fields/list-fields-of';
import { toPlainText } from '#cms/history/show-value';
import type { Component, PageInfo } from '#schemas/page';
import type { Definition } from '#registry/verdict';

/** What a page says to everybody, as plain text. */

export interface Texts {
  title: string;
  text: string;
  section: string;
}

export const NO_TEXTS: Texts = { title: '', text: '', section: '' };

/** More than anybody reads; the words behind are not found. */
const MAX_TEXT = 20_000;

export type Find = (type: string) => Definition | undefined;

export function readPageTexts(page: PageInfo & { components: Component[] }, find: Find): Texts {
  const description = page.meta.find(({ name }) => name === 'description')?.content ?? '';
  const texts = [description, ...page.components.flatMap((component) => readComponent(component, find))];
  return {
    title: page.title,
    text: joinTexts(texts, page.title),
    section: page.breadcrumbs.at(-2)?.title ?? '',
  };
}

/** Each text once, on a line of its own. A text that only repeats the title is left out. */
export function joinTexts(texts: readonly string[], title: string): string {
  return [...new Set(texts.map(toOneLine))]
    .filter((text) => text !== '' && text !== title)
    .join('\n')
    .slice(0, MAX_TEXT);
}

/** Blocks with a `scope` (some regions, one audience, some time) are left out: the index keeps one text of a page, for all. */
function readComponent({ type, props, scope, children }: Component, find: Find): string[] {
  if (scope !== undefined) return [];
  const definition = find(type);
  const own = definition === undefined ? [] : readFields(listFieldsOf(definition), props);
  return [...own, ...children.flatMap((child) => readComponent(child, find))];
}

function readFields(fields: readonly EditorField[], value: unknown): string[] {
  return isRecord(value) ? fields.flatMap((field) => readField(field, value[field.name])) : [];
}

/** Only words for people: no addresses, ids, colours or pictures. */
function readField(field: EditorField, value: unknown): string[] {
  switch (field.control) {
    case 'text':
    case 'textarea':
      return isForPeople(field, value) ? [value] : [];
    case 'rich-text':
      return typeof value === 'string' ? [toPlainText(value)] : [];
    case 'object':
      return readFields(field.fields, value);
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => readField(field.item, item)) : [];
    case 'union':
      return readFields(findVariant(field, value)?.fields ?? [], value);
    case 'record':
      return isRecord(value) ? Object.values(value).flatMap((one) => readField(field.value, one)) : [];
    default:
      return [];
  }
}

type TextField = Extract<EditorField, { control: 'text' | 'textarea' }>;

function isForPeople({ pattern, refersTo, names }: TextField, value: unknown): value is string {
  return typeof value === 'string' && pattern === null && refersTo === undefined && names === undefined;
}

const toOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
