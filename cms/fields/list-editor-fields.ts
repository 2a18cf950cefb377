import type * as z from 'zod';
import type { EditorField, ListField } from './editor-field';
import { describePattern, nameItemOf } from './field-names';
import { isRealBound, toInputSchema, type JsonSchema } from './json-schema';
import { readChoice, readLabel } from './read-label';
import { flattenShapes, listChoiceValues, plainOf, toBound, type Plain } from './plain-schema';
import { isKopecks, toRoubleLabel } from './roubles';
import { readVariants } from './read-variants';

/** What content calls a list of blocks: each is judged by the schema of its own type, not by the list's. */
const COMPONENTS = 'components';

/** From so many characters on a text wants several lines, unless it is a name or an address. */
const LONG_TEXT = 300;
const ONE_LINE = /title|redirect|url|link|src/i;

/**
 * The fields of a schema: a block's or flow's props, a page's fields, a layout. A schema that is no object gives one
 * field without a name. The answer is plain JSON; only this function needs zod.
 */
export function listEditorFields(schema: z.ZodType): EditorField[] {
  const json = toInputSchema(schema);
  const { schema: plain } = plainOf(json);
  return plain.properties === undefined ? [toField('', json, true)] : listProperties(plain);
}

function listProperties({ properties = {}, required = [] }: JsonSchema): EditorField[] {
  return Object.entries(properties).map(([name, property]) =>
    toField(name, property, required.includes(name)),
  );
}

/** What every field has, whatever its control. */
type Base = Pick<EditorField, 'name' | 'label' | 'hint' | 'isRequired' | 'isNullable' | 'default'>;

function toField(name: string, json: JsonSchema, isRequired: boolean): EditorField {
  const { schema, isNullable } = plainOf(json);
  const base: Base = {
    name,
    ...readLabel(schema.description, name),
    isRequired,
    isNullable,
    ...(schema.default === undefined ? {} : { default: schema.default }),
  };
  const shapes = flattenShapes(schema);
  const values = listChoiceValues(schema);
  if (values !== null) return { ...base, control: 'choice', ...readChoice(schema.description, name, values) };
  if (shapes.length > 0) return toUnionField(base, schema, shapes);
  return toSimpleField(base, schema);
}

function toSimpleField(base: Base, schema: Plain): EditorField {
  switch (schema.type) {
    case 'string':
      return toTextField(base, schema);
    case 'integer':
    case 'number':
      return toNumberField(base, schema);
    case 'boolean':
      return { ...base, control: 'switch' };
    case 'array':
      return toListField(base, schema);
    case 'object':
      return toObjectField(base, schema);
    default:
      return { ...base, control: 'json' };
  }
}

function toTextField(base: Base, schema: Plain, allowsNumber = false): EditorField {
  const { format, minLength = 0, maxLength = null, pattern, reference, names } = schema;
  if (format === 'rich-text') return { ...base, control: 'rich-text' };
  const naming = reference === undefined ? {} : { refersTo: reference };
  if (format === 'safe-url') return { ...base, control: 'link-url', ...naming };
  if (format === 'date' || format === 'date-time') return { ...base, control: format, allowsDate: false };
  const isLong =
    maxLength !== null && maxLength >= LONG_TEXT && !ONE_LINE.test(base.name) && reference === undefined;
  return {
    ...base,
    control: isLong ? 'textarea' : 'text',
    minLength,
    maxLength,
    allowsNumber,
    pattern: pattern === undefined ? null : { source: pattern, message: describePattern(pattern) },
    ...naming,
    ...(names === undefined ? {} : { names }),
  };
}

function toNumberField(base: Base, schema: Plain): EditorField {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const isInteger = schema.type === 'integer';
  // Only of whole numbers is the next one known.
  const least =
    minimum ?? (isInteger && isRealBound(exclusiveMinimum) ? exclusiveMinimum + 1 : exclusiveMinimum);
  const most =
    maximum ?? (isInteger && isRealBound(exclusiveMaximum) ? exclusiveMaximum - 1 : exclusiveMaximum);
  return {
    ...base,
    control: 'number',
    isInteger,
    min: toBound(least),
    max: toBound(most),
    step: multipleOf ?? (isInteger ? 1 : null),
    ...(isKopecks(base.name) ? { unit: 'kopecks', label: toRoubleLabel(base.label) } : {}),
  };
}

function toListField(base: Base, schema: Plain): EditorField {
  const { items, prefixItems, minItems = 0, maxItems = null } = schema;
  if (typeof items !== 'object' || prefixItems !== undefined) return { ...base, control: 'json' };
  if (base.name === COMPONENTS && Object.keys(items).length === 0) {
    return { ...base, control: 'json', holds: 'components' };
  }
  const described =
    items.description === undefined ? { ...items, description: nameItemOf(base.name) } : items;
  const item = toItem(base.name, described);
  if (item.control === 'json') return { ...base, control: 'json' };
  return { ...base, control: 'list', item, min: minItems, max: maxItems, summary: findSummary(item) };
}

/** An item has no name of its own; what it is an amount of, the name of its list says. */
function toItem(listName: string, json: JsonSchema): EditorField {
  const item = toField('', json, true);
  return item.control === 'number' && isKopecks(listName)
    ? { ...item, unit: 'kopecks', label: toRoubleLabel(item.label) }
    : item;
}

const CALLED_BY = ['title', 'header', 'text', 'name', 'label', 'caption', 'value'];

/** The property that tells items apart for an editor. */
function findSummary(item: EditorField): ListField['summary'] {
  if (item.control === 'image') return 'alt';
  const fields =
    item.control === 'object'
      ? item.fields
      : item.control === 'union'
        ? item.variants.flatMap((variant) => variant.fields)
        : [];
  const texts = fields.filter(({ control }) => control === 'text' || control === 'textarea');
  const named = CALLED_BY.map((name) => texts.find((field) => field.name === name));
  return (named.find((field) => field !== undefined) ?? texts[0])?.name ?? null;
}

function toObjectField(base: Base, schema: Plain): EditorField {
  const { properties = {}, additionalProperties } = schema;
  if (Object.keys(properties).length > 0) {
    const isImage = ['src', 'width', 'height'].every((name) => properties[name] !== undefined);
    return { ...base, control: isImage ? 'image' : 'object', fields: listProperties(schema) };
  }
  if (typeof additionalProperties !== 'object') return { ...base, control: 'json' };
  const value = toField('', { description: 'Значение', ...additionalProperties }, true);
  return value.control === 'json' ? { ...base, control: 'json' } : { ...base, control: 'record', value };
}

function toUnionField(base: Base, schema: Plain, shapes: readonly Plain[]): EditorField {
  const kinds = shapes.map(({ type, format }) => (type === 'string' ? (format ?? type) : type)).sort();
  const text = shapes.find(({ type }) => type === 'string');
  const reference = schema.reference === undefined ? {} : { reference: schema.reference };
  if (text && ['integer,string', 'number,string'].includes(kinds.join()))
    return toTextField(base, { ...text, ...reference }, true);
  const picture = shapes.length === 2 && text ? toPicture(base, shapes) : null;
  if (picture !== null) return picture;
  if (kinds.join() === 'date,date-time') return { ...base, control: 'date-time', allowsDate: true };
  const union = readVariants(shapes, schema.description);
  if (union === null) return { ...base, control: 'json' };
  const variants = union.variants.map(({ value, label, shape: { properties = {}, ...shape } }) => {
    const own = Object.entries(properties).filter(([name]) => name !== union.discriminator);
    return { value, label, fields: listProperties({ ...shape, properties: Object.fromEntries(own) }) };
  });
  return { ...base, control: 'union', discriminator: union.discriminator, variants };
}

/** A picture that may also be given by its address alone. */
function toPicture(base: Base, shapes: readonly Plain[]): EditorField | null {
  const object = shapes.find(({ type }) => type === 'object');
  const field = object === undefined ? null : toObjectField(base, object);
  return field?.control === 'image' ? { ...field, allowsAddress: true } : null;
}
