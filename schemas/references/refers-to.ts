import type * as z from 'zod';

/** What a text of content may name of the things that the site knows. */
export const REFERENCE_KINDS = [
  /** An address: a page, a place of this page, another site. */
  'page',
  /** The address of a picture, a video or a document. */
  'file',
  /** The id that a window opens by. */
  'window',
  /** A form of the page that the block stands on. */
  'form',
  /** A product that has a price, by its kind and id: `tariff/maksimum`. */
  'product',
  /** A tariff of the operator by its id alone: `maksimum`. */
  'tariff',
  /** An option of the operator by its id alone. */
  'option',
  /** A product by its code in the operator's billing. */
  'billingCode',
  'tariffType',
  'tariffSegment',
  /** A filter of the services' showcase, by the operator's code. */
  'serviceGroup',
  /** The code of a region: `moscow`. */
  'region',
  /** The place that banners are written for: `info_block`. */
  'bannerPlace',
  /** The filter that promotions share. */
  'promotionFilter',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

/**
 * Says of a text what it names. Editors then choose it from a list by its title (`app/studio/fields/reference-input`);
 * the schema itself stays as it is.
 */
export function refersTo<Schema extends z.ZodType>(kind: ReferenceKind, schema: Schema): Schema {
  return schema.meta({ reference: kind });
}
