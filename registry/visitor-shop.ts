import type { CartLine } from '#schemas/products/cart';
import type { KeptOrder } from '#schemas/products/kept-order';

/**
 * What the shop keeps for the visitor who asks for the page. Whatever reads it makes the page this visitor's alone: it
 * is never kept for others.
 */
export interface VisitorShop {
  /** What is in their cart, in the order in which it was put there. */
  readLines: () => Promise<readonly CartLine[]>;
  /** A line that was taken out and can be put back; null where there is none of this name. */
  readRemoved: (line: string) => Promise<CartLine | null>;
  /** What they have ordered, the newest first. */
  readOrders: () => Promise<readonly KeptOrder[]>;
}

/** For pages that nobody visits: galleries, checks, previews. */
export const NO_SHOP: VisitorShop = {
  readLines: async () => [],
  readRemoved: async () => null,
  readOrders: async () => [],
};
