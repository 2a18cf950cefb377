import { z } from 'zod';
import { connectionInfoSchema } from './connection-info';
import { detailsSchema } from './details';
import { identifier, optionalField, printedValue, quantitySchema } from './field';

/**
 * A tile that adds something to a tariff: an option (OPT-02), or a device for home internet (HOME-402),
 * which also has `tileImage`, `price` and `count`.
 */
export const tileSchema = z.looseObject({
  id: identifier,
  variation: optionalField(z.string()),
  title: z.string(),
  shortTitle: optionalField(z.string()),
  subtitle: optionalField(z.string()),
  shortDescription: optionalField(z.string()),
  link: optionalField(z.string()),
  details: optionalField(detailsSchema),
  connection: optionalField(connectionInfoSchema),
  payment: optionalField(quantitySchema),
  payment_discount: optionalField(quantitySchema.partial()),
  tileImage: optionalField(z.string()),
  price: optionalField(printedValue),
  /** Paid once, for connecting or buying it. */
  connectPrice: optionalField(printedValue),
  count: optionalField(z.number().int()),
});
export type Tile = z.output<typeof tileSchema>;

/** Tiles under one heading. */
export const tileGroupSchema = z.looseObject({
  code: optionalField(z.string()),
  title: optionalField(z.string()),
  options: z.array(tileSchema),
});
export type TileGroup = z.output<typeof tileGroupSchema>;
