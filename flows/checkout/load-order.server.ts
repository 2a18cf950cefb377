import { CART_ORDER_ID, type CartLine } from '#schemas/products/cart';
import { getOrderProduct } from '#schemas/gateway/order';
import { DELIVERY_STATUS, PICKUP_STATUS } from '#schemas/gateway/retail';
import {
  isOffered,
  readOrdered,
  toOrderedTitle,
  type OrderedProduct,
} from '#schemas/products/ordered-product';
import { toKopecks } from '#schemas/products/price';
import { shareWays, toDeliveries, toSalons, type Shops, type Ways } from '#schemas/products/receiving';
import type { FlowLoadContext } from '#registry/flow-load';
import { createShopFinder } from '../kit/order/receiving.server';
import type { Loaded, OrderItem, OrderProduct } from './contract';

type Context = Pick<FlowLoadContext, 'query' | 'region' | 'call' | 'ask' | 'shop' | 'pin' | 'map'>;

export const NOTHING: Loaded = {
  product: null,
  reason: 'away',
  deliveries: [],
  salons: [],
  map: null,
  about: '',
};

/** No call takes longer ids. */
const MAX_ID = 100;
const readId = (query: URLSearchParams, name: string): string => {
  const given = query.get(name)?.trim() ?? '';
  return given.length > MAX_ID ? '' : given;
};

/** What is wanted: a thing with its pack, so often. */
type Wanted = Pick<CartLine, 'id' | 'pack' | 'quantity'> & { line: string | null };

/** A thing that is wanted, as the operator sells it now, and where it can be received. */
interface Found {
  wanted: Wanted;
  /** Null for what there is not, undefined where nobody could say. */
  product: OrderedProduct | null | undefined;
  shops: Shops;
}

/**
 * What the page's query orders: `tariff` with its `pack`, or `id` of a good, or the cart (ORD-01, ORD-101, ORD-102).
 * Asked again with each post: what is sent is what the operator says then. Rejects when the operator cannot be asked;
 * a visitor who has begun stays where they are.
 */
export async function loadOrder(context: Context): Promise<Loaded> {
  const { query } = context;
  const id = readId(query, 'tariff') || readId(query, 'id');
  const pack = readId(query, 'pack');
  if (id === '') return { ...NOTHING, reason: 'none' };
  if (id === CART_ORDER_ID) return loadCart(context);
  const about = `order ${id} ${pack}`;
  const found = await findAll([{ id, pack, quantity: 1, line: null }], context);
  return toLoaded(found, { about, sim: '', gone: 'unavailable' }, context);
}

/** A cart that is changed in another tab stays the same order: its sum is compared before it is sent. */
async function loadCart(context: Context): Promise<Loaded> {
  const lines = await context.shop.readLines();
  const about = 'order of the cart';
  if (lines.length === 0) return { ...NOTHING, reason: 'emptyCart', about };
  const sim = lines.find(({ kind }) => kind === 'sim')?.sim ?? '';
  return toLoaded(await findAll(lines, context), { about, sim, gone: 'goneFromCart' }, context);
}

/** Each thing as it is now, and where it can be received in the region of the visitor. */
async function findAll(wanted: readonly Wanted[], context: Context): Promise<Found[]> {
  const findShops = createShopFinder(context);
  return Promise.all(
    wanted.map(async (one) => {
      const { id, pack } = one;
      const asking = context.ask(getOrderProduct, { query: { id, ...(pack !== '' && { pack }) } });
      const [asked, shops] = await Promise.all([asking, findShops(id)]);
      return { wanted: one, product: readOrdered(asked), shops };
    }),
  );
}

interface Terms {
  about: string;
  sim: string;
  /** What it is called when the region has not got something of it. */
  gone: 'unavailable' | 'goneFromCart';
}

function toLoaded(found: readonly Found[], { about, sim, gone }: Terms, { pin, map }: Context): Loaded {
  if (found.some(({ product }) => product === undefined)) {
    if (pin !== null) return { ...NOTHING, about: pin };
    throw new Error('the operator says nothing of what is ordered');
  }
  const offered = found.flatMap(({ wanted, product, shops }) =>
    product && isOffered(product) ? [{ wanted, product, ways: toWays(product, shops) }] : [],
  );
  if (offered.length < found.length) return { ...NOTHING, reason: gone, about };
  const { deliveries, salons } = shareWays(offered.map(({ ways }) => ways));
  if (deliveries.length + salons.length === 0)
    return { ...NOTHING, reason: found.length > 1 ? 'apart' : gone, about };
  const items = offered.map(({ wanted, product }) => toItem(product, wanted));
  const connection = offered.find(({ product }) => product.type === 'connection')?.product ?? null;
  return { product: toProduct(items, connection, sim), reason: null, deliveries, salons, map, about };
}

/** SHOP-105, SHOP-106 */
function toWays({ statuses = [] }: OrderedProduct, shops: Shops): Ways {
  return {
    deliveries: statuses.includes(DELIVERY_STATUS) ? toDeliveries(shops) : [],
    salons: statuses.includes(PICKUP_STATUS) ? toSalons(shops) : [],
  };
}

function toItem(product: OrderedProduct, { quantity, line }: Wanted): OrderItem {
  const { id, type = 'good', price_2, tariff_id = '', pack = '' } = product;
  return {
    id,
    title: toOrderedTitle(product),
    type,
    tariffId: type === 'connection' ? tariff_id || id : '',
    packId: pack,
    quantity,
    amountKopecks: toKopecks(price_2) ?? 0,
    line,
  };
}

/** Only a SIM has a kind, a number and services. */
function toProduct(items: OrderItem[], connection: OrderedProduct | null, sim: string): OrderProduct {
  const { price, sim_types = [], numbers = [], order_services = [] } = connection ?? {};
  const chosen = sim_types.find((type) => type === sim) ?? '';
  return {
    items,
    sim: chosen,
    monthlyKopecks: connection === null ? null : toKopecks(price),
    simTypes: sim_types,
    numbers: numbers.map(({ msisdn, goodid, price: cost }) => ({
      msisdn,
      goodId: goodid,
      amountKopecks: toKopecks(cost) ?? 0,
    })),
    services: order_services.map(({ text = '', price: cost, ...service }) => ({
      id: service.id,
      kind: service.kind,
      title: service.title,
      text,
      amountKopecks: toKopecks(cost) ?? 0,
    })),
  };
}
