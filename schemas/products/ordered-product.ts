import type { CallAnswer } from '../gateway/call';
import { SIM_TYPES, type getOrderProduct } from '../gateway/order';
import { DELIVERY_STATUS, PICKUP_STATUS } from '../gateway/retail';
import type { CartLine, NewCartLine } from './cart';
import { toKopecks } from './price';
import { toOwnPicture, toProductHref } from './shop-card';

/** What the operator says of something that can be ordered. */
export type OrderedProduct = CallAnswer<typeof getOrderProduct>;

/** SHOP-105, SHOP-106: can it be had in this region at all, one way or the other? */
export const isOffered = ({ statuses = [] }: OrderedProduct): boolean =>
  statuses.includes(DELIVERY_STATUS) || statuses.includes(PICKUP_STATUS);

/** «SIM-карта с тарифом „Старт“, 30 ГБ и 600 минут». */
export const toOrderedTitle = ({ title, pack_title = '' }: OrderedProduct): string =>
  pack_title === '' ? title : `${title}, ${pack_title}`;

/** A line of a cart, under the title and the price of now; null for what the region does not have. */
export function toNewLine(
  product: OrderedProduct,
  chosen: Pick<CartLine, 'pack' | 'sim'>,
): NewCartLine | null {
  if (!isOffered(product)) return null;
  const isSim = product.type === 'connection';
  const { pack, sim } = chosen;
  return {
    kind: isSim ? 'sim' : 'good',
    id: isSim ? (product.tariff_id ?? product.id) : product.id,
    pack: isSim ? pack : '',
    sim: isSim && product.sim_types?.some((type) => type === sim) === true ? sim : '',
    title: toOrderedTitle(product),
    amountKopecks: toKopecks(product.price_2) ?? 0,
  };
}

/** A line of a cart as the operator sells it now. */
export interface CartItem extends CartLine {
  /** `gone`: the region does not have it any more; `unknown`: the operator cannot be asked now. */
  state: 'ok' | 'gone' | 'unknown';
  /** The price at which it was put into the cart, where that was another one; else null. */
  wasKopecks: number | null;
  /** The fee of the tariff for 30 days; null for goods. */
  monthlyKopecks: number | null;
  /** An address of this site; empty without a picture. */
  img: string;
  href: string;
}

/** `product`: what the operator says now; null for what there is not any more, undefined where it cannot be asked. */
export function toCartItem(line: CartLine, product: OrderedProduct | null | undefined): CartItem {
  const href = toLineHref(line);
  const untold = { ...line, href, img: '', wasKopecks: null, monthlyKopecks: null };
  if (product === undefined) return { ...untold, state: 'unknown' };
  if (product === null || !isOffered(product)) return { ...untold, state: 'gone' };
  const amountKopecks = toKopecks(product.price_2) ?? 0;
  return {
    ...line,
    state: 'ok',
    title: toOrderedTitle(product),
    amountKopecks,
    wasKopecks: amountKopecks === line.amountKopecks ? null : line.amountKopecks,
    monthlyKopecks: product.type === 'connection' ? toKopecks(product.price) : null,
    img: toOwnPicture(product.img),
    href,
  };
}

/** Where a line of a cart was put into it. */
export function toLineHref({ kind, id, pack }: Pick<CartLine, 'kind' | 'id' | 'pack'>): string {
  if (kind === 'good') return toProductHref(id);
  return `/order/product?${new URLSearchParams({ tariff: id, ...(pack !== '' && { pack }) })}`;
}

/** What the line costs now, as often as it is wanted. */
export const toLineSum = ({
  amountKopecks,
  quantity,
}: Pick<CartLine, 'amountKopecks' | 'quantity'>): number => amountKopecks * quantity;

/** Of what can be ordered: what is gone costs nothing. */
export const toCartTotal = (items: readonly CartItem[]): number =>
  items.reduce((sum, item) => (item.state === 'gone' ? sum : sum + toLineSum(item)), 0);

const ESIMS: readonly string[] = [SIM_TYPES.esimDelivered, SIM_TYPES.esimOnline];
export const isEsim = ({ sim }: Pick<CartLine, 'sim'>): boolean => ESIMS.includes(sim);

/** What the operator says when it has not got something any more, or not here. */
const GONE = new Set<number | null>([404, 409, 422]);
export const isGone = (status: number | null): boolean => GONE.has(status);

/** The product that was asked for; null for what there is not, undefined where nobody could say. */
export function readOrdered(
  asked: { ok: true; answer: OrderedProduct } | { ok: false; status: number | null },
): OrderedProduct | null | undefined {
  if (asked.ok) return asked.answer;
  return isGone(asked.status) ? null : undefined;
}
