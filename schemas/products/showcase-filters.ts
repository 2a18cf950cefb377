import type { Product } from '#schemas/gateway/entities/product';
import { hasFlag } from './flags';
import type { ProductParam } from './params';
import type { TariffCard } from './tariff-card';

/** A chip of the showcase. */
export interface ShowcaseFilter {
  /** As it stands in `?filter=`. */
  code: string;
  title: string;
  /** How many tariffs it leaves. */
  count: number;
}

interface Criterion {
  code: string;
  title: string;
  matches: (card: TariffCard, product: Product) => boolean;
}

const UNLIMITED = /безлимит|unlimited/iu;
const isUnlimited = ({ value }: ProductParam) => UNLIMITED.test(value);

/** What a visitor asks tariffs for; the catalogue decides which of them fit. */
const CRITERIA: readonly Criterion[] = [
  { code: 'unlimited', title: 'Безлимит', matches: ({ params }) => params.some(isUnlimited) },
  {
    code: 'discount',
    title: 'Со\u00a0скидкой',
    matches: ({ price }) => price?.oldAmountKopecks !== undefined,
  },
  {
    code: 'home',
    title: 'С\u00a0домашним интернетом',
    matches: ({ homeInternet }, product) => homeInternet !== null || hasFlag(product, 'homeInternet'),
  },
  { code: 'family', title: 'Семье', matches: (_, { segment }) => segment === 'megafamily' },
  {
    code: 'subscription',
    title: 'С\u00a0подпиской',
    matches: (_, product) => hasFlag(product, 'subscription'),
  },
  { code: 'wireless', title: 'Для модема', matches: (_, product) => hasFlag(product, 'wireless') },
];

/** Fewer tariffs than this are seen at a glance. */
const MIN_TARIFFS = 5;
/** A longer list of codes is nobody's choice. */
const MAX_CODES = 10;

/** The codes of the filters that a tariff passes. */
export function toFilterCodes(card: TariffCard, product: Product): string[] {
  return CRITERIA.filter(({ matches }) => matches(card, product)).map(({ code }) => code);
}

/**
 * The chips that part these tariffs, each given by the codes that it passes: none that leaves all of them or none.
 * Empty where choosing needs no help.
 */
export function toFilters(tariffs: readonly (readonly string[])[]): ShowcaseFilter[] {
  if (tariffs.length < MIN_TARIFFS) return [];
  return CRITERIA.flatMap(({ code, title }) => {
    const count = tariffs.filter((codes) => codes.includes(code)).length;
    return count === 0 || count === tariffs.length ? [] : [{ code, title, count }];
  });
}

/** The filters of `?filter=unlimited,discount`, in the order of the chips; unknown ones change nothing. */
export function readFilters(value: string | null, filters: readonly ShowcaseFilter[]): string[] {
  const asked = new Set((value ?? '').split(',', MAX_CODES));
  return filters.map(({ code }) => code).filter((code) => asked.has(code));
}
