import { z } from 'zod';
import { defineCall } from './call';
import { optionalField } from './entities/field';
import { productSchema } from './entities/product';

/** Something that was found. */
const searchHitSchema = z.looseObject({
  title: z.string(),
  url: z.string(),
  text: optionalField(z.string()),
  /** What kind of page it is, for the visitor: «Тарифы», «Новости». */
  section: optionalField(z.string()),
});

/** `q` text, `k` key (the index, `united` by default), `l` language (`ru` by default), `p` page from 1. */
const searchQuery = z.looseObject({
  q: z.string(),
  k: optionalField(z.string()),
  l: optionalField(z.string()),
});

/** Quick links of the search field. */
export const getSearchActions = defineCall({
  id: 'search.actions',
  group: 'search',
  method: 'GET',
  path: '/api/unite/v1/search/actions',
  rows: ['SRCH-02'],
  answer: z.looseObject({ actions: z.array(z.looseObject({ title: z.string(), url: z.string() })) }),
  empty: { actions: [] },
});

/** `documents` counts all that match; `results` are those of the page. */
export const searchSite = defineCall({
  id: 'search.site',
  group: 'search',
  method: 'GET',
  path: '/search/api_v3',
  rows: ['SRCH-403'],
  query: searchQuery.extend({ p: optionalField(z.coerce.string()) }),
  answer: z.looseObject({ documents: z.number().int(), results: z.array(searchHitSchema) }),
  empty: { documents: 0, results: [] },
});

/** d0 calls the parameters `value` and `key`: they travel as `q` and `k`. */
export const suggestSearch = defineCall({
  id: 'search.suggest',
  group: 'search',
  method: 'GET',
  path: '/search/api_v3/suggest/',
  rows: ['SRCH-03', 'SRCH-404'],
  query: searchQuery,
  answer: z.looseObject({ results: z.array(searchHitSchema) }),
  empty: { results: [] },
});

/** Tariffs by words that the editors set (`keywords`, joined by comma), and the offer to move with the number. */
export const searchPreset = defineCall({
  id: 'search.preset',
  group: 'search',
  method: 'GET',
  path: '/api/unite/v1/PresetSearch/get',
  rows: ['SRCH-407'],
  query: z.looseObject({ keywords: z.string(), uuid: optionalField(z.string()) }),
  answer: z.looseObject({
    tariffs: z.array(productSchema),
    mnp: optionalField(
      z.looseObject({ title: z.string(), text: optionalField(z.string()), link: optionalField(z.string()) }),
    ),
  }),
  empty: { tariffs: [] },
});
