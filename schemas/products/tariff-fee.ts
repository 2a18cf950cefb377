import type { Product } from '#schemas/gateway/entities/product';
import { isFree, NO_FEE } from './no-fee';
import { toProductPrice, type ProductPrice } from './price';

/** What a tariff costs: an amount, or words in its place; neither where the catalogue does not tell. */
export interface TariffFee {
  price: ProductPrice | null;
  priceText: string;
}

/** An option may be free; calls never are: a tariff of zero roubles has no subscription fee, for no period. */
export function toTariffFee(product: Product): TariffFee {
  const price = toProductPrice(product);
  return price !== null && isFree(price) ? { price: null, priceText: NO_FEE } : { price, priceText: '' };
}
