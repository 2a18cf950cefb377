import { z } from 'zod';
import { defineCall } from './call';
import { badgeSchema } from './entities/badge';
import { identifier, optionalField } from './entities/field';

/** A promotion (PROMO-04). Dates are ISO; `text` is HTML of the editors and absent in lists. */
export const promotionSchema = z.looseObject({
  id: identifier,
  title: z.string(),
  link: optionalField(z.string()),
  archived: optionalField(z.boolean()),
  startDate: optionalField(z.string()),
  endDate: optionalField(z.string()),
  badges: optionalField(z.array(badgeSchema)),
  imageLink: optionalField(z.string()),
  announcement: optionalField(z.string()),
  text: optionalField(z.string()),
  /** Code of the filter that the promotion stands under. */
  category: optionalField(z.string()),
});

const byPage = z.looseObject({ uuid: z.string() });

export const listPromotions = defineCall({
  id: 'action.list',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/action/list',
  rows: ['PROMO-05'],
  query: byPage,
  answer: z.looseObject({
    actions: z.array(promotionSchema),
    /** Filters of the list; `code` is the value of the page's query `filter` (PROMO-01). */
    filters: optionalField(z.array(z.looseObject({ code: z.string(), title: z.string() }))),
  }),
  empty: { actions: [] },
});

/** `page`: path of the promotion's page, e.g. `/action/gift.html`. */
export const getPromotion = defineCall({
  id: 'action.info',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/action/info',
  rows: ['PROMO-06'],
  query: z.looseObject({ page: z.string() }),
  answer: promotionSchema,
  empty: null,
});

/** Promotions for a strip on other pages. `exclude`: ids joined by comma that must not be among them. */
export const getMainPromotions = defineCall({
  id: 'action.mainSet',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/action/MainSet',
  rows: ['PROMO-07'],
  query: z.looseObject({ exclude: optionalField(z.string()) }),
  answer: z.looseObject({ actions: z.array(promotionSchema) }),
  empty: { actions: [] },
});

export const listArchivedPromotions = defineCall({
  id: 'action.archive',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/action/archive',
  rows: ['PROMO-08'],
  query: byPage,
  answer: z.looseObject({ actions: z.array(promotionSchema) }),
  empty: { actions: [] },
});
