import { z } from 'zod';
import { badgeSchema } from './badge';
import { connectionInfoSchema } from './connection-info';
import { detailsSchema } from './details';
import { identifier, optionalField, printedValue, quantitySchema } from './field';
import { featureSchema, paramSchema } from './param';
import { servicePackSchema } from './service-pack';
import { tileGroupSchema, tileSchema } from './tile';

/** Where a product stands in convergent offers, the complete list (CONV-401). */
export const CONVERGENT_SEGMENTS = [
  'homeinternet',
  'private-homeinternet',
  'private-homeinternet-options',
  'megafamily',
  'megapower',
  'internet',
  'calls',
  'benefit',
  'other',
] as const;
export type ConvergentSegment = (typeof CONVERGENT_SEGMENTS)[number];

/** A picture of a product page. */
const productBannerSchema = z.looseObject({
  image: optionalField(z.string()),
  title: optionalField(z.string()),
  link: optionalField(z.string()),
});

/** The price at the head of a card: roubles, the discounted price beside it, and for how long. */
const productPriceSchema = z.looseObject({
  amount: optionalField(printedValue),
  discount: optionalField(printedValue),
  period: optionalField(z.string()),
});

/** A tariff or an option: one entity (TRF-401), with its badges, details and ways to connect. */
export const productSchema = z.looseObject({
  id: identifier,
  title: z.string(),
  link: optionalField(z.string()),
  description: optionalField(z.string()),
  shopLink: optionalField(z.string()),
  shopTag: optionalField(z.string()),
  tariffType: optionalField(z.string()),
  lineTitle: optionalField(z.string()),
  archive: optionalField(z.boolean()),
  offerLink: optionalField(z.string()),
  pdf: optionalField(z.string()),
  pdfSize: optionalField(printedValue),
  longDescription: optionalField(z.string()),
  banners: optionalField(z.array(productBannerSchema)),
  callsTitle: optionalField(z.string()),
  trafficTitle: optionalField(z.string()),
  productPrice: optionalField(productPriceSchema),
  baseParams: optionalField(z.array(paramSchema)),
  baseParamsHint: optionalField(z.string()),
  restParams: optionalField(z.array(paramSchema)),
  features: optionalField(z.array(featureSchema)),
  /** Positions of the calls slider of the constructor. */
  calls: optionalField(z.array(quantitySchema)),
  /** Positions of the traffic slider of the constructor. */
  traffic: optionalField(z.array(quantitySchema)),
  servicePacks: optionalField(z.array(servicePackSchema)),
  groups: optionalField(z.array(tileGroupSchema)),
  megapowers: optionalField(z.array(tileSchema)),
  /** How many of `megapowers` may be chosen. */
  megapowersLimit: optionalField(z.number().int()),
  tariffPrice: optionalField(printedValue),
  tariffUnitValue: optionalField(printedValue),
  tariffPeriod: optionalField(z.string()),
  tariffTitle: optionalField(z.string()),
  badges: optionalField(z.array(badgeSchema)),
  details: optionalField(detailsSchema),
  connection: optionalField(connectionInfoSchema),
  /** Flags of TRF-414; unknown ones are kept. */
  flags: optionalField(z.array(z.string())),
  /** One of `CONVERGENT_SEGMENTS`; an unknown one is treated as `other`. */
  segment: optionalField(z.string()),
});
export type Product = z.output<typeof productSchema>;
