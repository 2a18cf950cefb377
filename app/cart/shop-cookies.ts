import { randomBytes } from 'node:crypto';
import { CART_MARK } from '#schemas/products/cart';
import { ORDER_DAYS } from '#schemas/products/kept-order';
import { CART_DAYS } from '#cms/store/visitors/carts';
import { readRawCookie, toOwnName } from '#app/cookies';

/** Random ids and nothing else: what they stand for is on the server. */
const CART = 'cart';
const ORDERS = 'orders';
const BYTES = 24;
const FORM = /^[\w-]{32}$/;
const SECONDS_PER_DAY = 24 * 60 * 60;
const CART_SECONDS = CART_DAYS * SECONDS_PER_DAY;
const ORDERS_SECONDS = ORDER_DAYS * SECONDS_PER_DAY;

interface Scheme {
  secure: boolean;
}

const toSuffix = ({ secure }: Scheme) => `; SameSite=Lax${secure ? '; Secure' : ''}`;

/** The id of the visitor's cart, from a Cookie header; null for one who has none. */
export const readCartId = (cookies: string | null, scheme: Scheme): string | null =>
  readId(cookies, toOwnName(CART, scheme));

/** What the visitor's orders are found by; null for one who has none. */
export const readOrdersId = (cookies: string | null, scheme: Scheme): string | null =>
  readId(cookies, toOwnName(ORDERS, scheme));

function readId(cookies: string | null, name: string): string | null {
  const id = readRawCookie(cookies, name) ?? '';
  return FORM.test(id) ? id : null;
}

export const newShopId = (): string => randomBytes(BYTES).toString('base64url');

/**
 * The headers that keep a cart for its whole time: its id, out of reach of scripts, and the mark that scripts ask for
 * the count by. The mark of an empty cart goes; its id stays, so that what was taken out can be put back.
 */
export function writeCartCookies(id: string, scheme: Scheme & { isEmpty: boolean }): string[] {
  const suffix = toSuffix(scheme);
  return [
    `${toOwnName(CART, scheme)}=${id}; Path=/; Max-Age=${CART_SECONDS}; HttpOnly${suffix}`,
    `${CART_MARK}=1; Path=/; Max-Age=${scheme.isEmpty ? 0 : CART_SECONDS}${suffix}`,
  ];
}

/** The header that lets a visitor find their orders for as long as they are kept. */
export const writeOrdersCookie = (id: string, scheme: Scheme): string =>
  `${toOwnName(ORDERS, scheme)}=${id}; Path=/; Max-Age=${ORDERS_SECONDS}; HttpOnly${toSuffix(scheme)}`;
