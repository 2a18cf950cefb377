import type { CallAnswer } from '../gateway/call';
import { DELIVERY_STATUS, PICKUP_STATUS, type getRetailProduct } from '../gateway/retail';
import { toKopecks } from './price';

/** A good as a card of the shop shows it (SHOP-111). */
export interface ShopCard {
  id: string;
  title: string;
  /** An address of this site; empty without a picture. */
  img: string;
  /** Kopecks; null where the operator names no price. */
  price: number | null;
  oldPrice: number | null;
  moreLinkHref: string;
  moreLinkText: string;
  isDelivery: boolean;
  isPickup: boolean;
  tooltip: { hintDelivery: string; hintPickup: string };
  badges: { id: string; type: string }[];
  brand: string;
  category: string;
  /** Its place in the operator's list. */
  order: number;
}

export type RetailProduct = CallAnswer<typeof getRetailProduct>;

const MORE = 'Подробнее';
const HINTS = { hintDelivery: 'Привезёт курьер', hintPickup: 'Можно забрать в\u00a0салоне' } as const;
const OWN_PICTURE = /^\/(?:media|sandbox|images)\/[\w/.-]{1,200}$/;

/** The address of a good's own page. */
export const toProductHref = (id: string): string => `/shop/product?${new URLSearchParams({ id })}`;

/** Pictures of this site alone: the operator's may lead anywhere. */
export const toOwnPicture = (img: string | undefined): string =>
  img !== undefined && OWN_PICTURE.test(img) ? img : '';

export function toShopCard(product: RetailProduct, order: number): ShopCard {
  const { privateid, name, img, price_2, price_old, statuses = [], badges = [] } = product;
  const price = toKopecks(price_2);
  const oldPrice = toKopecks(price_old);
  return {
    id: privateid,
    title: name,
    img: toOwnPicture(img),
    price,
    oldPrice: price !== null && oldPrice !== null && oldPrice > price ? oldPrice : null,
    moreLinkHref: toProductHref(privateid),
    moreLinkText: MORE,
    // SHOP-105, SHOP-106
    isDelivery: statuses.includes(DELIVERY_STATUS),
    isPickup: statuses.includes(PICKUP_STATUS),
    tooltip: HINTS,
    badges: badges.map(({ id, type }) => ({ id, type })),
    brand: product.brand_name ?? '',
    category: product.groupname ?? '',
    order,
  };
}

/** Can it be had in this region at all? */
export const isAvailable = ({ isDelivery, isPickup }: Pick<ShopCard, 'isDelivery' | 'isPickup'>): boolean =>
  isDelivery || isPickup;
