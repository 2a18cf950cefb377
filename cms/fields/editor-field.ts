import type { ReferenceKind } from '#schemas/references/refers-to';

/**
 * The fields that an editor fills, as plain JSON: made on the server from a zod schema, sent to the browser, shown by
 * the studio's forms, by Puck and by Builder.io.
 */

export type ChoiceValue = string | number | boolean;

export interface ChoiceOption {
  value: ChoiceValue;
  label: string;
}

interface FieldBase {
  /** The name of the property; empty for an item of a list or the value of a record. */
  name: string;
  label: string;
  hint: string | null;
  isRequired: boolean;
  /** `null` is a value too, and means the same as none. */
  isNullable: boolean;
  /** What stands in when the property is missing; left out when nothing does. */
  default?: unknown;
}

export interface TextField extends FieldBase {
  control: 'text' | 'textarea';
  minLength: number;
  maxLength: number | null;
  /** A regular expression (flag `u`), and what it asks for in words. */
  pattern: { source: string; message: string } | null;
  /** A number is a value too: `1101` beside `"1101"`. */
  allowsNumber: boolean;
  /** It names one of these things of the site, and is chosen from a list of them. */
  refersTo?: ReferenceKind;
  /** It gives a window of the block its id, which other fields then name. */
  names?: 'window';
}

export interface NumberField extends FieldBase {
  control: 'number';
  isInteger: boolean;
  min: number | null;
  max: number | null;
  step: number | null;
  /** The value is an amount in kopecks, which editors type and read in roubles. */
  unit?: 'kopecks';
}

export interface MomentField extends FieldBase {
  /** ISO: `2026-11-21`; `2026-11-21T10:00:00+03:00`. */
  control: 'date' | 'date-time';
  /** Of a date-time: a date without time is a value too. */
  allowsDate: boolean;
}

export interface ObjectField extends FieldBase {
  /** An image has `src`, `width` and `height`, and may have `alt`, `phone` and `placeholder`. */
  control: 'object' | 'image';
  fields: EditorField[];
  /** Of an image: its address alone is a value too, and says nothing of its size. */
  allowsAddress?: true;
}

export interface ListField extends FieldBase {
  control: 'list';
  item: EditorField;
  min: number;
  max: number | null;
  /** The property that an item is called by; null: by its own value, or its place. */
  summary: string | null;
}

export interface UnionVariant {
  /** The value of the discriminator. */
  value: ChoiceValue;
  label: string;
  /** Without the discriminator. */
  fields: EditorField[];
}

export interface UnionField extends FieldBase {
  control: 'union';
  discriminator: string;
  variants: UnionVariant[];
}

export interface PlainField extends FieldBase {
  /** `json`: what no other control can show; it is edited as JSON, so that it is never lost. */
  control: 'rich-text' | 'switch' | 'link-url' | 'json';
  /** Of `json`: components as pages have them, which the studio edits by the fields of their own types. */
  holds?: 'components';
  /** Of an address: it is that of a file; without it, of a page. */
  refersTo?: ReferenceKind;
}

export interface ChoiceField extends FieldBase {
  control: 'choice';
  options: ChoiceOption[];
}

export interface RecordField extends FieldBase {
  control: 'record';
  value: EditorField;
}

export type EditorField =
  | TextField
  | NumberField
  | MomentField
  | ObjectField
  | ListField
  | UnionField
  | PlainField
  | ChoiceField
  | RecordField;

export type UnknownRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The variant of a union that a value has chosen. */
export function findVariant({ variants, discriminator }: UnionField, value: unknown): UnionVariant | null {
  if (!isRecord(value)) return null;
  return variants.find((variant) => variant.value === value[discriminator]) ?? null;
}

/** The fields inside a value: of an object, an image, the chosen variant of a union; null when it has no named parts. */
export function listInnerFields(field: EditorField, value: unknown): EditorField[] | null {
  if (field.control === 'object' || field.control === 'image') return field.fields;
  return field.control === 'union' ? (findVariant(field, value)?.fields ?? []) : null;
}
