import type { z } from 'zod';
import type { retailOrder } from '#schemas/gateway/order';
import { toDelivery } from '../kit/order/receiving.server';
import type { Loaded, OrderItem, OrderProduct } from './contract';
import type { Draft, States } from './machine';
import { toKeptType } from './to-receipt';

type Order = z.input<typeof retailOrder>;

const KOPECKS = 100;
/** What the captcha of an order is called. */
export const CAPTCHA_FORM = 'order';
/** Everything is paid when it is received. */
const PAYMENT = 'onReceipt';

interface Sent {
  data: States['confirmation'];
  product: OrderProduct;
  typed: { promocode: string; comment: string; captchaCode: string };
  region: string;
  ways: Pick<Loaded, 'salons' | 'deliveries'>;
  /** Milliseconds since 1970. */
  now: number;
}

/** The order as the operator wants it (ORD-110), with all that its form has kept (ORD-112). */
export function toOrder({ data, product, typed, region, ways, now }: Sent): Order {
  const { draft, captcha, receipt } = data;
  const { contacts, kind } = draft;
  const { promocode, comment, captchaCode } = typed;
  const type = toKeptType(product);
  const salon = kind === 'self' ? ways.salons.find(({ id }) => id === draft.salon) : undefined;
  const branch = salon?.branch ?? ways.deliveries.find((one) => one.kind === kind)?.branch ?? '';
  return {
    fio: `${contacts.lastName} ${contacts.firstName}`,
    phone: contacts.msisdn,
    ...(contacts.email !== '' && { email: contacts.email }),
    captcha: { form: CAPTCHA_FORM, id: captcha.id, code: captchaCode },
    contents: product.items.map((item, index) => toPosition(item, index + 1, draft)),
    ...(comment !== '' && { comment }),
    ...(promocode !== '' && { promocode }),
    ordertype: type === 'connection' ? 'sim' : 'good',
    type,
    payment: PAYMENT,
    region,
    createDate: new Date(now).toISOString(),
    ...(salon !== undefined && salon.code !== '' && { codeName: salon.code }),
    ...(kind === 'self' ? { pickup: draft.salon, salon_id: draft.salon } : toDelivery(draft.place)),
    delivery: {
      kind: kind ?? 'self',
      price: (receipt.lines.find(({ id }) => id === 'delivery')?.amountKopecks ?? 0) / KOPECKS,
      ...(branch !== '' && { branch }),
      ...(kind !== 'self' && toDelivery(draft.place)),
    },
  };
}

/** ORD-111: a connection with its tariff, pack, number and services, or a good. */
function toPosition(item: OrderItem, position: number, { contents }: Draft) {
  const { id, type, tariffId, packId, quantity } = item;
  const own = { position, type, publicid: id, quantity };
  if (type === 'good') return own;
  const { sim, number, services } = contents;
  return {
    ...own,
    ...(sim !== '' && { simType: sim }),
    tag_tariff: tariffId,
    ...(number !== null && { number: { msisdn: number.msisdn, goodid: number.goodId } }),
    tp_options: [...(packId === '' ? [] : [packId]), ...services],
  };
}
