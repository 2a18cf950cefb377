import { findVariant, isRecord, type EditorField, type UnknownRecord } from './editor-field';

/**
 * Props as forms take them, where each item of a list is an object: react-hook-form, Puck and Builder.io know no lists
 * of bare values. `['Хит']` becomes `[{value: 'Хит'}]`, a record becomes a list of `{key, value}`. Whatever the fields
 * do not name, and whatever does not fit them, stays as it is.
 */
export function toFormValue(fields: readonly EditorField[], props: UnknownRecord): UnknownRecord {
  return mapFields(fields, props, wrap);
}

/** The way back: `fromFormValue(fields, toFormValue(fields, props))` equals `props`. */
export function fromFormValue(fields: readonly EditorField[], value: UnknownRecord): UnknownRecord {
  return mapFields(fields, value, unwrap);
}

type MapValue = (field: EditorField, value: unknown) => unknown;

function mapFields(fields: readonly EditorField[], props: UnknownRecord, map: MapValue): UnknownRecord {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const entries = Object.entries(props).map(([name, value]) => {
    const field = byName.get(name);
    return [name, field === undefined ? value : map(field, value)];
  });
  return Object.fromEntries(entries) as UnknownRecord;
}

/** Is an item of this kind an object already? */
function isOwnObject({ control }: EditorField): boolean {
  return control === 'object' || control === 'image' || control === 'union';
}

function mapInside(field: EditorField, value: unknown, map: MapValue): unknown {
  if (!isRecord(value)) return value;
  if (field.control === 'object' || field.control === 'image') return mapFields(field.fields, value, map);
  if (field.control !== 'union') return value;
  return mapFields(findVariant(field, value)?.fields ?? [], value, map);
}

function wrap(field: EditorField, value: unknown): unknown {
  if (field.control === 'record' && isRecord(value)) {
    return Object.entries(value).map(([key, item]) => ({ key, value: wrap(field.value, item) }));
  }
  if (field.control !== 'list' || !Array.isArray(value)) return mapInside(field, value, wrap);
  return value.map((item: unknown) =>
    isOwnObject(field.item) ? wrap(field.item, item) : { value: wrap(field.item, item) },
  );
}

function unwrap(field: EditorField, value: unknown): unknown {
  if (field.control === 'record' && Array.isArray(value) && value.every(isEntry)) {
    return Object.fromEntries(value.map(({ key, value: item }) => [key, unwrap(field.value, item)]));
  }
  if (field.control !== 'list' || !Array.isArray(value)) return mapInside(field, value, unwrap);
  return value.map((item: unknown) =>
    isOwnObject(field.item)
      ? unwrap(field.item, item)
      : unwrap(field.item, isRecord(item) ? item['value'] : item),
  );
}

function isEntry(entry: unknown): entry is { key: string; value: unknown } {
  return isRecord(entry) && typeof entry['key'] === 'string';
}
