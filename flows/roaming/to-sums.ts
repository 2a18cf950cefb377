import { formatPrice } from '#blocks/ui/text/format-price';
import { compareTrips, type TripSum } from '#schemas/products/roaming-trip';
import type { Props } from './contract';

/** The sums of the trip with all offers, the cheapest first; none while a number makes no sense. */
export function toSums({ offers, asked }: Pick<Props, 'offers' | 'asked'>): TripSum[] {
  return asked.trip === null ? [] : compareTrips(offers, asked.trip, formatPrice);
}
