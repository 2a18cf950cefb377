import { createFieldValue } from '../fields/create-value';
import { findVariant, isRecord, type EditorField, type UnknownRecord } from '../fields/editor-field';

/**
 * Props with the defaults of their fields, and with something empty where a required field is missing: what a schema's
 * parsing would give, as near as fields alone can come to it. For the editor's frame, where no schema is.
 */
export function completeProps(fields: readonly EditorField[], props: UnknownRecord): UnknownRecord {
  const completed = fields.flatMap((field) => {
    const value = props[field.name] ?? standIn(field);
    return value === undefined ? [] : [[field.name, completeValue(field, value)] as const];
  });
  return { ...props, ...Object.fromEntries(completed) };
}

function standIn(field: EditorField): unknown {
  return field.default ?? (field.isRequired ? createFieldValue(field) : undefined);
}

function completeValue(field: EditorField, value: unknown): unknown {
  if (field.control === 'list') {
    return Array.isArray(value) ? value.map((item: unknown) => completeValue(field.item, item)) : value;
  }
  if (!isRecord(value)) return value;
  if (field.control === 'object' || field.control === 'image') return completeProps(field.fields, value);
  return field.control === 'union' ? completeProps(findVariant(field, value)?.fields ?? [], value) : value;
}
