import type { z } from 'zod';
import type { countryProductSchema } from '../gateway/entities/country';
import type { Param } from '../gateway/entities/param';
import type { Product } from '../gateway/entities/product';
import { toKopecks, toProductPrice } from './price';
import type { RoamingOffer, Use } from './roaming-trip';
import { toSafeLink } from './safe-link';
import { toText } from './text';

/** What the operator says of roaming, as offers that can be compared. */

export type CountryProduct = z.output<typeof countryProductSchema>;

/** The use that a param of a product, or a price of a country, is about. */
const USES: ReadonlySet<string> = new Set<Use>(['internet', 'outgoing', 'sms']);
const isUse = (name: string | undefined): name is Use => name !== undefined && USES.has(name);

const MEGABYTES_IN_GIGABYTE = 1024;
const PERIODS: readonly (readonly [words: RegExp, days: number])[] = [
  [/сут|день(?!г)|дня/iu, 1],
  [/недел/iu, 7],
  [/месяц/iu, 30],
];

/** Days of a period: «7 дней», «за сутки», «месяц»; null for one that is none. */
export function toPeriodDays(period: string | undefined): number | null {
  const text = toText(period);
  const counted = /(\d{1,3})[\s\u00A0]*(?:дн|сут)/iu.exec(text);
  if (counted) return Math.max(1, Number(counted[1]));
  return PERIODS.find(([words]) => words.test(text))?.[1] ?? null;
}

type Terms = Pick<RoamingOffer, 'included' | 'unitKopecks'>;

/** Params whose unit is money are prices beyond what is included, the others are what is included. */
function toTerms(params: readonly Param[]): Terms {
  const terms: Terms = { included: {}, unitKopecks: {} };
  for (const { param, value, unit } of params) {
    if (!isUse(param)) continue;
    const words = toText(unit);
    if (words.startsWith('₽')) {
      const kopecks = toKopecks(value);
      if (kopecks !== null) terms.unitKopecks[param] = kopecks;
      continue;
    }
    const amount = toAmount(value, words);
    if (amount !== null) terms.included[param] = { amount, isPerDay: /сут|день/iu.test(words) };
  }
  return terms;
}

function toAmount(value: Param['value'], unit: string): number | null {
  const amount = Number(toText(value).replace(',', '.'));
  if (!Number.isFinite(amount) || amount <= 0) return null;
  return unit.toUpperCase().startsWith('МБ') ? amount / MEGABYTES_IN_GIGABYTE : amount;
}

/** A tariff of roaming or an option; null where it has no price, or nothing that a trip uses. */
export function toRoamingOffer(
  product: Product,
  kind: RoamingOffer['kind'],
  fallback: RoamingOffer['unitKopecks'],
): RoamingOffer | null {
  const { included, unitKopecks } = toTerms([...(product.baseParams ?? []), ...(product.restParams ?? [])]);
  const price = toProductPrice(product);
  if (price === null || Object.keys({ ...included, ...unitKopecks }).length === 0) return null;
  return {
    id: product.id,
    title: toText(product.title),
    kind,
    url: toSafeLink(product.link),
    feeKopecks: price.amountKopecks,
    periodDays: toPeriodDays(product.productPrice?.period ?? price.period),
    included,
    unitKopecks: { ...fallback, ...unitKopecks },
  };
}

/** What a day costs in a country, with its package (ROAM-401); null where the operator does not say. */
export function toDayKopecks({ prices }: CountryProduct): number | null {
  return toKopecks(prices?.base?.discount?.connection_fee?.val);
}

function toUnits(prices: CountryProduct['prices'], scheme: 'discount' | 'full'): RoamingOffer['unitKopecks'] {
  const units: RoamingOffer['unitKopecks'] = {};
  for (const [name, price] of Object.entries(prices?.base?.[scheme] ?? {})) {
    if (!isUse(name) || typeof price !== 'object' || price === null || !('val' in price)) continue;
    const { val } = price;
    const kopecks = typeof val === 'string' || typeof val === 'number' ? toKopecks(val) : null;
    if (kopecks !== null) units[name] = kopecks;
  }
  return units;
}

export interface CountryOffers {
  /** The day with its package, or the prices of home; null where the operator names neither. */
  day: RoamingOffer | null;
  /** Nothing connected: only use is paid for. */
  plain: RoamingOffer | null;
}

/** The two offers that the showcase has for a country. `service` is what has to be connected for the first. */
export function toCountryOffers(country: CountryProduct, service: Product | undefined): CountryOffers {
  const day = toDayKopecks(country);
  const full = toUnits(country.prices, 'full');
  const shared = { kind: 'tariff', url: null, periodDays: 1 } as const;
  const isHome = day === 0;
  return {
    day:
      day === null
        ? null
        : {
            ...shared,
            id: service?.id ?? 'day',
            title: toText(service?.title) || 'Сутки связи',
            feeKopecks: day,
            included: isHome ? {} : toTerms(country.params ?? []).included,
            unitKopecks: toUnits(country.prices, 'discount'),
          },
    plain:
      Object.keys(full).length === 0
        ? null
        : {
            ...shared,
            id: 'plain',
            title: 'Без\u00A0подключений',
            feeKopecks: 0,
            included: {},
            unitKopecks: full,
          },
  };
}
