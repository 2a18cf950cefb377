import type * as z from 'zod';
import { isRealBound, toInputSchema, type JsonSchema } from '#cms/fields/json-schema';

/** One field that content may give a block, as the editor's reference tells it. */
export interface SchemaField {
  /** From the props: `items[].picture.src`; `*` stands for any name; `‹2›` for the second of several shapes. */
  path: string;
  type: string;
  isRequired: boolean;
  /** As JSON; null when there is none. */
  default: string | null;
  limits: string[];
  description: string;
}

/** Every field of a block's props, nested ones below theirs, in the order of the definition. */
export function listSchemaFields(props: z.ZodType): SchemaField[] {
  return listProperties(toInputSchema(props), '');
}

function listProperties(schema: JsonSchema, path: string): SchemaField[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const prefix = path === '' ? '' : `${path}.`;
  const named = Object.entries(properties).flatMap(([name, field]) =>
    listField(field, prefix + name, required.includes(name)),
  );
  const others = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [
    ...named,
    ...others
      .filter((field) => Object.keys(field).length > 0)
      .flatMap((field) => listField(field, `${prefix}*`, false)),
    ...(schema.allOf ?? []).flatMap((part) => listProperties(part, path)),
    ...listShapes(schema, path),
  ];
}

function listField(schema: JsonSchema, path: string, isRequired: boolean): SchemaField[] {
  const field = {
    path,
    isRequired,
    type: nameType(schema),
    limits: listLimits(schema),
    default: schema.default === undefined ? null : JSON.stringify(schema.default),
    description: schema.description ?? '',
  };
  return [field, ...listInside(schema, path)];
}

/** What is inside a field's value: properties of an object, of each item of a list, of each possible shape. */
function listInside(schema: JsonSchema, path: string): SchemaField[] {
  const { items, prefixItems = [] } = schema;
  return [
    ...listProperties(schema, path),
    ...(typeof items === 'object' ? listInside(items, `${path}[]`) : []),
    ...prefixItems.flatMap((item, index) => listInside(item, `${path}[${index}]`)),
  ];
}

function listShapes({ anyOf = [], oneOf = [] }: JsonSchema, path: string): SchemaField[] {
  const shapes = [...anyOf, ...oneOf].filter((shape) => listInside(shape, path).length > 0);
  if (shapes.length === 1) return shapes.flatMap((shape) => listInside(shape, path));
  return shapes.flatMap((shape, index) => listInside(shape, `${path}‹${index + 1}›`));
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'строка',
  number: 'число',
  integer: 'целое число',
  boolean: 'да или нет',
  object: 'объект',
  array: 'список',
  null: 'null',
};
const FORMAT_NAMES: Readonly<Record<string, string>> = {
  'safe-url': 'адрес',
  uri: 'адрес',
  'rich-text': 'текст с\u00a0разметкой',
  email: 'почта',
  date: 'дата',
  'date-time': 'дата и\u00a0время',
};

function nameType(schema: JsonSchema): string {
  const { anyOf = [], oneOf = [], items, format } = schema;
  const shapes = [...anyOf, ...oneOf];
  if (shapes.length > 0) return [...new Set(shapes.map(nameType))].join(' или ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array' && typeof items === 'object') return `список: ${nameType(items)}`;
  const named = format === undefined ? undefined : FORMAT_NAMES[format];
  if (named !== undefined) return named;
  const types = [schema.type ?? []].flat().map((type) => TYPE_NAMES[type] ?? type);
  return types.length === 0 ? 'любое значение' : types.join(' или ');
}

function listLimits(schema: JsonSchema): string[] {
  const { minLength, maxLength, minItems, maxItems, pattern, format } = schema;
  const least = schema.minimum ?? schema.exclusiveMinimum;
  const most = schema.maximum ?? schema.exclusiveMaximum;
  return [
    ...describeRange('знаков', minLength, maxLength),
    ...describeRange('в\u00a0списке', minItems, maxItems),
    ...(isRealBound(least) ? [`${schema.minimum === undefined ? 'больше' : 'не меньше'}\u00a0${least}`] : []),
    ...(isRealBound(most) ? [`${schema.maximum === undefined ? 'меньше' : 'не больше'}\u00a0${most}`] : []),
    // A named format says more than its expression.
    ...(pattern === undefined || format !== undefined ? [] : [`по образцу ${pattern}`]),
  ];
}

/** `знаков: 1–120`; nothing without bounds. */
function describeRange(what: string, least = 0, most = Infinity): string[] {
  if (least === 0 && most === Infinity) return [];
  if (most === Infinity) return [`${what}: от\u00a0${least}`];
  return [least === most ? `${what}: ${least}` : `${what}: ${least === 0 ? 'до\u00a0' : `${least}–`}${most}`];
}
