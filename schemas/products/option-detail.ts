import type { Product } from '#schemas/gateway/entities/product';
import { toBadges, toPriceTooltip, type ProductBadge } from './badges';
import { toParams, type ProductParam } from './params';
import type { ProductPrice } from './price';
import { toShownPrice } from './service-card';
import { toText } from './text';

/** The head of an option's page. */
export interface OptionHead {
  title: string;
  text: string;
  price: ProductPrice | null;
  priceTooltip: { title?: string; text: string } | null;
  badges: ProductBadge[];
  /** Stand beside the price. */
  priceBadges: ProductBadge[];
  isArchive: boolean;
}

/** What an option brings and asks for. */
export interface OptionConditions {
  price: ProductPrice | null;
  params: ProductParam[];
  /** A titled text each (TRF-403). */
  features: { title: string; text: string }[];
}

/** Null for no product: a failed call, or a page that is of none. */
export function toOptionHead(product: Product | null): OptionHead | null {
  if (product === null) return null;
  const priceBadges = toBadges(product.badges, 'price');
  const besidePrice = new Set(priceBadges.map(({ text }) => text));
  const badges = [...toBadges(product.badges, 'for_detail'), ...toBadges(product.badges, 'for_showcase')];
  const unique = [...new Map(badges.map((badge) => [badge.text, badge])).values()];
  return {
    title: toText(product.title) || toText(product.id),
    text: toText(product.description),
    price: toShownPrice(product),
    priceTooltip: toPriceTooltip(product.badges),
    badges: unique.filter(({ text }) => !besidePrice.has(text)),
    priceBadges,
    isArchive: product.archive === true,
  };
}

/** The parameters in the operator's order, each value once; features without words are left out. */
export function toOptionConditions(product: Product | null): OptionConditions {
  if (product === null) return { price: null, params: [], features: [] };
  const { details, baseParams, restParams, features = [] } = product;
  const first = details?.first_param === undefined ? [] : [details.first_param];
  const all = [...first, ...(details?.showcase_params ?? []), ...(baseParams ?? []), ...(restParams ?? [])];
  return {
    price: toShownPrice(product),
    params: withoutRepeats(toParams(all)),
    features: features
      .map(({ key, value }) => ({ title: toText(key), text: toText(value) }))
      .filter(({ title, text }) => title !== '' && text !== ''),
  };
}

/** The first parameter often stands among the others too. */
function withoutRepeats(params: readonly ProductParam[]): ProductParam[] {
  const seen = new Set<string>();
  return params.filter(({ title, value }) => {
    const words = `${title} ${value}`;
    return seen.has(words) ? false : seen.add(words);
  });
}
