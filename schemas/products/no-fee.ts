import type { ProductPrice } from './price';

/** Said of a tariff that costs nothing by itself: its subscriber pays for what was used. Free of zod: views say it. */
export const NO_FEE = 'Без\u00A0абонентской платы';

/** Is there nothing to pay? A price that a discount has brought to zero is still a price. */
export function isFree({ amountKopecks, oldAmountKopecks }: ProductPrice): boolean {
  return amountKopecks === 0 && oldAmountKopecks === undefined;
}
