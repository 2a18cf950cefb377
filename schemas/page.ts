import * as z from 'zod';
import { refersTo } from './references/refers-to';
import { isoMoment } from './values/limited-text';
import { safeUrl } from './values/safe-url';

/**
 * Page info, as a content source gives it (d0 §3, PAGE-22). The schemas of single fields; `parse-page-info.ts`
 * puts them together so that one wrong field costs that field and not the page.
 */

export const audience = z.enum(['b2c', 'b2b']);
export type Audience = z.output<typeof audience>;

export const componentScope = z.object({
  regions: z.array(z.string()).optional(),
  audiences: z.array(audience).optional(),
  from: isoMoment().nullish(),
  until: isoMoment().nullish(),
});
export type ComponentScope = z.output<typeof componentScope>;

/** A component's envelope: only `type` is required. Its props are judged later, by the block's own schema. */
export const componentEnvelope = z.looseObject({
  id: z.string().trim().min(1).max(100).optional(),
  type: z.string().min(1).max(100),
  version: z.int().positive().default(1),
  props: z.unknown().default({}),
  section: z.string().max(100).optional(),
  scope: componentScope.optional(),
  children: z.array(z.unknown()).default([]),
});

/** A component whose envelope is sound. Without an id of its own it is called by its place: `block-3`. */
export interface Component {
  id: string;
  type: string;
  version: number;
  props: unknown;
  section: string | undefined;
  scope: ComponentScope | undefined;
  children: Component[];
}

export const breadcrumb = z.object({ title: z.string().min(1), url: safeUrl().optional() });
export type Breadcrumb = z.output<typeof breadcrumb>;

export const metaTag = z.object({
  name: z.string().max(100).optional(),
  property: z.string().max(100).optional(),
  content: z.string().max(1000),
});
export type MetaTag = z.output<typeof metaTag>;

const idValue = z.union([z.string(), z.number()]).transform(String);

export const pageRegion = z.looseObject({
  id: idValue.optional(),
  shop_id: idValue.optional(),
  mnp_id: idValue.optional(),
  shop_tp_no_delivery: z.boolean().optional(),
  title: z.string().optional(),
});

/** Every field of a page but its components, each with the value that stands in when it is missing or wrong. */
export const pageFields = {
  uuid: { schema: z.string().trim().min(1).nullable(), fallback: null },
  type: { schema: z.string().min(1), fallback: 'common' },
  title: { schema: z.string().max(500), fallback: '' },
  meta: { schema: z.array(metaTag).max(100), fallback: [] },
  region: { schema: pageRegion, fallback: {} },
  push_worker_id: { schema: idValue.nullable(), fallback: null },
  breadcrumbs: { schema: z.array(breadcrumb).max(20), fallback: [] },
  struct_title: { schema: z.string().max(500), fallback: '' },
  redirect301: { schema: refersTo('page', z.string().max(2000)).nullable(), fallback: null },
  descriptionSuffix: { schema: z.string().max(300), fallback: '' },
  is404: { schema: z.boolean(), fallback: false },
  errorStatus: { schema: z.int().min(400).max(599).nullable(), fallback: null },
} as const;

type PageFields = { [Name in keyof typeof pageFields]: z.output<(typeof pageFields)[Name]['schema']> };

export interface PageInfo extends PageFields {
  components: Component[];
}
