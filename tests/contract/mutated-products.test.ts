import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { BADGE_CATEGORIES } from '#schemas/gateway/entities/badge';
import { productSchema, type Product } from '#schemas/gateway/entities/product';
import { toBadges, toPriceTooltip } from '#schemas/products/badges';
import { toCashback } from '#schemas/products/cashback';
import { toHomeInternet } from '#schemas/products/home-internet';
import { toOption, toPacks, toParamGroups } from '#schemas/products/packs';
import { toParams } from '#schemas/products/params';
import { toProductPrice } from '#schemas/products/price';
import { price } from '#schemas/values/price';
import { buildOption } from '#fixtures/sandbox/options/build';
import { optionList } from '#fixtures/sandbox/options/option-list';
import { buildTariff } from '#fixtures/sandbox/tariffs/build';
import { faultyTariffs } from '#fixtures/sandbox/tariffs/faulty';
import { tariffList } from '#fixtures/sandbox/tariffs/tariff-list';
import { propertyRuns } from '#tests/property-runs';
import { mutate, mutation, type Json } from './mutations';

const RUNS = 3_000;
const SEED = 20_261_121;
const tries = propertyRuns(RUNS, SEED);

/** Every product of the catalogue, and those that are wrong from the start, as the gateway sends them. */
const products: readonly Json[] = JSON.parse(
  JSON.stringify([
    ...tariffList.map((sheet) => buildTariff(sheet, 'moscow')),
    ...optionList.map((sheet) => buildOption(sheet, 'spb')),
    ...faultyTariffs,
  ]),
);

const changed = fc
  .tuple(fc.constantFrom(...products), fc.array(mutation, { minLength: 1, maxLength: 2 }))
  .map(([product, changes]) => changes.reduce(mutate, product));

/** All that the pages of a product may ask. */
function readAll(product: Product) {
  const { details, badges, baseParams, restParams, groups = [], megapowers = [] } = product;
  const billingId = product.connection?.options?.[0]?.billingId ?? '10105';
  const tiles = [...groups.flatMap(({ options }) => options), ...megapowers];
  return {
    prices: [
      toProductPrice(product),
      toProductPrice(product, { billingId }),
      toProductPrice(product, { homeInternet: 'new' }),
      toProductPrice(product, { homeInternet: 'current' }),
      toProductPrice(product, { filter: 'filter_megafamily' }),
    ],
    badges: BADGE_CATEGORIES.map((category) => toBadges(badges, category)),
    tooltip: toPriceTooltip(badges),
    params: [baseParams, restParams, details?.showcase_params, details?.second_param?.children].map(toParams),
    packs: toPacks(product),
    options: tiles.map((tile) => toOption(tile, { billingId })),
    groups: toParamGroups(product),
    cashback: toCashback(details),
    homeInternet: toHomeInternet(product),
  };
}

/** Words that may be missing from a view: a line without a title, a pack without a billing id. */
const MAY_BE_EMPTY = new Set([
  'title',
  'variation',
  'billingId',
  'trafficString',
  'trafficValue',
  'trafficUnit',
]);

/** What no page may show, by its place: numbers that are none or below zero, empty words, words of a program. */
function listFaults(value: unknown, place = ''): string[] {
  if (typeof value === 'number')
    return Number.isSafeInteger(value) && value >= 0 ? [] : [`${place}: ${value}`];
  if (typeof value === 'string') {
    const isEmpty = value.trim() === '' && !MAY_BE_EMPTY.has(place.split('.').at(-1) ?? '');
    return isEmpty || /^(?:NaN|undefined|null|-\d+)\b/.test(value) ? [`${place}: «${value}»`] : [];
  }
  if (value === undefined) return [`${place}: undefined`];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => listFaults(child, `${place}.${name}`));
}

/** Prices that do not fit beside a button, or are struck out for a higher one. */
const listWrongPrices = ({ prices }: ReturnType<typeof readAll>) =>
  prices.filter(
    (shown) =>
      shown !== null &&
      (!price.safeParse(shown).success || (shown.oldAmountKopecks ?? Infinity) <= shown.amountKopecks),
  );

let accepted: Product[] = [];

beforeAll(() => {
  const raws = fc.sample(changed, tries);
  accepted = raws.flatMap((raw) => productSchema.safeParse(raw).data ?? []);
});

describe('a product that came changed', () => {
  test('is often still one by the contract', () => {
    expect(accepted.length).toBeGreaterThan(tries.numRuns / 4);
  });

  test('is read without an error, and nothing in it is NaN, negative or empty', () => {
    expect(accepted.flatMap((product) => listFaults(readAll(product)))).toEqual([]);
  });

  test('costs what fits beside a button, or has no price', () => {
    expect(accepted.flatMap((product) => listWrongPrices(readAll(product)))).toEqual([]);
  });

  test('[TRF-413] has its megapowers first in every group, [TRF-412] and one group for each title', () => {
    const all = accepted.map(toParamGroups);
    const orders = all.flat().map(({ packs }) => packs.map(({ isMegapower }) => (isMegapower ? 0 : 1)));
    expect(orders).toEqual(orders.map((order) => [...order].sort((a, b) => a - b)));
    expect(all.filter((groups) => new Set(groups.map(({ title }) => title)).size < groups.length)).toEqual(
      [],
    );
  });
});

describe('every product of the catalogue', () => {
  test('is accepted and read whole: all but the wrong ones have a price and something to say', () => {
    const right = products.slice(0, -faultyTariffs.length).map((raw) => productSchema.parse(raw));
    expect(right.filter((product) => toProductPrice(product) === null)).toEqual([]);
    expect(products.flatMap((raw) => listFaults(readAll(productSchema.parse(raw))))).toEqual([]);
  });
});
