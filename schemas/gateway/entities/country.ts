import { z } from 'zod';
import { identifier, optionalField, printedValue } from './field';
import { paramSchema } from './param';

/** One price of the country: the value, its unit, and how it is called. */
const countryPriceSchema = z.looseObject({
  val: printedValue,
  unit: optionalField(z.string()),
  title: optionalField(z.string()),
});

/** Prices of one scheme, keyed by what is paid for: `connection_fee`, `incoming`, `outgoing`, `sms`, `internet`. */
const priceListSchema = z
  .looseObject({ connection_fee: optionalField(countryPriceSchema) })
  // What is no price is left out.
  .catchall(countryPriceSchema.optional().catch(undefined));

/** A country with its roaming prices in roubles (ROAM-401: `prices.base.discount.connection_fee.val`). */
export const countryProductSchema = z.looseObject({
  id: identifier,
  title: z.string(),
  /** The country after the preposition «в»: «в Турции». */
  titleIn: optionalField(z.string()),
  code: optionalField(z.string()),
  link: optionalField(z.string()),
  zone: optionalField(z.string()),
  description: optionalField(z.string()),
  prices: optionalField(
    z.looseObject({
      base: optionalField(
        z.looseObject({
          discount: optionalField(priceListSchema),
          full: optionalField(priceListSchema),
        }),
      ),
    }),
  ),
  params: optionalField(z.array(paramSchema)),
});

/** A country in a list that leads to its page. */
export const countryLinkSchema = z.looseObject({
  id: identifier,
  title: z.string(),
  titleIn: optionalField(z.string()),
  code: optionalField(z.string()),
  link: optionalField(z.string()),
});
