import type { VisitorShop } from '#registry/visitor-shop';
import type { Site } from '#app/site/site';
import { readCartId, readOrdersId } from './shop-cookies';

/** What the shop keeps for the visitor of one request. */
export interface OwnShop extends VisitorShop {
  /** Has the page looked into it? Then it is this visitor's alone. */
  wasRead: () => boolean;
}

/** For whoever sends this Cookie header; empty for one who has none. The cart is read once, however many ask. */
export function openShop(
  cookies: string | null,
  { carts, keptOrders, env }: Pick<Site, 'carts' | 'keptOrders' | 'env'>,
): OwnShop {
  const secure = env.PUBLIC_SCHEME === 'https';
  const cart = readCartId(cookies, { secure });
  const owner = readOrdersId(cookies, { secure });
  let wasRead = false;
  let lines: ReturnType<VisitorShop['readLines']> | null = null;
  const mark = () => {
    wasRead = true;
  };
  return {
    wasRead: () => wasRead,
    readLines() {
      mark();
      return (lines ??= cart === null ? Promise.resolve([]) : carts.read(cart));
    },
    readRemoved(line) {
      mark();
      return cart === null ? Promise.resolve(null) : carts.findRemoved(cart, line);
    },
    readOrders() {
      mark();
      return owner === null ? Promise.resolve([]) : keptOrders.read(owner);
    },
  };
}
