import { z } from 'zod';
import { defineCall } from './call';
import { optionalField } from './entities/field';
import { productSchema } from './entities/product';
import { soundEntries } from './entities/sound-entries';

/** Tariffs are asked for by the uuid of the page that shows them (d2 §7). */
const byPage = z.looseObject({ uuid: z.string() });

/**
 * The tariff of a page. A showcase page answers with the tariff that stands first and with all that it
 * shows, itself included, in `tariffs`.
 */
const tariffOfPage = productSchema.extend({ tariffs: optionalField(soundEntries(productSchema)) });

export const getTariff = defineCall({
  id: 'tariff.get',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/tariff/get',
  rows: ['TRF-04', 'TRF-419'],
  query: byPage,
  answer: tariffOfPage,
  empty: null,
});

/** `ids`: tariff ids joined by comma; the answer keeps their order and leaves out unknown ones. */
export const compareTariffs = defineCall({
  id: 'tariff.compare',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/tariff/compare',
  rows: ['TRF-05', 'TRF-420'],
  query: z.looseObject({ ids: z.string() }),
  answer: soundEntries(productSchema),
  empty: [],
});

export const getArchivedTariffs = defineCall({
  id: 'tariff.archive',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/tariff/archive',
  rows: ['TRF-06', 'TRF-421'],
  query: byPage,
  answer: soundEntries(productSchema),
  empty: [],
});

/** As `getTariff`, for convergent tariffs: mobile and home internet in one. */
export const getConvergentTariff = defineCall({
  id: 'tariff.getConvergent',
  group: 'tariffs',
  method: 'GET',
  path: '/api/unite/v1/tariff/getconvergent',
  rows: ['TRF-07', 'TRF-422'],
  query: byPage,
  answer: tariffOfPage,
  empty: null,
});
