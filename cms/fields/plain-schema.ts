import type { ChoiceValue } from './editor-field';
import { isRealBound, type JsonSchema } from './json-schema';

/** A schema of one type. */
export type Plain = Omit<JsonSchema, 'type'> & { type?: string };

/** Takes `null` out of a schema, puts its intersections together, and opens a union of one. */
export function plainOf(schema: JsonSchema): { schema: Plain; isNullable: boolean } {
  const { allOf = [], ...own } = schema;
  const whole = allOf.reduce<JsonSchema>(merge, own);
  const { anyOf, oneOf, type, ...rest } = whole;
  const types = [type ?? []].flat();
  const shapes = [...(anyOf ?? []), ...(oneOf ?? []), ...listTypes(types)];
  const solid = shapes.filter((shape) => shape.type !== 'null');
  const isNullable = solid.length < shapes.length || types.includes('null');
  const [only, second] = solid;
  if (only !== undefined && second === undefined) {
    const inner = plainOf(only);
    // The outer description is about the field, the inner one about a value of that kind.
    return { schema: { ...inner.schema, ...rest }, isNullable: isNullable || inner.isNullable };
  }
  const single = types.find((name) => name !== 'null');
  return {
    schema: {
      ...rest,
      ...(solid.length > 0 ? { anyOf: solid } : {}),
      ...(single && solid.length === 0 ? { type: single } : {}),
    },
    isNullable,
  };
}

/** `type: ['string', 'number']` as shapes of one type each; nothing for a single type. */
function listTypes(types: readonly string[]): JsonSchema[] {
  const solid = types.filter((type) => type !== 'null');
  return solid.length > 1 ? solid.map((type) => ({ type })) : [];
}

function merge(left: JsonSchema, right: JsonSchema): JsonSchema {
  const required = [...(left.required ?? []), ...(right.required ?? [])];
  return { ...right, ...left, properties: { ...left.properties, ...right.properties }, required };
}

/** The shapes of a union, those of unions inside it too. */
export function flattenShapes({ anyOf = [], oneOf = [] }: JsonSchema): Plain[] {
  return [...anyOf, ...oneOf].flatMap((shape) => {
    const { schema } = plainOf(shape);
    const inner = flattenShapes(schema);
    return inner.length > 0 ? inner : [schema];
  });
}

/** The values of an enumeration or a literal; null for any other schema. */
export function listChoiceValues(schema: JsonSchema): ChoiceValue[] | null {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values === undefined) return null;
  const choices = values.filter(isChoiceValue);
  return choices.length === 0 ? null : choices;
}

function isChoiceValue(value: unknown): value is ChoiceValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** A bound that means something to people. */
export function toBound(bound: number | undefined): number | null {
  return isRealBound(bound) ? bound : null;
}
