import * as z from 'zod';

/**
 * Values with a given text in every field that takes it, made from a schema alone: a new field is included by itself.
 * What the schema refuses falls back, place by place, to a plain value of its kind.
 */

interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxLength?: number;
}

export interface Filled {
  value: unknown;
  /** Places that hold the text. */
  places: number;
}

const MAX_ROUNDS = 60;
const MAX_DEPTH = 8;

/** Props of a schema with `text` in every place that takes it; null when no such value was found. */
export function fillProps(schema: z.ZodType, text: string, turn: number): Filled | null {
  // The interface above is what zod writes of it; whatever else there is goes unread.
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as JsonSchema;
  const refused = new Map<string, number>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const count = { places: 0 };
    const value = toValue(json, [], { text, turn, refused, count });
    const read = schema.safeParse(value);
    if (read.success) return { value, places: count.places };
    for (const { path } of read.error.issues) step(refused, path);
  }
  return null;
}

interface Filling {
  text: string;
  /** Which of several shapes is taken. */
  turn: number;
  /** How often a place was refused: each time the next plainer value is tried. */
  refused: Map<string, number>;
  count: { places: number };
}

/** A refused list or object is blamed on what is in it last, so its own place counts too. */
function step(refused: Map<string, number>, path: readonly PropertyKey[]): void {
  const place = path.map(String).join('/');
  refused.set(place, (refused.get(place) ?? 0) + 1);
}

function toValue(schema: JsonSchema, path: readonly string[], filling: Filling): unknown {
  const tried = filling.refused.get(path.join('/')) ?? 0;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[(filling.turn + tried) % schema.enum.length];
  const shapes = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(({ type }) => type !== 'null');
  if (shapes.length > 0) {
    const shape = shapes[(filling.turn + tried) % shapes.length];
    return shape === undefined ? null : toValue(shape, path, filling);
  }
  if (schema.properties !== undefined || schema.type === 'object') return toObject(schema, path, filling);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => toValue(part, path, filling)));
  if (schema.type === 'array') return toList(schema, path, filling);
  if (schema.type === 'number' || schema.type === 'integer') return toNumber(schema, tried);
  if (schema.type === 'boolean') return filling.turn % 2 === 0;
  return toText(schema, tried, filling);
}

function toObject(schema: JsonSchema, path: readonly string[], filling: Filling): unknown {
  if (path.length > MAX_DEPTH) return {};
  const names = Object.entries(schema.properties ?? {});
  const value = Object.fromEntries(
    names.map(([name, field]) => [name, toValue(field, [...path, name], filling)]),
  );
  // A field that is refused whatever it holds may be one that is better left out.
  for (const [name] of names) {
    if ((filling.refused.get([...path, name].join('/')) ?? 0) > PLAIN_TEXTS.length + 2) delete value[name];
  }
  const { additionalProperties } = schema;
  if (names.length === 0 && typeof additionalProperties === 'object')
    value['key'] = toValue(additionalProperties, [...path, 'key'], filling);
  return value;
}

function toList(schema: JsonSchema, path: readonly string[], filling: Filling): unknown {
  const { items, prefixItems = [], minItems = 0 } = schema;
  const first = prefixItems.map((item, index) => toValue(item, [...path, String(index)], filling));
  if (typeof items !== 'object' || path.length > MAX_DEPTH) return first;
  const wanted = Math.max(minItems, 1) + (filling.refused.get(path.join('/')) ?? 0);
  const rest = Array.from({ length: wanted }, (_, index) =>
    toValue(items, [...path, String(index + first.length)], filling),
  );
  return [...first, ...rest];
}

function toNumber({ minimum = 1, exclusiveMinimum = 0 }: JsonSchema, tried: number): number {
  return Math.max(minimum, exclusiveMinimum + 1, 1) + tried;
}

/** After the text itself, what a text field usually takes. */
const PLAIN_TEXTS = [
  '/media/banners/main-hero.svg',
  '/tariffs/all',
  'title',
  'Текст',
  '79261234567',
  '2026-12-01',
  '2026-12-01T00:00:00+03:00',
  'moscow',
  '#text',
  '1',
  '',
  '10:00',
  'phone:88005500500',
  'Кино-cinema',
];

function toText({ maxLength = Infinity }: JsonSchema, tried: number, filling: Filling): string {
  const { text, count } = filling;
  if (tried === 0 && text.length <= maxLength) {
    count.places += 1;
    return text;
  }
  // An address that only ends with the text passes where the text alone does not.
  if (tried === 1) {
    count.places += 1;
    return `/x?a=${encodeURI(text)}`;
  }
  return PLAIN_TEXTS[(tried - 2 + PLAIN_TEXTS.length) % PLAIN_TEXTS.length] ?? '';
}
