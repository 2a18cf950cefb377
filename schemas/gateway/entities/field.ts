import { z } from 'zod';

/**
 * Field kinds that the operator's answers are made of. The specification names fields but seldom their
 * types (d2 §7: "shapes beyond the fields named are not shown"), so a field is as tolerant as its use allows.
 */

/** A field that may be missing or `null`; either way the parsed value is `undefined`. */
export function optionalField<Field extends z.ZodType>(field: Field) {
  return field
    .nullable()
    .transform((value) => value ?? undefined)
    .optional();
}

/** An identifier: text, or a number that becomes text. */
export const identifier = z.union([z.string().min(1), z.number().int()]).transform(String);

/** A value as it is printed: «500», 500, «до 150». */
export const printedValue = z.union([z.string(), z.number()]);

/** A value with its unit: `{value: 30, unit: 'ГБ'}`. */
export const quantitySchema = z.looseObject({
  value: printedValue,
  unit: optionalField(z.string()),
});
export type Quantity = z.output<typeof quantitySchema>;
