import { z } from 'zod';
import { defineCall } from './call';
import { badgeSchema } from './entities/badge';
import { identifier, optionalField } from './entities/field';
import { productSchema } from './entities/product';
import { filterMarkSchema, serviceCardSchema } from './entities/service-card';
import { soundEntries } from './entities/sound-entries';
import { tileGroupSchema } from './entities/tile';

const byPage = z.looseObject({ uuid: z.string() });

/** Options of a page under one heading. `filters` are its chips, `filterMarks` say which option is under which. */
const optionGroupSchema = z.looseObject({
  id: optionalField(identifier),
  title: optionalField(z.string()),
  options: soundEntries(productSchema),
  filters: optionalField(z.array(z.looseObject({ code: z.string(), title: z.string() }))),
  filterMarks: optionalField(z.array(filterMarkSchema)),
});

export const getOptionGroup = defineCall({
  id: 'option.getGroup',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/options/getOptionGroup',
  rows: ['OPT-03', 'OPT-407'],
  query: byPage,
  answer: optionGroupSchema,
  empty: { options: [] },
});

export const getOption = defineCall({
  id: 'option.get',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/options/getOption',
  rows: ['OPT-04', 'OPT-408'],
  query: byPage,
  answer: productSchema,
  empty: null,
});

/** Groups that the answer holds for a home-internet tariff (HOME-412). */
export const HOME_INTERNET_GROUPS = [
  'mf_home_internet',
  'partner_home_internet',
  'devices_home_internet',
  'tv_home_internet',
  'tv_main_home_internet',
] as const;
export type HomeInternetGroup = (typeof HOME_INTERNET_GROUPS)[number];

/**
 * Option groups of a tariff, keyed by the code of the group. `billingId`: of the tariff. The path stands
 * without unite/v1 (OPT-409).
 */
export const getOptionGroups = defineCall({
  id: 'option.getGroups',
  group: 'tariffs',
  method: 'GET',
  path: '/api/options/getOptionGroups',
  rows: ['OPT-409', 'HOME-412'],
  query: z.looseObject({ uuid: z.string(), billingId: optionalField(z.string()) }),
  answer: z
    .object({
      mf_home_internet: optionalField(tileGroupSchema),
      partner_home_internet: optionalField(tileGroupSchema),
      devices_home_internet: optionalField(tileGroupSchema),
      tv_home_internet: optionalField(tileGroupSchema),
      tv_main_home_internet: optionalField(tileGroupSchema),
    })
    // Other tariffs have other groups; what is no group is left out.
    .catchall(tileGroupSchema.optional().catch(undefined)),
  empty: {},
});

export const getBadges = defineCall({
  id: 'option.getBadges',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/options/getbadges',
  rows: ['OPT-410'],
  query: byPage,
  answer: z.looseObject({ badges: z.array(badgeSchema) }),
  empty: { badges: [] },
});

export const getArchivedServices = defineCall({
  id: 'service.archive',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/service/archive',
  rows: ['OPT-05', 'OPT-411'],
  query: byPage,
  answer: soundEntries(serviceCardSchema),
  empty: [],
});
