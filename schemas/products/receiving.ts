import type { CallAnswer } from '../gateway/call';
import { DELIVERY_PROVIDERS } from '../gateway/order';
import { PICKUP_SECTION_TYPE, type getRetailRegions, type getShops } from '../gateway/retail';
import { toGeoPoint, type GeoPoint } from '../values/geo-point';
import { toKopecks } from './price';

/** Where and how something of the shop can be received in a region. */

export type Shops = CallAnswer<typeof getShops>;

export interface Delivery {
  kind: 'courier' | 'cse';
  amountKopecks: number;
  /** The branch that sends it; left out where the operator names none. */
  branch?: string;
}

/** ORD-113. */
export interface Salon {
  id: string;
  /** What the operator's people call it; empty where nobody says. */
  code: string;
  branch: string;
  title: string;
  address: string;
  city: string;
  metro: string;
  worktime: string;
  /** Null where the operator does not say where it is: such a salon is not on the map. */
  point: GeoPoint | null;
}

/** The shop of a region, by the region's code (SHOP-110); undefined where the retail side has none. */
export const findShopId = (regions: CallAnswer<typeof getRetailRegions>, code: string): string | undefined =>
  regions.find(({ prefix }) => prefix === code)?.shop_id;

/** ORD-171: what delivery costs where the operator names no price. */
const DEFAULT_DELIVERY_KOPECKS = 0;

/** ORD-115, ORD-171: the courier first; without a price it costs nothing. */
export function toDeliveries({ deliveries, branches }: Shops): Delivery[] {
  return (['courier', 'cse'] as const).flatMap((kind) => {
    const found = deliveries.find(({ delivery_id }) => delivery_id === DELIVERY_PROVIDERS[kind]);
    if (found === undefined) return [];
    const [sender] = branches;
    const amountKopecks = toKopecks(found.price) ?? DEFAULT_DELIVERY_KOPECKS;
    return [{ kind, amountKopecks, ...(sender !== undefined && { branch: sender.branch }) }];
  });
}

/** SHOP-108. */
export function toSalons({ shops }: Shops): Salon[] {
  return Object.entries(shops).flatMap(([id, shop]) => {
    const { title = '', address = '', city = '', metro = '', worktime = '', code = '', branch = '' } = shop;
    if (shop.section_type !== PICKUP_SECTION_TYPE || title + address === '') return [];
    const point = toGeoPoint(shop.latitude, shop.longitude);
    return [{ id, code, branch, title: title || address, address, city, metro, worktime, point }];
  });
}

/** How something can be received. */
export interface Ways {
  deliveries: readonly Delivery[];
  salons: readonly Salon[];
}

/**
 * How several things can be received together: by those who deliver all of them, at the dearest of their prices, since
 * they come in one parcel; in the salons that have all of them.
 */
export function shareWays(ways: readonly Ways[]): Ways {
  const [first, ...others] = ways;
  if (first === undefined) return { deliveries: [], salons: [] };
  const deliveries = first.deliveries.flatMap((delivery) => {
    const same = others.map((other) => other.deliveries.find(({ kind }) => kind === delivery.kind));
    if (same.includes(undefined)) return [];
    const prices = same.map((one) => one?.amountKopecks ?? 0);
    return [{ ...delivery, amountKopecks: Math.max(delivery.amountKopecks, ...prices) }];
  });
  const salons = first.salons.filter(({ id }) =>
    others.every((other) => other.salons.some((salon) => salon.id === id)),
  );
  return { deliveries, salons };
}
