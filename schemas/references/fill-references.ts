import { toPointer } from '#schemas/finding';
import { isDeeperThan } from '#schemas/json-depth';
import type { ProductPrice } from '#schemas/products/price';
import { toNoun } from '#schemas/values/plural';
import { PRODUCT_KEY, replaceReferences, UNKNOWN_PRICE, UNKNOWN_TEXT, type Reference } from './reference';

/** What a value of JSON refers to, by key. */
export interface Wanted {
  products: ReadonlySet<string>;
  facts: ReadonlySet<string>;
  /** It has references, those that say nothing included. */
  hasAny: boolean;
}

/** What the operator and the editors say of it. Keys that are missing are not known. */
export interface Known {
  prices: ReadonlyMap<string, ProductPrice>;
  facts: ReadonlyMap<string, string | number>;
}

/** A reference that nobody knows. */
export interface UnknownReference {
  /** As it is written: `{{price:tariff/old}}`, or `tariff/old` in the price of a block. */
  text: string;
  /** RFC 6901, from the value that was filled. */
  pointer: string;
}

export interface Filled {
  value: unknown;
  unknown: UnknownReference[];
}

/** Writes an amount in kopecks as words. */
type FormatPrice = (amountKopecks: number) => string;

/** Deeper content is refused by whoever reads it. */
const MAX_DEPTH = 100;

/** The references inside a JSON value. */
export function findReferences(value: unknown): Wanted {
  const products = new Set<string>();
  const facts = new Set<string>();
  let count = 0;
  mapValue(value, [], {
    text: (text) =>
      replaceReferences(text, (reference, token) => {
        count += 1;
        if ('product' in reference) products.add(reference.product);
        if ('fact' in reference) facts.add(reference.fact);
        return token;
      }),
    price: (price) => {
      count += 1;
      if (PRODUCT_KEY.test(price.product)) products.add(price.product);
      return price;
    },
  });
  return { products, facts, hasAny: count > 0 };
}

/** A copy of a JSON value with each reference filled in. What is not known gets its default and is told of. */
export function fillReferences(value: unknown, known: Known, format: FormatPrice): Filled {
  const unknown: UnknownReference[] = [];
  const filled = mapValue(value, [], {
    text: (text, path) =>
      replaceReferences(text, (reference, token, before) => {
        const words = toWords(reference, before, known, format);
        if (words !== null) return words;
        unknown.push({ text: token, pointer: toPointer(path) });
        return reference.asks === 'fact' || reference.asks === 'unknown' ? UNKNOWN_TEXT : UNKNOWN_PRICE;
      }),
    price: (price, path) => {
      const { product, ...spare } = price;
      const found = known.prices.get(product);
      if (found !== undefined) return { ...withoutOwnAmounts(spare), ...found };
      unknown.push({ text: product, pointer: toPointer([...path, 'product']) });
      return spare;
    },
  });
  return { value: filled, unknown };
}

/** The amounts are the operator's: a discount that is over leaves no old price behind. */
function withoutOwnAmounts(spare: Record<string, unknown>): Record<string, unknown> {
  const { amountKopecks: _amount, oldAmountKopecks: _old, ...rest } = spare;
  return rest;
}

const FROM = 'от';
/** «От» that the sentence has said already. */
const SAYS_FROM = /(?:^|[^\p{L}])от[\s\u00A0]$/iu;

function toWords(reference: Reference, before: string, known: Known, format: FormatPrice): string | null {
  if (reference.asks === 'unknown') return null;
  if (reference.asks === 'fact') return toFactWords(known.facts.get(reference.fact), reference.forms);
  const price = known.prices.get(reference.product);
  if (price === undefined) return null;
  if (reference.asks === 'old-price') return format(price.oldAmountKopecks ?? price.amountKopecks);
  const prefix = reference.asks === 'from-price' ? FROM : price.prefix;
  const amount = format(price.amountKopecks);
  return prefix === undefined || SAYS_FROM.test(before) ? amount : `${prefix}\u00A0${amount}`;
}

/** «45», «45 стран»: a number with the noun that follows it, where its forms are given. */
function toFactWords(value: string | number | undefined, forms: readonly string[]): string | null {
  if (value === undefined) return null;
  const words = typeof value === 'number' ? groupDigits(value) : value;
  if (forms.length === 0 || typeof value !== 'number') return words;
  const [one = '', few = one, many = few] = forms;
  return `${words}\u00A0${toNoun(value, [one, few, many])}`;
}

/** 12000 → «12 000»; four digits stay together. */
function groupDigits(value: number): string {
  const digits = String(value);
  const head = digits.length % 3;
  if (digits.length < 5) return digits;
  const groups = digits.slice(head).match(/\d{3}/g) ?? [];
  return [...(head === 0 ? [] : [digits.slice(0, head)]), ...groups].join('\u00A0');
}

type PriceReference = Record<string, unknown> & { product: string };

interface Mapping {
  text: (text: string, path: readonly PropertyKey[]) => string;
  price: (price: PriceReference, path: readonly PropertyKey[]) => unknown;
}

function mapValue(value: unknown, path: readonly PropertyKey[], mapping: Mapping): unknown {
  if (path.length === 0 && isDeeperThan(value, MAX_DEPTH)) return value;
  if (typeof value === 'string') return mapping.text(value, path);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => mapValue(item, [...path, index], mapping));
  if (typeof value !== 'object' || value === null) return value;
  if (isPriceReference(value)) return mapping.price(value, path);
  const entries = Object.entries(value).map(
    ([name, child]) => [name, mapValue(child, [...path, name], mapping)] as const,
  );
  return Object.fromEntries(entries);
}

/** The price of a block (`schemas/values/price`) that names a product. */
function isPriceReference(value: object): value is PriceReference {
  return 'product' in value && typeof value.product === 'string' && 'amountKopecks' in value;
}
