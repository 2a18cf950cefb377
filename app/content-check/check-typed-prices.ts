import { toPointer, type Finding } from '#schemas/finding';
import { replaceTags } from '#schemas/values/markup-text';
import { withoutQuery } from '#schemas/values/path-text';
import type { RawComponent } from './page-components';
import { listTexts, unescapeMarkup } from './page-strings';

/** A product whose price is the operator's to say. */
export interface PricedProduct {
  title: string;
  /** The path of its page. */
  path: string | null;
}

/** Letters between a product's name and a sum that is most likely its price. */
const NEAR = 40;
/** A sum in the same sentence. */
const SUM = /^[^.;!?«]*?\d ?(?:₽|руб)/u;
const NAMES = ['title', 'name', 'header'] as const;

/** Sums that were typed as the price of a known product: they stay when the price changes, and are one for all regions. */
export function checkTypedPrices(
  components: readonly RawComponent[],
  products: readonly PricedProduct[],
): Finding[] {
  return components.flatMap(({ id, type, version, props }) => {
    const found = [...findInTexts(props, products), ...findInPrices(props, ['props'], products)];
    return found.map(({ product, pointer }): Finding => ({
      code: 'typed-price',
      severity: 'warning',
      id,
      type,
      version,
      pointer,
      about: product.title,
      message: `a price of «${product.title}» is typed`,
      fix: 'Refer to the product: {{price:…}} in a text, the field product in a price.',
    }));
  });
}

/** Does any block name a sum of money? Only then is the operator asked what it sells. */
export function hasSums(components: readonly RawComponent[]): boolean {
  return components.some(({ props }) => /₽|руб|amountKopecks/.test(JSON.stringify(props) ?? ''));
}

interface Found {
  product: PricedProduct;
  pointer: string;
}

/** «Максимум» за 1 900 ₽; a sum elsewhere in the sentence may be anything. */
function findInTexts(props: unknown, products: readonly PricedProduct[]): Found[] {
  return listTexts(props, ['props']).flatMap(({ text, pointer }) => {
    const words = unescapeMarkup(replaceTags(text, ''));
    if (!words.includes('«') || !/₽|руб/.test(words)) return [];
    const product = products.find(({ title }) => saysPrice(words, title));
    return product === undefined ? [] : [{ product, pointer }];
  });
}

function saysPrice(words: string, title: string): boolean {
  const name = `«${title.replaceAll('\u00A0', ' ')}»`;
  const plain = words.replaceAll('\u00A0', ' ');
  for (let at = plain.indexOf(name); at !== -1; at = plain.indexOf(name, at + 1)) {
    const after = plain.slice(at + name.length, at + name.length + NEAR);
    if (SUM.test(after)) return true;
  }
  return false;
}

/** A card or a row that is called like the product, with a price of its own. */
function findInPrices(
  value: unknown,
  path: readonly PropertyKey[],
  products: readonly PricedProduct[],
): Found[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => findInPrices(item, [...path, index], products));
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, child]) =>
    findInPrices(child, [...path, name], products),
  );
  const product = hasTypedPrice(value) ? products.find((known) => isCalledLike(value, known)) : undefined;
  return product === undefined ? inside : [{ product, pointer: toPointer([...path, 'price']) }, ...inside];
}

function hasTypedPrice(value: object): boolean {
  const price: unknown = 'price' in value ? value.price : null;
  return typeof price === 'object' && price !== null && 'amountKopecks' in price && !('product' in price);
}

/** Another thing may have the same name: then it leads elsewhere. */
function isCalledLike(value: object, { title, path }: PricedProduct): boolean {
  const fields: Record<string, unknown> = { ...value };
  const isNamed = NAMES.some((name) => toPlain(fields[name]) === toPlain(title));
  const address: unknown = fields['url'] ?? Object(fields['link']).url;
  return (
    isNamed &&
    (typeof address !== 'string' || path === null || withoutSuffix(address) === withoutSuffix(path))
  );
}

const toPlain = (text: unknown) =>
  typeof text === 'string' ? text.replaceAll('\u00A0', ' ').replace(/^«(.*)»$/, '$1') : null;

const withoutSuffix = (address: string) => withoutQuery(address).replace(/\.html$/, '');
