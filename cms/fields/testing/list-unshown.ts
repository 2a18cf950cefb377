import { toPointer } from '#schemas/finding';
import { findVariant, isRecord, type EditorField } from '../editor-field';

/**
 * What a value holds that the fields cannot show: properties that they do not name, and values of another kind.
 * Pointers (RFC 6901) into the value; empty when an editor sees all of it. Nothing of it may be lost by a save.
 */
export function listUnshown(fields: readonly EditorField[], value: unknown): string[] {
  return listInFields(fields, value, []);
}

type Path = readonly (string | number)[];

function listInFields(fields: readonly EditorField[], value: unknown, path: Path): string[] {
  if (!isRecord(value)) return [toPointer(path)];
  return Object.entries(value).flatMap(([name, child]) => {
    const field = fields.find((candidate) => candidate.name === name);
    return field === undefined ? [toPointer([...path, name])] : listInField(field, child, [...path, name]);
  });
}

function listInField(field: EditorField, value: unknown, path: Path): string[] {
  if (value === undefined || field.control === 'json' || (value === null && field.isNullable)) return [];
  switch (field.control) {
    case 'object':
    case 'image':
      if (field.allowsAddress && typeof value === 'string') return [];
      return listInFields(field.fields, value, path);
    case 'list':
      if (!Array.isArray(value)) return [toPointer(path)];
      return value.flatMap((item: unknown, index) => listInField(field.item, item, [...path, index]));
    case 'record':
      if (!isRecord(value)) return [toPointer(path)];
      return Object.entries(value).flatMap(([key, item]) => listInField(field.value, item, [...path, key]));
    case 'union': {
      const variant = findVariant(field, value);
      if (variant === null || !isRecord(value)) return [toPointer(path)];
      const { [field.discriminator]: _chosen, ...rest } = value;
      return listInFields(variant.fields, rest, path);
    }
    default:
      return fits(field, value) ? [] : [toPointer(path)];
  }
}

function fits(field: EditorField, value: unknown): boolean {
  switch (field.control) {
    case 'number':
      return typeof value === 'number';
    case 'switch':
      return typeof value === 'boolean';
    case 'choice':
      return field.options.some((option) => option.value === value);
    case 'text':
    case 'textarea':
      return typeof value === 'string' || (field.allowsNumber && typeof value === 'number');
    default:
      return typeof value === 'string';
  }
}
