import type { ShopServices } from '#registry/flow-services';
import type { Site } from '#app/site/site';
import { newShopId, readCartId, readOrdersId, writeCartCookies, writeOrdersCookie } from './shop-cookies';

/** What a post of an order leaves behind: the services of its action, and what the browser is told then. */
export interface OrderNotes {
  shop: ShopServices;
  /** The headers that the answer brings; none where nothing was ordered. */
  headers: () => string[];
}

interface Given {
  /** The request's. */
  cookies: string | null;
  site: Pick<Site, 'carts' | 'keptOrders' | 'env'>;
  /** The order stands, and its visitor cannot look at it, or has it in the cart still. */
  onLoss: (fault: unknown) => void;
}

/**
 * An order's browser gets its id with the post before the last one: a press that is made twice leaves the answer to the
 * first one unread, and the order would be kept for nobody.
 */
export function noteOrders({ cookies, site: { carts, keptOrders, env }, onLoss }: Given): OrderNotes {
  const secure = env.PUBLIC_SCHEME === 'https';
  const cart = readCartId(cookies, { secure });
  const owner = readOrdersId(cookies, { secure }) ?? newShopId();
  const headers: string[] = [];

  const expectOrder = () => {
    headers.push(writeOrdersCookie(owner, { secure }));
  };

  const takeOut = async (lines: readonly string[]) => {
    if (cart === null || lines.length === 0) return;
    await carts.remove(cart, lines);
    const isEmpty = (await carts.read(cart)).length === 0;
    headers.push(...writeCartCookies(cart, { secure, isEmpty }));
  };

  return {
    headers: () => headers,
    shop: {
      expectOrder,
      async keepOrder(order, cartLines) {
        expectOrder();
        const done = await Promise.allSettled([keptOrders.keep(owner, order), takeOut(cartLines)]);
        for (const one of done) if (one.status === 'rejected') onLoss(one.reason);
      },
    },
  };
}
