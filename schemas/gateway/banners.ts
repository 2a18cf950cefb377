import { z } from 'zod';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';

/**
 * A banner (ANLT-414, ANLT-415). `show_handler` and `click_handler` are tracking addresses to be fetched
 * when it was seen and when it was clicked.
 */
export const bannerSchema = z.looseObject({
  id: optionalField(identifier),
  attrs: z.looseObject({
    url: optionalField(z.string()),
    text: optionalField(z.string()),
    title: optionalField(z.string()),
    image: optionalField(z.string()),
    erid: optionalField(z.string()),
  }),
  click_handler: optionalField(z.string()),
  show_handler: optionalField(z.string()),
});

/** `template` names how the banners are drawn: `top_content` stands fixed at the top (d2 §4). */
const bannerSetSchema = z.looseObject({
  template: optionalField(z.string()),
  data: z.array(bannerSchema),
});

/** `key` names the place, `location` is the path of the page (ANLT-416). */
export const getBanners = defineCall({
  id: 'banner.get',
  group: 'banners',
  method: 'GET',
  path: '/api/unite/v1/banners/get',
  rows: ['ANLT-104', 'ANLT-416'],
  query: z.looseObject({ key: z.string(), location: optionalField(z.string()) }),
  answer: bannerSetSchema,
  empty: { data: [] },
});

export const getBanner = defineCall({
  id: 'banner.byId',
  group: 'banners',
  method: 'GET',
  path: '/api/unite/v1/banners/{id}.json',
  rows: ['ANLT-106', 'ANLT-417'],
  pathParams: z.object({ id: z.string() }),
  answer: bannerSetSchema,
  empty: { data: [] },
});

/** What the operator's own tracking address is asked with. */
export const bannerTrack = z.looseObject({ id: z.string(), event: z.enum(['show', 'click']) });
export type BannerTrack = z.output<typeof bannerTrack>;

/** The tracking address that the handlers of a banner lead to. */
export const trackBanner = defineCall({
  id: 'banner.track',
  group: 'banners',
  method: 'GET',
  path: '/api/unite/v1/banners/track',
  rows: ['ANLT-107'],
  query: bannerTrack,
  answer: z.looseObject({ ok: z.boolean() }),
  empty: { ok: false },
});
