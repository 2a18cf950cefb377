import * as z from 'zod';
import type { ReferenceKind } from '#schemas/references/refers-to';

/** The part of JSON Schema that zod writes. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  /** `false` beside `prefixItems`: nothing more may follow. */
  items?: JsonSchema | boolean;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  description?: string;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  /** Of `refersTo`: what the text names. */
  reference?: ReferenceKind;
  /** The text is the id of a window that the block itself is. */
  names?: 'window';
}

/** What content may write, as JSON schema: the one reading of zod schemas that fields and references are made from. */
export function toInputSchema(schema: z.ZodType): JsonSchema {
  // The interface above is what zod writes of it; whatever else there is goes unread.
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' }) as JsonSchema;
}

/** Whole numbers are bounded by what JavaScript can count to: nothing to tell an editor. */
export function isRealBound(bound: number | undefined): bound is number {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER;
}
