import type { CallAnswer } from '#schemas/gateway/call';
import { getOrderProduct } from '#schemas/gateway/order';
import { DELIVERY_STATUS, PICKUP_STATUS } from '#schemas/gateway/retail';
import { toKopecks } from '#schemas/products/price';
import { toDeliveries, toSalons, type Shops } from '#schemas/products/receiving';
import type { FlowLoadContext } from '#registry/flow-load';
import { loadShops } from '../kit/order/receiving.server';
import type { Loaded, OrderProduct } from './contract';

type Context = Pick<FlowLoadContext, 'query' | 'region' | 'call' | 'ask' | 'pin'>;

export const NOTHING: Loaded = { product: null, reason: 'away', deliveries: [], salons: [], about: '' };

/** No call takes longer ids. */
const MAX_ID = 100;
const readId = (query: URLSearchParams, name: string): string => {
  const given = query.get(name)?.trim() ?? '';
  return given.length > MAX_ID ? '' : given;
};

/**
 * What the page's query orders: `tariff` with its `pack`, or `id` of a good or of a cart (ORD-01, ORD-101, ORD-102).
 * Asked again with each post: what is sent is what the operator says then. Rejects when the operator cannot be asked;
 * a visitor who has begun stays where they are.
 */
export async function loadOrder(context: Context): Promise<Loaded> {
  const { query, ask, pin } = context;
  const id = readId(query, 'tariff') || readId(query, 'id');
  const pack = readId(query, 'pack');
  if (id === '') return { ...NOTHING, reason: 'none' };
  const asking = ask(getOrderProduct, { query: { id, ...(pack !== '' && { pack }) } });
  const [asked, shops] = await Promise.all([asking, loadShops(id, context)]);
  const about = `order ${id} ${pack}`;
  if (asked.ok) return toLoaded(asked.answer, shops, about);
  if (asked.status === 404 || asked.status === 409) return { ...NOTHING, reason: 'unavailable', about };
  if (pin !== null) return { ...NOTHING, about: pin };
  throw new Error('the operator says nothing of what is ordered');
}

function toLoaded(answer: CallAnswer<typeof getOrderProduct>, shops: Shops, about: string): Loaded {
  const statuses = answer.statuses ?? [];
  // SHOP-105, SHOP-106
  const deliveries = statuses.includes(DELIVERY_STATUS) ? toDeliveries(shops) : [];
  const salons = statuses.includes(PICKUP_STATUS) ? toSalons(shops) : [];
  if (deliveries.length + salons.length === 0) return { ...NOTHING, reason: 'unavailable', about };
  return { product: toProduct(answer), reason: null, deliveries, salons, about };
}

function toProduct(answer: CallAnswer<typeof getOrderProduct>): OrderProduct {
  const { id, title, type = 'good', price, price_2, tariff_id = '', pack = '', pack_title = '' } = answer;
  const { sim_types = [], numbers = [], order_services = [] } = answer;
  return {
    id,
    title,
    type,
    tariffId: type === 'connection' ? tariff_id || id : '',
    packId: pack,
    packTitle: pack_title,
    amountKopecks: toKopecks(price_2) ?? 0,
    monthlyKopecks: type === 'connection' ? toKopecks(price) : null,
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
