import type { TariffFlag } from '#schemas/gateway/entities/details';
import type { Product } from '#schemas/gateway/entities/product';

/** Types of tariffs that are offered as premium ones (TRF-274). */
export const PREMIUM_TARIFF_TYPES: readonly string[] = ['premium', 'vip'];

export function hasFlag({ flags }: Product, flag: TariffFlag): boolean {
  return flags?.includes(flag) === true;
}

export function isPremium({ tariffType }: Product): boolean {
  return tariffType !== undefined && PREMIUM_TARIFF_TYPES.includes(tariffType);
}
