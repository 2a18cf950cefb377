import { shareReads } from '#cms/gateway/share-reads';
import type { Product } from '#schemas/gateway/entities/product';
import { toKopecks, toProductPrice, type ProductPrice } from '#schemas/products/price';
import { COUNTED } from './counted-facts.server';
import {
  COUNTRIES,
  Questions,
  TARIFFS,
  type CountryProduct,
  type RecordScope,
} from './operator-questions.server';

const SHOWCASE = 'showcase';
const DAY = 'за сутки';

const NOWHERE: CountryProduct = { id: '', title: '' };

/** What the operator says, for one region and audience. Values are missing where it knows none. */
export interface OperatorRecords {
  prices: (products: Iterable<string>) => Promise<Map<string, ProductPrice>>;
  counts: (facts: Iterable<string>) => Promise<Map<string, number>>;
  /** What is sold now: tariffs of all showcases, options, days in countries. */
  list: () => Promise<KnownProduct[]>;
  /** The filters that services are sorted by. */
  serviceGroups: () => Promise<ServiceGroup[]>;
  /** Some call gave no answer: what is missing may be there. */
  hasFailed: () => boolean;
}

/** A product that content may refer to. */
export interface KnownProduct {
  /** `tariff/maksimum` */
  key: string;
  title: string;
  /** The path of its page; null where the operator does not say. */
  path: string | null;
  price: ProductPrice | null;
  /** What billing calls it. */
  billingCodes: readonly string[];
  /** Of a tariff: `hit`. */
  type: string | null;
  /** Of a tariff: `megafamily`. */
  segment: string | null;
}

/** A filter of services as the operator calls it. */
export interface ServiceGroup {
  code: string;
  title: string;
}

/** The showcases that sell something, consumers' and corporate. */
const TARIFF_SHOWCASES = [TARIFFS, '/forhome', '/corp/tariffs'];

/** The pages whose cheapest product has a price of its own: `showcase/tariffs/all`. */
export const PRICED_SHOWCASES: readonly string[] = [...TARIFF_SHOWCASES, COUNTRIES];

/** Reads prices and counts from the operator. Never rejects. */
export function readRecords(scope: RecordScope): OperatorRecords {
  const ask = new Questions({ ...scope, gateway: shareReads(scope.gateway, 'shared') });

  async function readPrice(
    product: string,
    tariffs: Promise<readonly Product[]>,
  ): Promise<ProductPrice | null> {
    const [kind = '', ...rest] = product.split('/');
    const id = rest.join('/');
    if (kind === SHOWCASE) return toCheapest(await readShowcase(`/${id}`));
    if (kind === 'country')
      return toDayPrice((await ask.countries()).find((one) => one.id === id) ?? NOWHERE);
    const products = await (kind === 'tariff' ? tariffs : ask.options());
    const found = products.find((one) => one.id === id);
    return found === undefined ? null : toProductPrice(found);
  }

  async function readShowcase(path: string): Promise<(ProductPrice | null)[]> {
    if (path === COUNTRIES) return (await ask.countries()).map(toDayPrice);
    return (await ask.tariffsOf(path)).map((tariff) => toProductPrice(tariff));
  }

  return {
    hasFailed: () => ask.hasFailed,
    async prices(products) {
      const wanted = [...products].sort();
      const ids = wanted.flatMap((product) => /^tariff\/(.+)$/.exec(product)?.[1] ?? []);
      const tariffs = ask.tariffs(ids);
      const read = await Promise.all(wanted.map((product) => readPrice(product, tariffs)));
      const prices = new Map<string, ProductPrice>();
      for (const [index, product] of wanted.entries()) {
        const key = `${scope.region.code} ${scope.audience} ${product}`;
        const said = read[index] ?? null;
        const price = said ?? (ask.hasFailed ? scope.memory.prices.get(key) : undefined);
        if (price === undefined) continue;
        if (said !== null) scope.memory.prices.set(key, said);
        prices.set(product, price);
      }
      return prices;
    },
    async list() {
      const showcases = await Promise.all(TARIFF_SHOWCASES.map((path) => ask.tariffsOf(path)));
      const [options, countries] = await Promise.all([ask.options(), ask.countries()]);
      const products = [
        ...showcases.flat().map((tariff) => toKnown('tariff', tariff, toProductPrice(tariff))),
        ...options.map((option) => toKnown('option', option, toProductPrice(option))),
        ...countries.map((country) => toKnown('country', country, toDayPrice(country))),
      ];
      return [...new Map(products.map((product) => [product.key, product])).values()];
    },
    async serviceGroups() {
      return (await ask.serviceFilters()).map(({ code, title }) => ({ code, title }));
    },
    async counts(facts) {
      const counted = [...facts].flatMap((fact) => {
        const count = Object.hasOwn(COUNTED, fact) ? COUNTED[fact]?.count(ask) : undefined;
        return count === undefined ? [] : [count.then((number): [string, number] => [fact, number])];
      });
      return new Map((await Promise.all(counted)).filter(([, count]) => count > 0));
    },
  };
}

function toKnown(
  kind: string,
  { id, title, link, connection, tariffType, segment }: Sold,
  price: ProductPrice | null,
): KnownProduct {
  return {
    key: `${kind}/${id}`,
    title,
    path: link ?? null,
    price,
    billingCodes: connection?.billingIds ?? [],
    type: tariffType ?? null,
    segment: segment ?? null,
  };
}

type Sold = Pick<Product, 'id' | 'title'> &
  Partial<Pick<Product, 'link' | 'connection' | 'tariffType' | 'segment'>>;

/**
 * What a page of many products says as one price: the least that is paid without a discount, since discounts end.
 * Tariffs without a fee are left out: their subscribers pay for what was used.
 */
function toCheapest(prices: readonly (ProductPrice | null)[]): ProductPrice | null {
  const paid = prices.filter((price) => price !== null).filter(({ amountKopecks }) => amountKopecks > 0);
  const least = Math.min(...paid.map(toFull));
  const cheapest = paid.find((price) => toFull(price) === least);
  if (cheapest === undefined) return null;
  return {
    amountKopecks: least,
    prefix: 'от',
    ...(cheapest.period !== undefined && { period: cheapest.period }),
  };
}

const toFull = ({ amountKopecks, oldAmountKopecks }: ProductPrice) => oldAmountKopecks ?? amountKopecks;

/** A day in a country with the package (ROAM-401). */
function toDayPrice({ prices }: CountryProduct): ProductPrice | null {
  const amountKopecks = toKopecks(prices?.base?.discount?.connection_fee?.val);
  return amountKopecks === null ? null : { amountKopecks, period: DAY };
}
