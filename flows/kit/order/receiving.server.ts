import { getOrderSlots, type retailOrder } from '#schemas/gateway/order';
import { getRetailRegions, getShops } from '#schemas/gateway/retail';
import { findShopId, type Shops } from '#schemas/products/receiving';
import type * as z from 'zod';
import type { FlowLoadContext } from '#registry/flow-load';
import { pickHouse } from '../address/check-address.server';
import type { Ask } from '../engine/ask';
import type { DeliveryInput, Place, Slots } from './order-contract';

/** Where and when an order can be received: what the operator says of it, and what it is told. */

/** SHOP-02, SHOP-107: finds where a product can be received in the region of the visitor. */
export function createShopFinder({ region, call }: Pick<FlowLoadContext, 'region' | 'call'>) {
  const regions = call(getRetailRegions, { query: { region: region.code } });
  return async (productId: string): Promise<Shops> => {
    const shopId = findShopId(await regions, region.code);
    if (shopId === undefined) return getShops.empty;
    const query = { region: region.code, detail: true };
    return call(getShops, { path: { a: shopId, b: productId }, query });
  };
}

/** The days and hours; none when the operator does not say: the order goes without them (ORD-148). */
export async function loadSlots(productId: string, ask: Ask): Promise<Slots> {
  const asked = await ask(getOrderSlots, { path: { id: productId } });
  const days = asked.ok ? asked.answer.slots : [];
  return days.flatMap(({ date, intervals }) => (intervals.length > 0 ? [{ date, intervals }] : []));
}

/** The place that was typed, as a house of this region; a rejection where there is none. */
export async function readPlace(input: DeliveryInput, ask: Ask) {
  const { address, guid, city, street, house, byParts, flat, comment, date, interval } = input;
  const isByParts = byParts === 'on';
  const typed = isByParts ? { address: `${city}, ${street}, ${house}`, guid: '' } : null;
  const found = typed ? null : await pickHouse({ address, guid }, ask);
  if (found?.rejected) return found;
  const picked = typed ?? found?.house ?? { address, guid };
  const parts = isByParts ? { city, street, house } : toParts(picked.address);
  const place: Place = { ...picked, parts, isByParts, flat, comment, date, interval };
  return { place, rejected: undefined };
}

/** «г Москва, ул Липовая Аллея, д 3»: the house is the last, the street before it, the city all the rest. */
function toParts(address: string) {
  const parts = address.split(',').map((part) => part.trim());
  const [house = '', street = '', ...city] = parts.toReversed();
  return { city: city.toReversed().join(', '), street, house };
}

/** The place as the operator's orders have it. */
export function toDelivery(
  place: Place | null,
): Pick<z.input<typeof retailOrder>, 'address' | 'date' | 'interval'> {
  if (place === null) return {};
  const { parts, flat, comment, date, interval } = place;
  return {
    address: { ...parts, ...(flat !== '' && { flat }), ...(comment !== '' && { comment }) },
    ...(date !== '' && { date, interval }),
  };
}
