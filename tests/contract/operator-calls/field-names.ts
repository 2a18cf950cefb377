import { z } from 'zod';

interface JsonSchema {
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** The names of all fields that a schema declares, inner ones after a dot: `captcha`, `captcha.id`. */
export function listDeclaredNames(schema: z.ZodType | undefined): string[] {
  if (schema === undefined) return [];
  // JSON schema is a wider type; only what says names is read of it.
  return listNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function listNames({ anyOf = [], items = {}, properties = {} }: JsonSchema): string[] {
  const inner = [...anyOf, items].filter((schema) => Object.keys(schema).length > 0).flatMap(listNames);
  const own = Object.entries(properties).flatMap(([name, below]) => nest(name, listNames(below)));
  return [...inner, ...own];
}

/** The names of all fields that a value has, written alike. */
export function listGivenNames(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listGivenNames);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return [];
  return Object.entries(value).flatMap(([name, below]) => nest(name, listGivenNames(below)));
}

const nest = (name: string, below: string[]) => [name, ...below.map((inner) => `${name}.${inner}`)];
