import * as z from 'zod';
import type { FlowAction } from './define-flow';

/** What an action's schemas say of it, for diagrams, the gallery and the contract tests. */

/** A field that a visitor posts to an action. */
export interface InputField {
  name: string;
  isRequired: boolean;
  /** Its value never goes back to the browser. */
  isSecret: boolean;
}

/** The part of JSON Schema that zod writes for an object or a union of them. */
interface Shape {
  properties?: Readonly<Record<string, { const?: unknown; enum?: readonly unknown[] }>>;
  required?: readonly string[];
  anyOf?: readonly Shape[];
  oneOf?: readonly Shape[];
  allOf?: readonly Shape[];
}

/** What the schema of an action's input may follow from: the flow's props with what was loaded, and its step. */
export interface InputGiven {
  props: unknown;
  data: object;
  /** Milliseconds since 1970. */
  now: number;
}

/** The schema of what is posted to an action. */
export function toInputSchema(
  { input }: Pick<FlowAction, 'input'>,
  { props, data, now }: InputGiven,
): z.ZodType {
  if (typeof input !== 'function') return input;
  // They are those of the very flow whose action it is; its own type says which.
  return input({ props: props as never, data: data as never, now });
}

/** The machine events that an action may bring. */
export function listOutcomeTypes({ outcome }: Pick<FlowAction, 'outcome'>): string[] {
  const types = listObjects(readShape(outcome)).flatMap(({ properties }) => {
    const type = properties?.['type'];
    return type?.enum ?? (type?.const === undefined ? [] : [type.const]);
  });
  return [...new Set(types.map(String))];
}

/**
 * The fields of an action, in the order of its schema. A field of one of several shapes is not required. None where
 * the fields follow from what the flow has loaded, and `given` does not say what that is.
 */
export function listInputFields(
  action: Pick<FlowAction, 'input' | 'secret'>,
  given?: InputGiven,
): InputField[] {
  const { input, secret = [] } = action;
  if (typeof input === 'function' && given === undefined) return [];
  const schema = typeof input === 'function' && given ? toInputSchema(action, given) : input;
  const objects = typeof schema === 'function' ? [] : listObjects(readShape(schema));
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => ({
    name,
    isRequired: objects.every(({ required = [] }) => required.includes(name)),
    isSecret: secret.includes(name),
  }));
}

function readShape(schema: z.ZodType): Shape {
  // The interface above is what zod writes of it; whatever else there is goes unread.
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
}

function listObjects(shape: Shape): Shape[] {
  const inner = [shape.anyOf, shape.oneOf, shape.allOf].flatMap((shapes) => shapes ?? []);
  return [...(shape.properties ? [shape] : []), ...inner.flatMap(listObjects)];
}
