import type { LoaderFunctionArgs } from '@remix-run/node';
import { ORDERS_PATH } from '#schemas/products/orders-page';
import { openShop } from '#app/cart/open-shop.server';
import { toCalendar } from '#app/cart/to-calendar';
import { toOrigin } from '#app/site/resolve-host';

/** The calendar file of one of the visitor's own orders; 404 for those of others. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const number = new URL(request.url).searchParams.get('number');
  const orders = await openShop(request.headers.get('cookie'), context.site).readOrders();
  const order = orders.find((one) => one.number === number);
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  if (order === undefined) return new Response('No such order\n', { status: 404, headers });
  headers.set('Content-Type', 'text/calendar; charset=utf-8');
  headers.set('Content-Disposition', 'attachment; filename="order.ics"');
  const { brand, env } = context.site;
  const address = `${toOrigin(env, context.facts)}${ORDERS_PATH}`;
  return new Response(toCalendar(order, { brand: brand.name, address }), { headers });
}
