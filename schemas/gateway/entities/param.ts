import { z } from 'zod';
import { identifier, optionalField, printedValue } from './field';

/** A price of the catalogue (TRF-406). `string` is the whole price ready to print: «650 ₽ за 30 дней». */
export const paymentSchema = z.looseObject({
  value: optionalField(printedValue),
  unit: optionalField(z.string()),
  unitValue: optionalField(printedValue),
  unitExtra: optionalField(z.string()),
  string: optionalField(z.string()),
});
export type Payment = z.output<typeof paymentSchema>;

const paramFields = {
  title: optionalField(z.string()),
  value: optionalField(printedValue),
  unit: optionalField(z.string()),
  caption: optionalField(z.string()),
  footnote: optionalField(z.string()),
  svg_icon: optionalField(z.string()),
  flag: optionalField(z.union([z.string(), z.boolean()])),
  /** Code of the parameter, unique within its list. */
  param: optionalField(identifier),
  valueIcon: optionalField(z.string()),
  price: optionalField(paymentSchema),
  /** A line is drawn after this parameter. */
  is_delim: optionalField(z.boolean()),
  /** The values of `children` are printed in place of the own value. */
  outputSubparamValues: optionalField(z.boolean()),
};

/** A line of a parameter list (TRF-407). Children have no children of their own. */
export const paramSchema = z.looseObject({
  ...paramFields,
  children: optionalField(z.array(z.looseObject(paramFields))),
});
export type Param = z.output<typeof paramSchema>;

/** Money back to the subscriber (TRF-408). */
export const cashbackSchema = z.looseObject({
  title: optionalField(z.string()),
  value: optionalField(printedValue),
  unit: optionalField(z.string()),
});

/** A titled text that becomes an accordion: `key` its title, `value` its hint (TRF-403). */
export const featureSchema = z.looseObject({
  key: z.string(),
  value: z.string(),
  code: optionalField(z.string()),
});
