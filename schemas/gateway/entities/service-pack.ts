import { z } from 'zod';
import { identifier, optionalField, quantitySchema } from './field';

/** One combination of calls and traffic of a tariff constructor, with its price (TRF-409). */
export const servicePackSchema = z.looseObject({
  packId: identifier,
  calls: optionalField(quantitySchema),
  traffic: optionalField(quantitySchema),
  payment: optionalField(quantitySchema),
  payment_discount: optionalField(quantitySchema),
  /** Where this combination is bought; the specification calls the field "buy link". */
  buyLink: optionalField(z.string()),
  tag: optionalField(z.string()),
  shopTag: optionalField(z.string()),
  shopLink: optionalField(z.string()),
});
export type ServicePack = z.output<typeof servicePackSchema>;
