import type { Product } from '#schemas/gateway/entities/product';
import { toHomeInternet } from './home-internet';
import { toProductPrice, type ProductPrice } from './price';

/** What a tariff costs together with home internet, where that is asked for in any case: a package (CONV-201). */
export function toPackagePrice(product: Product): ProductPrice | null {
  const isAdded = toHomeInternet(product)?.price != null;
  return toProductPrice(product, isAdded ? { homeInternet: 'new' } : {});
}
