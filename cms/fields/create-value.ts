import type { EditorField } from './editor-field';

/**
 * An empty value for a new object or list item: what is required and has no default, as valid as it can be without
 * an editor's words. What is optional is left out. A new block begins with its first example instead.
 */
export function createValue(fields: readonly EditorField[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.filter(({ isRequired }) => isRequired).map((field) => [field.name, createFieldValue(field)]),
  );
}

/** An empty value of one field: of a new list item that may be no object. */
export function createFieldValue(field: EditorField): unknown {
  if (field.default !== undefined) return field.default;
  if (field.isNullable) return null;
  switch (field.control) {
    case 'object':
    case 'image':
      return createValue(field.fields);
    case 'list':
      return Array.from({ length: field.min }, () => createFieldValue(field.item));
    case 'union': {
      const [first] = field.variants;
      return first && { [field.discriminator]: first.value, ...createValue(first.fields) };
    }
    case 'number':
      return Math.min(Math.max(0, field.min ?? 0), field.max ?? Infinity);
    case 'choice':
      return field.options[0]?.value;
    case 'switch':
      return false;
    case 'record':
      return {};
    case 'json':
      return null;
    default:
      return '';
  }
}

/** What becomes of a value when an editor empties its control; `undefined` takes the property away. */
export function clearValue(field: EditorField): unknown {
  if (!field.isRequired || field.control === 'number') return undefined;
  return field.isNullable ? null : createFieldValue({ ...field, default: undefined });
}
