import { z } from 'zod';
import { paramSchema } from './param';

/**
 * What the site makes of packs, options and home internet before it draws or orders them (d2 §3). Prices
 * are roubles, as in the catalogue they come from.
 */

/** A pack of a tariff (TRF-410). */
export const normalisedPackSchema = z.object({
  id: z.string(),
  packId: z.string(),
  variation: z.enum(['ms', 'ext']).optional(),
  title: z.string(),
  shortTitle: z.string(),
  name: z.string(),
  price: z.number(),
  priceDiscount: z.number().optional(),
  billingId: z.string(),
  isMegapower: z.boolean(),
  isHomeInternet: z.boolean(),
  type: z.string(),
});
export type NormalisedPack = z.output<typeof normalisedPackSchema>;

/** An option or a device chosen with a tariff (TRF-411). */
export const normalisedOptionSchema = z.object({
  id: z.string(),
  title: z.string(),
  shortTitle: z.string(),
  price: z.number(),
  priceDiscount: z.number().optional(),
  pricePeriod: z.string().optional(),
  billingId: z.string(),
  count: z.number().int(),
  isDevice: z.boolean(),
  isTvOption: z.boolean(),
  isHomeInternet: z.boolean(),
  params: z.array(paramSchema),
});
export type NormalisedOption = z.output<typeof normalisedOptionSchema>;

/** What the home-internet switcher of a tariff card shows (HOME-401). */
export const homeInternetDataSchema = z.object({
  hasHomeInternet: z.boolean(),
  trafficString: z.string().optional(),
  trafficValue: z.string().optional(),
  trafficUnit: z.string().optional(),
  price: z.number().optional(),
  pricePrefix: z.string().optional(),
  discount: z.number().optional(),
  discountNew: z.number().optional(),
  tooltipTitle: z.string().optional(),
  tooltipText: z.string().optional(),
});
export type HomeInternetData = z.output<typeof homeInternetDataSchema>;
