/** What a visitor has put into the cart of the shop, and how much of it there may be. */

/** The page of the cart; posts that change it go there too. */
export const CART_PATH = '/cart';
/** Where scripts change the cart, and ask how much is in it. */
export const CART_JSON_PATH = '/cart.json';
/** The order of what is in the cart: `id` of the order page. */
export const CART_ORDER_ID = 'cart';
export const CART_ORDER_PATH = `/zakaz?id=${CART_ORDER_ID}`;

/** Different things in one cart: more are not taken. */
export const MAX_CART_LINES = 20;
/** Of one good. A SIM is one: its number and its person are chosen with the order. */
export const MAX_QUANTITY = 5;

export const CART_KINDS = ['good', 'sim'] as const;
export type CartKind = (typeof CART_KINDS)[number];

/** One thing in a cart. Title and price are those that the visitor saw when it was put there. */
export interface CartLine {
  /** Names the line in its cart: `good-10001`, `sim`. */
  line: string;
  kind: CartKind;
  /** Of the good, or of the tariff. */
  id: string;
  /** The pack of the tariff; empty without one. */
  pack: string;
  /** The kind of SIM that was chosen, as orders name it; empty for none. */
  sim: string;
  quantity: number;
  title: string;
  amountKopecks: number;
}

export type NewCartLine = Omit<CartLine, 'line' | 'quantity'>;

/** A cart has one SIM: another tariff takes its place. */
export const toLineName = ({ kind, id }: Pick<CartLine, 'kind' | 'id'>): string =>
  kind === 'sim' ? 'sim' : `good-${id}`;

export const mostOf = (kind: CartKind): number => (kind === 'sim' ? 1 : MAX_QUANTITY);

/** The cookie that tells scripts that there is something in the cart. */
export const CART_MARK = 'in_cart';

/** What a script reads of `/cart.json`, and as the answer to a change. */
export interface CartAnswer {
  /** Things in the cart, each as often as it is wanted. */
  count: number;
  /** What came of the change, in words; empty for a question. */
  text: string;
  isDone: boolean;
}

export const toCount = (lines: readonly Pick<CartLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
