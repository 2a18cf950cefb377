import { json, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { toCount, type CartAnswer } from '#schemas/products/cart';
import { changeCart } from '#app/cart/change-cart.server';
import { openShop } from '#app/cart/open-shop.server';
import { limitChanges } from '#app/flow-engine/limit-changes.server';

/** How much is in the visitor's cart. A script asks for it where the cookie says that there is something. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const lines = await openShop(request.headers.get('cookie'), context.site).readLines();
  const answer: CartAnswer = { count: toCount(lines), text: '', isDone: true };
  return json(answer, { headers: { 'Cache-Control': 'private, no-store' } });
}

/** A change of the cart by a script, which stays on its page. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  return (await limitChanges(context)) ?? changeCart(request, context, { isForScript: true });
}
