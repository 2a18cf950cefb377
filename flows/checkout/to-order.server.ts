import type { z } from 'zod';
import type { retailOrder } from '#schemas/gateway/order';
import { toDelivery } from '../kit/order/receiving.server';
import type { OrderProduct } from './contract';
import type { Draft, States } from './machine';

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
}

/** The order as the operator wants it (ORD-110). */
export function toOrder({ data, product, typed, region }: Sent): Order {
  const { draft, captcha, receipt } = data;
  const { contacts, kind } = draft;
  const { promocode, comment, captchaCode } = typed;
  return {
    fio: `${contacts.lastName} ${contacts.firstName}`,
    phone: contacts.msisdn,
    ...(contacts.email !== '' && { email: contacts.email }),
    captcha: { form: CAPTCHA_FORM, id: captcha.id, code: captchaCode },
    contents: [toPosition(product, draft)],
    ...(comment !== '' && { comment }),
    ...(promocode !== '' && { promocode }),
    ordertype: product.type === 'connection' ? 'sim' : 'good',
    type: product.type,
    payment: PAYMENT,
    region,
    ...(kind === 'self' ? { pickup: draft.salon, salon_id: draft.salon } : toDelivery(draft.place)),
    delivery: {
      kind: kind ?? 'self',
      price: (receipt.lines.find(({ id }) => id === 'delivery')?.amountKopecks ?? 0) / KOPECKS,
      ...(kind !== 'self' && toDelivery(draft.place)),
    },
  };
}

/** ORD-111: a connection with its tariff, pack, number and services, or a good. */
function toPosition({ id, type, tariffId, packId }: OrderProduct, { contents }: Draft) {
  const position = { position: 1, type, publicid: id, quantity: 1 };
  if (type === 'good') return position;
  const { sim, number, services } = contents;
  return {
    ...position,
    ...(sim !== '' && { simType: sim }),
    tag_tariff: tariffId,
    ...(number !== null && { number: { msisdn: number.msisdn, goodid: number.goodId } }),
    tp_options: [...(packId === '' ? [] : [packId]), ...services],
  };
}
