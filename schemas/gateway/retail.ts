import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { textFlag, textId } from './fields';
import { RETAIL_REGION_QUERY } from './headers';
import { API_BASE } from './paths';

/** The retail catalogue. Prices are roubles. */

/** Every retail call takes the region (SHOP-07). */
const inRegion = z.object({ [RETAIL_REGION_QUERY]: textId });

/** A status of a product: `IM` can be delivered, `CCM` can be picked up (SHOP-105, SHOP-106). */
export const DELIVERY_STATUS = 'IM';
export const PICKUP_STATUS = 'CCM';

/** A shop with this section type is a pickup shop (SHOP-108). */
export const PICKUP_SECTION_TYPE = 2;

const productVariant = z.looseObject({
  id: identifier,
  color: optionalField(z.string()),
  color_title: optionalField(z.string()),
  memory: optionalField(z.number()),
  price: optionalField(z.number()),
});

export const retailProduct = z.looseObject({
  privateid: identifier,
  name: z.string(),
  shortname: optionalField(z.string()),
  brand_name: optionalField(z.string()),
  groupname: optionalField(z.string()),
  /** Include the markers of delivery and pickup (SHOP-104). */
  services: optionalField(z.array(z.string())),
  statuses: optionalField(z.array(z.string())),
  price_2: optionalField(z.number()),
  price_old: optionalField(z.number()),
  img: optionalField(z.string()),
  /** Of the section that it stands in. */
  section: optionalField(z.string()),
  /** The code of a colour, and its name. */
  color: optionalField(z.string()),
  color_title: optionalField(z.string()),
  /** GB. */
  memory: optionalField(z.number()),
  badges: optionalField(z.array(z.looseObject({ id: identifier, type: z.string() }))),
  params: optionalField(z.array(z.looseObject({ title: z.string(), value: z.string() }))),
  /** The same model in other colours and memories, itself among them. */
  variants: optionalField(z.array(productVariant)),
});

/** A section of the catalogue. */
export const getCatalogSection = defineCall({
  id: 'retail.catalog',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.retail}/catalog/{id}`,
  rows: ['SHOP-03', 'SHOP-114'],
  pathParams: z.object({ id: textId }),
  query: inRegion,
  answer: z.looseObject({
    id: identifier,
    title: optionalField(z.string()),
    products: z.array(retailProduct).default([]),
  }),
  empty: null,
});

/** A product of the catalogue. */
export const getRetailProduct = defineCall({
  id: 'retail.product',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.retail}/catalog/product/{id}`,
  rows: ['SHOP-04', 'SHOP-115'],
  pathParams: z.object({ id: textId }),
  query: inRegion,
  answer: retailProduct,
  empty: null,
});

/** The regions of the retail side, each with its shop (SHOP-110). */
export const getRetailRegions = defineCall({
  id: 'retail.regions',
  group: 'retail',
  method: 'GET',
  path: '/api/retail/v2/regions',
  rows: ['SHOP-05', 'SHOP-07', 'SHOP-116'],
  isSteady: true,
  query: inRegion.partial(),
  answer: z.array(
    z.looseObject({
      id: identifier,
      title: z.string(),
      prefix: optionalField(z.string()),
      shop_id: optionalField(identifier),
    }),
  ),
  empty: [],
});

const branch = z.looseObject({
  branch: identifier,
  price: optionalField(z.number()),
  price_sim: optionalField(z.number()),
  teleport: optionalField(z.looseObject({ price: optionalField(z.number()) })),
});

/**
 * Where a product can be received (SHOP-107). `{a}` is the region's shop id, `{b}` the product's id
 * (requirements decision 12). Salons carry what the map shows (ORD-113).
 */
export const getShops = defineCall({
  id: 'retail.shops',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.retail}/shops/{a}/{b}`,
  rows: ['SHOP-06', 'SHOP-117'],
  pathParams: z.object({ a: textId, b: textId }),
  query: inRegion.extend({ detail: textFlag.optional() }),
  answer: z.looseObject({
    shops: z.record(
      z.string(),
      z.looseObject({
        section_type: z.number().int(),
        productId: identifier,
        code: optionalField(z.string()),
        title: optionalField(z.string()),
        address: optionalField(z.string()),
        city: optionalField(z.string()),
        worktime: optionalField(z.string()),
        metro: optionalField(z.string()),
        /** Degrees; a salon without them is in the list and not on the map. */
        latitude: optionalField(z.number()),
        longitude: optionalField(z.number()),
        branch: optionalField(identifier),
      }),
    ),
    deliveries: z
      .array(z.looseObject({ delivery_id: identifier, price: optionalField(z.number()) }))
      .default([]),
    branches: z.array(branch).default([]),
  }),
  empty: { shops: {}, deliveries: [], branches: [] },
});

/** A result of the retail search (SHOP-113). */
const searchCard = z.looseObject({
  title: z.string(),
  img: optionalField(z.string()),
  price: optionalField(z.number()),
  price_old: optionalField(z.number()),
  link: z.string(),
  status: optionalField(z.enum(['im', 'ccm'])),
  group: optionalField(z.string()),
});

/** Searches the shop: `carts` are the cards found, `nums` how many there are in all. */
export const searchRetail = defineCall({
  id: 'retail.search',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.retail}/search`,
  rows: ['SHOP-118'],
  query: z.object({ search: z.string(), [RETAIL_REGION_QUERY]: z.string().optional() }),
  answer: z.looseObject({
    carts: z.array(searchCard).default([]),
    nums: z.number().int().default(0),
    more_link: optionalField(z.string()),
  }),
  empty: { carts: [], nums: 0, more_link: undefined },
});
