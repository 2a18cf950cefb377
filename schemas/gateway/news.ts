import { z } from 'zod';
import { defineCall } from './call';
import { badgeSchema } from './entities/badge';
import { identifier, optionalField } from './entities/field';

/** A news item (NEWS-09). `date` is an ISO date; `text` is HTML of the editors and absent in lists. */
export const newsItemSchema = z.looseObject({
  id: optionalField(identifier),
  link: optionalField(z.string()),
  badges: optionalField(z.array(badgeSchema)),
  date: z.string(),
  title: z.string(),
  text: optionalField(z.string()),
  tags: optionalField(z.array(z.string())),
  announcement: optionalField(z.string()),
  prevLink: optionalField(z.string()),
  nextLink: optionalField(z.string()),
  image: optionalField(z.string()),
});
export type NewsItem = z.output<typeof newsItemSchema>;

/** A page of news, newest first; `total` counts all that match. */
const newsListSchema = z.looseObject({
  news: z.array(newsItemSchema),
  total: z.number().int(),
  /** How many pages there are. */
  pages: z.number().int(),
});

/** Years with news, newest first, and their months (1 to 12). */
const newsTabsSchema = z.looseObject({
  years: z.array(z.looseObject({ year: z.number().int(), months: z.array(z.number().int()) })),
});

const countingText = z.coerce.string();

/**
 * `year`: four digits or `all` (the default); `month`: 1 to 12 or `all`. Pages are counted from 1 and hold
 * ten news; all news of `pageFrom` to `pageTo` come at once, so that "show more" survives a reload.
 */
const newsListQuery = z.looseObject({
  year: optionalField(countingText),
  month: optionalField(countingText),
  pageFrom: optionalField(countingText),
  pageTo: optionalField(countingText),
  uuid: optionalField(z.string()),
});

/** Corporate news belong to a region; `federal` are those of the whole country (NEWS-06). */
const regionField = { region: optionalField(z.string()) };

export const listNews = defineCall({
  id: 'news.list',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/news/list',
  rows: ['NEWS-10'],
  query: newsListQuery,
  answer: newsListSchema,
  empty: { news: [], total: 0, pages: 0 },
});

export const getNewsTabs = defineCall({
  id: 'news.tabs',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/news/tabs',
  rows: ['NEWS-11'],
  answer: newsTabsSchema,
  empty: { years: [] },
});

/** `page`: path of the news page, e.g. `/news/new-tariff`. */
export const getNews = defineCall({
  id: 'news.info',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/news/info',
  rows: ['NEWS-12'],
  query: z.looseObject({ page: z.string() }),
  answer: newsItemSchema,
  empty: null,
});

export const listCorporateNews = defineCall({
  id: 'corpNews.list',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/corpNews/list',
  rows: ['NEWS-13'],
  query: newsListQuery.extend(regionField),
  answer: newsListSchema,
  empty: { news: [], total: 0, pages: 0 },
});

export const getCorporateNewsTabs = defineCall({
  id: 'corpNews.tabs',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/corpNews/tabs',
  rows: ['NEWS-14'],
  query: z.looseObject(regionField),
  answer: newsTabsSchema,
  empty: { years: [] },
});

export const getCorporateNews = defineCall({
  id: 'corpNews.info',
  group: 'content',
  method: 'GET',
  path: '/api/unite/v1/corpNews/info',
  rows: ['NEWS-15'],
  query: z.looseObject({ page: z.string(), ...regionField }),
  answer: newsItemSchema,
  empty: null,
});
