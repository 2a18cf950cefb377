import { createFieldValue } from '#cms/fields/create-value';
import { isRecord, type EditorField, type ListField } from '#cms/fields/editor-field';
import { textToHtml } from './rich-text-html';

/** Items of a list, read from a text that was copied out of a document or a spreadsheet. */

/** The fields of an item that such a text fills, in their order; null: items of this list are not made of texts. */
export function listTextFields({ item }: ListField): EditorField[] | null {
  const fields = item.control === 'object' ? item.fields : [item];
  const isFilled = fields.every((field) => !field.isRequired || isText(field) || field.default !== undefined);
  const texts = fields.filter(isText);
  const [first] = texts;
  if (!isFilled || first === undefined) return null;
  // Columns that an item needs come first, then those that it may have.
  return [...texts.filter(({ isRequired }) => isRequired), ...texts.filter(({ isRequired }) => !isRequired)];
}

/** Words for people: an id, an address or a name of something else is never filled from a text. */
function isText(field: EditorField): boolean {
  if (field.control === 'rich-text') return true;
  const isWords = field.control === 'text' || field.control === 'textarea';
  return isWords && field.pattern === null && field.refersTo === undefined && field.names === undefined;
}

/**
 * The rows of a text, each as its cells. With tabs every line is a row, as spreadsheets copy them; with empty lines
 * every paragraph is one, its first line the first cell and the rest the second; else every line is a row of one cell.
 */
export function readRows(text: string): string[][] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const isTable = text.includes('\t');
  if (isTable) return lines.filter(Boolean).map((line) => line.split('\t').map((cell) => cell.trim()));
  const paragraphs = toParagraphs(lines);
  if (paragraphs.length < 2 && lines[1] !== '') return lines.filter(Boolean).map((line) => [line]);
  return paragraphs.map(([head = '', ...rest]) => (rest.length === 0 ? [head] : [head, rest.join('\n')]));
}

function toParagraphs(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    if (line !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

/** The items of these rows. What stood at their places before lends its pictures. */
export function toItems(
  list: ListField,
  rows: readonly (readonly string[])[],
  before: readonly unknown[],
): unknown[] {
  const fields = listTextFields(list) ?? [];
  return rows.map((cells, at) => toItem(list.item, fields, cells, before[at]));
}

function toItem(
  item: EditorField,
  fields: readonly EditorField[],
  cells: readonly string[],
  before: unknown,
): unknown {
  const written = fields.flatMap((field, column) => {
    const cell = cells[column] ?? '';
    return cell === '' ? [] : [[field.name, toFieldText(field, cell)] as const];
  });
  if (item.control !== 'object') return written[0]?.[1];
  return {
    ...toRecord(createFieldValue(item)),
    ...takePictures(item.fields, before),
    ...Object.fromEntries(written),
  };
}

function toFieldText({ control }: EditorField, cell: string): string {
  return control === 'rich-text' ? textToHtml(cell) : cell;
}

function takePictures(fields: readonly EditorField[], before: unknown): Record<string, unknown> {
  if (!isRecord(before)) return {};
  const pictures = fields.filter(({ control, name }) => control === 'image' && before[name] !== undefined);
  return Object.fromEntries(pictures.map(({ name }) => [name, before[name]]));
}

const toRecord = (value: unknown) => (isRecord(value) ? value : {});
