import { z } from 'zod';
import { defineCall } from './call';
import { countryLinkSchema, countryProductSchema } from './entities/country';
import { identifier, optionalField } from './entities/field';
import { featureSchema } from './entities/param';
import { productSchema } from './entities/product';

const byPage = z.looseObject({ uuid: z.string() });

/**
 * Prices of roaming. `id` is a country; without it `products` holds all countries. `defaultProduct` is
 * shown before a country is chosen; `chineseProduct` is the scheme of a Chinese country and `null` elsewhere;
 * `service` is what has to be connected to get the prices.
 */
export const getRoamingShowcase = defineCall({
  id: 'roaming.showcase',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/showcase',
  rows: ['ROAM-02', 'ROAM-403'],
  query: z.looseObject({ id: optionalField(z.string()), uuid: z.string() }),
  answer: z.looseObject({
    products: z.array(countryProductSchema),
    defaultProduct: optionalField(countryProductSchema),
    chineseProduct: optionalField(countryProductSchema),
    service: optionalField(productSchema),
  }),
  empty: { products: [] },
});

/** Price tables of the country page: what a minute, a message and traffic cost, by tariff. */
export const getRoamingTariffs = defineCall({
  id: 'roaming.getTariffList',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/gettarifflist',
  rows: ['ROAM-03', 'ROAM-404'],
  query: byPage,
  answer: z.array(productSchema),
  empty: [],
});

/** What "goodbye, roaming" means: `key` a title, `value` a text, `code` names its icon (ROAM-402). */
export const getGoodbyeDetails = defineCall({
  id: 'roaming.goodbyeDetails',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/goodbyedetails',
  rows: ['ROAM-04', 'ROAM-405'],
  query: byPage,
  answer: z.looseObject({ isEnabled: optionalField(z.boolean()), features: z.array(featureSchema) }),
  empty: { features: [] },
});

export const getGoodbyeCountries = defineCall({
  id: 'roaming.goodbyeCountries',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/goodbyecountries',
  rows: ['ROAM-05', 'ROAM-406'],
  query: byPage,
  answer: z.array(countryLinkSchema),
  empty: [],
});

/** d0 §7 lists no parameter, d2 §7 lists uuid: it is optional. */
export const getPopularCountries = defineCall({
  id: 'roaming.popularCountries',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/popularCountries',
  rows: ['ROAM-06', 'ROAM-407'],
  query: z.looseObject({ uuid: optionalField(z.string()) }),
  answer: z.array(countryLinkSchema),
  empty: [],
});

export const getRoamingOptions = defineCall({
  id: 'roaming.getOptions',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/getoptions',
  rows: ['ROAM-07', 'ROAM-408'],
  query: byPage,
  answer: z.array(productSchema),
  empty: [],
});

/** `realm`: what to suggest; ours knows `country`. `query` narrows it to names that begin alike. */
export const suggestRoaming = defineCall({
  id: 'roaming.suggest',
  group: 'roaming',
  method: 'GET',
  path: '/api/unite/v1/roaming/suggest',
  rows: ['ROAM-409'],
  query: z.looseObject({ realm: z.string(), query: optionalField(z.string()) }),
  answer: z.array(
    z.looseObject({
      id: identifier,
      title: z.string(),
      code: optionalField(z.string()),
      link: optionalField(z.string()),
    }),
  ),
  empty: [],
});
