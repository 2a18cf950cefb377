import type { Product } from '#schemas/gateway/entities/product';
import type { ServicePack } from '#schemas/gateway/entities/service-pack';
import { toKey, toPositions, type ConstructorPosition, type Slider } from './constructor-positions';
import { toPaymentPrice, toProductPrice, type ProductPrice } from './price';
import { toSafeLink } from './safe-link';
import { toText } from './text';

/** The first position of a slider; also where it stands when nobody says more (TRF-272). */
export const FIRST_POSITION = 1;

const SLIDER_TITLES = { calls: 'Минуты', traffic: 'Интернет' } as const;

export interface ConstructorSlider {
  title: string;
  positions: ConstructorPosition[];
}

/** Where both sliders stand, each counted from 0 along its positions. */
export interface Choice {
  calls: number;
  traffic: number;
}

/** What is bought at one pair of positions. */
export interface ConstructorPack extends Choice {
  packId: string;
  price: ProductPrice;
  buyLink: string | null;
}

/** A tariff whose calls and traffic the visitor chooses, ready to be drawn. */
export interface TariffConstructor {
  calls: ConstructorSlider;
  traffic: ConstructorSlider;
  /** At most one for each pair of positions. */
  packs: ConstructorPack[];
  /** What the tariff costs, and where it is bought, where no pack matches (TRF-270). */
  basePrice: ProductPrice | null;
  baseLink: string | null;
}

/** Null for a tariff with nothing to choose: fewer than two packs that have a price, or closed to new subscribers. */
export function toConstructor(product: Product): TariffConstructor | null {
  if (product.archive === true) return null;
  const packs = (product.servicePacks ?? []).filter((pack) => toKey(pack.calls) && toKey(pack.traffic));
  const calls = toPositions('calls', product.calls, packs);
  const traffic = toPositions('traffic', product.traffic, packs);
  const basePrice = toProductPrice(product);
  const matched = new Map<string, ConstructorPack>();
  for (const pack of packs) {
    const place = {
      calls: indexOf(calls, toKey(pack.calls)),
      traffic: indexOf(traffic, toKey(pack.traffic)),
    };
    const price = toPackPrice(pack, basePrice);
    const key = `${place.calls}-${place.traffic}`;
    if (price !== null && !matched.has(key)) matched.set(key, toPack(pack, place, price));
  }
  if (matched.size < 2) return null;
  return {
    calls: { title: toText(product.callsTitle) || SLIDER_TITLES.calls, positions: calls },
    traffic: { title: toText(product.trafficTitle) || SLIDER_TITLES.traffic, positions: traffic },
    packs: [...matched.values()],
    basePrice,
    baseLink: toSafeLink(product.shopLink),
  };
}

const indexOf = (positions: readonly ConstructorPosition[], key: string) =>
  positions.findIndex((position) => position.key === key);

function toPack(pack: ServicePack, place: Choice, price: ProductPrice): ConstructorPack {
  return {
    ...place,
    packId: pack.packId,
    price,
    buyLink: toSafeLink(pack.buyLink) ?? toSafeLink(pack.shopLink),
  };
}

/** Packs are paid for as often as the tariff, unless they say otherwise. */
function toPackPrice(pack: ServicePack, base: ProductPrice | null): ProductPrice | null {
  const price = toPaymentPrice(pack.payment, pack.payment_discount);
  if (price === null || price.period !== undefined || base?.period === undefined) return price;
  return { ...price, period: base.period };
}

/** The pack that matches both sliders (TRF-268); null where the operator sells none. */
export function findPack(
  { packs }: Pick<TariffConstructor, 'packs'>,
  choice: Choice,
): ConstructorPack | null {
  return packs.find(({ calls, traffic }) => calls === choice.calls && traffic === choice.traffic) ?? null;
}

/** «30 ГБ и 600 минут»: what stands at one pair of positions. */
export function toPackText({ calls, traffic }: Pick<TariffConstructor, Slider>, at: Choice): string {
  const texts = [traffic.positions[at.traffic]?.text, calls.positions[at.calls]?.text];
  return texts.filter((text) => text !== undefined).join(' и\u00a0');
}

/** Where the sliders stand at first: positions counted from `FIRST_POSITION`; beyond the last one means the last. */
export function toStart(constructor: TariffConstructor, start: { calls: number; traffic: number }): Choice {
  const toIndex = ({ positions }: ConstructorSlider, position: number) =>
    Math.min(Math.max(position - FIRST_POSITION, 0), positions.length - 1);
  return {
    calls: toIndex(constructor.calls, start.calls),
    traffic: toIndex(constructor.traffic, start.traffic),
  };
}

/** The choice that the keys of a query or a hash name; a missing or unknown one leaves its slider where it stands. */
export function chooseByKeys(
  constructor: TariffConstructor,
  keys: { calls: string | null; traffic: string | null },
  start: Choice,
): Choice {
  const toIndex = ({ positions }: ConstructorSlider, key: string | null, fallback: number) => {
    const found = key === null ? -1 : indexOf(positions, key);
    return found === -1 ? fallback : found;
  };
  return {
    calls: toIndex(constructor.calls, keys.calls, start.calls),
    traffic: toIndex(constructor.traffic, keys.traffic, start.traffic),
  };
}
