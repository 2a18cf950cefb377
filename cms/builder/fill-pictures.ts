import { findVariant, isRecord, type EditorField, type UnknownRecord } from '../fields/editor-field';

/** What a picture of a block becomes: with its address for visitors, and with its size. */
type FillPicture = (picture: UnknownRecord) => UnknownRecord;

/** The props of a block with each of its pictures filled; the editor of Builder.io knows only their addresses. */
export function fillPictures(
  fields: readonly EditorField[],
  props: UnknownRecord,
  fill: FillPicture,
): UnknownRecord {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(props).map(([name, value]) => {
    const field = byName.get(name);
    return [name, field === undefined ? value : fillValue(field, value, fill)] as const;
  });
  return Object.fromEntries(entries);
}

function fillValue(field: EditorField, value: unknown, fill: FillPicture): unknown {
  if (field.control === 'list') {
    return Array.isArray(value) ? value.map((item: unknown) => fillValue(field.item, item, fill)) : value;
  }
  if (!isRecord(value)) return value;
  if (field.control === 'image') return fill(fillPictures(field.fields, value, fill));
  if (field.control === 'object') {
    const filled = fillPictures(field.fields, value, fill);
    return isPictureSource(field.fields) ? fill(filled) : filled;
  }
  return field.control === 'union'
    ? fillPictures(findVariant(field, value)?.fields ?? [], value, fill)
    : value;
}

/** A crop for phones is a picture without words. */
function isPictureSource(fields: readonly EditorField[]): boolean {
  const names = new Set(fields.map(({ name }) => name));
  return ['src', 'width', 'height'].every((name) => names.has(name));
}
