import { z } from 'zod';
import { isoDate, isoMoment } from '../values/limited-text';
import { defineCall } from './call';
import { identifier, optionalField } from './entities/field';
import { captchaField, msisdnField, smsCodeField, textId } from './fields';
import { codeSentAnswer, doneAnswer } from './outcomes';
import { API_BASE } from './paths';
import { retailProduct } from './retail';

/** Retail orders: checkout, its SMS code, number choice, delivery slots, the product of the order page. */

/** Values of `simType` (SIM-118). */
export const SIM_TYPES = { plastic: '4FF', esimDelivered: 'eSIM', esimOnline: 'eSIMOnline' } as const;
/** Kinds of receiving; `self` is pickup (ORD-116). */
export const DELIVERY_KINDS = ['courier', 'cse', 'self'] as const;
/** What stands at a position of an order (ORD-111). */
export const ORDER_POSITION_TYPES = ['connection', 'good'] as const;
/** The ids of those who deliver, as the shops answer names them (ORD-115). */
export const DELIVERY_PROVIDERS = { courier: '1', cse: '3' } as const;
/** An order's comment is at most this long (ORD-155). */
export const ORDER_COMMENT_MAX = 32;

const orderAddress = z.looseObject({
  city: z.string(),
  street: z.string(),
  house: z.string(),
  building: z.string().optional(),
  flat: z.string().optional(),
  comment: z.string().optional(),
});

const orderPosition = z.looseObject({
  position: z.number().int(),
  type: z.enum(ORDER_POSITION_TYPES),
  publicid: identifier,
  quantity: z.number().int().positive(),
  simType: z.enum(Object.values(SIM_TYPES)).optional(),
  tag_tariff: z.string().optional(),
  number: z.looseObject({ msisdn: z.string(), goodid: identifier.optional() }).optional(),
  tp_options: z.array(identifier).optional(),
});

/** The order of the shop (ORD-110). Dates are ISO, intervals as the slots gave them. */
export const retailOrder = z.looseObject({
  fio: z.string().min(1),
  email: z.string().optional(),
  phone: msisdnField,
  address: orderAddress.optional(),
  captcha: captchaField,
  /** Id of the salon to pick the order up at. */
  pickup: identifier.optional(),
  date: isoDate().optional(),
  interval: z.string().optional(),
  contents: z.array(orderPosition).min(1),
  comment: z.string().max(ORDER_COMMENT_MAX).optional(),
  promocode: z.string().optional(),
  ordertype: z.string().optional(),
  payment: z.string().optional(),
  delivery: z
    .looseObject({
      kind: z.enum(DELIVERY_KINDS).optional(),
      address: orderAddress.extend({ city_id: identifier.optional() }).optional(),
      price: z.number().optional(),
      /** Of the operator's branches the one that sends it, or keeps it. */
      branch: identifier.optional(),
      date: isoDate().optional(),
      interval: z.string().optional(),
    })
    .optional(),
  type: z.string().optional(),
  region: z.string().optional(),
  salon_id: identifier.optional(),
  /** The code of that salon (ORD-112). */
  codeName: z.string().optional(),
  /** When the visitor has sent it: ISO, with the time (ORD-112). */
  createDate: isoMoment().optional(),
});

/** Sends an order; its code goes to the phone. */
export const sendOrder = defineCall({
  id: 'retail.order',
  group: 'retail',
  method: 'POST',
  path: `${API_BASE.retail}/order`,
  rows: ['ORD-159'],
  body: retailOrder,
  answer: codeSentAnswer.extend({ orderId: optionalField(identifier) }),
  empty: null,
  personal: true,
  commits: true,
});

/** Confirms an order with the code. */
export const acceptOrder = defineCall({
  id: 'retail.sms.accept',
  group: 'retail',
  method: 'POST',
  path: `${API_BASE.retail}/sms/accept`,
  rows: ['ORD-160'],
  body: z.object({ orderId: identifier, code: smsCodeField }),
  answer: doneAnswer.extend({ orderId: optionalField(identifier) }),
  empty: null,
  personal: true,
  commits: true,
});

/** Sends the code of an order again. */
export const repeatOrderCode = defineCall({
  id: 'retail.sms.repeat',
  group: 'retail',
  method: 'POST',
  path: `${API_BASE.retail}/sms/repeat`,
  rows: ['ORD-161'],
  body: z.object({ orderId: identifier }),
  answer: codeSentAnswer,
  empty: null,
  personal: true,
});

/** Holds a number for an order. A taken number is an error (d1 §8). */
export const chooseNumber = defineCall({
  id: 'retail.choice',
  group: 'retail',
  method: 'POST',
  path: `${API_BASE.retail}/choice`,
  rows: ['ORD-162'],
  body: z.object({ number: z.object({ msisdn: msisdnField, goodid: identifier }) }),
  answer: doneAnswer,
  empty: null,
});

/** The days and hours in which an order can be delivered: `{id}` is the product's. */
export const getOrderSlots = defineCall({
  id: 'retail.order.slots',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.retail}/order/slots/{id}`,
  rows: ['ORD-163'],
  pathParams: z.object({ id: textId }),
  answer: z.looseObject({
    slots: z.array(z.looseObject({ date: isoDate(), intervals: z.array(z.string()) })),
  }),
  empty: { slots: [] },
});

/** Puts a tariff with its service packs into the cart. */
export const putTariffInCart = defineCall({
  id: 'retail.cart.tariff',
  group: 'retail',
  method: 'POST',
  path: `${API_BASE.retail}/cart/tariff`,
  rows: ['ORD-164'],
  body: z.object({ tariff_id: identifier, service_packs: z.array(identifier).default([]) }),
  answer: doneAnswer.extend({ cartId: optionalField(identifier), redirect: optionalField(z.string()) }),
  empty: null,
});

/** Paid once with an order: for coming with a number, for the tariff, for a SIM that costs nothing (ORD-172). */
export const ORDER_SERVICE_KINDS = ['mnp', 'tariff', 'sim'] as const;

/** A number that a SIM can have. Roubles; none for a plain one. */
const orderNumber = z.looseObject({
  msisdn: msisdnField,
  goodid: identifier,
  price: optionalField(z.number()),
});

const orderService = z.looseObject({
  id: identifier,
  title: z.string(),
  text: optionalField(z.string()),
  kind: z.enum(ORDER_SERVICE_KINDS),
  price: optionalField(z.number()),
});

/** The product of the order page: `id` is the page's `tariff`. Null packs mean none. */
export const getOrderProduct = defineCall({
  id: 'productOrder.getproduct',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.unite}/productOrder/getproduct`,
  rows: ['ORD-02', 'ORD-165'],
  query: z.object({ id: textId, pack: z.string().optional() }),
  answer: retailProduct.extend({
    id: identifier,
    title: z.string(),
    pack: optionalField(identifier),
    /** Roubles for 30 days. */
    price: optionalField(z.number()),
    /** As a position of an order; a good when left out (ORD-111). */
    type: optionalField(z.enum(ORDER_POSITION_TYPES)),
    tariff_id: optionalField(identifier),
    tariff_title: optionalField(z.string()),
    pack_title: optionalField(z.string()),
    sim_types: optionalField(z.array(z.enum(Object.values(SIM_TYPES)))),
    numbers: optionalField(z.array(orderNumber)),
    order_services: optionalField(z.array(orderService)),
  }),
  empty: null,
});

/**
 * The metro of the visitor's region, for the metro scheme (ORD-109). The specification names the call alone; a station
 * that stands on two lines is two stations with a transfer.
 */
export const getMetro = defineCall({
  id: 'metro.list',
  group: 'retail',
  method: 'GET',
  path: `${API_BASE.unite}/common/metro/list`,
  rows: ['ORD-109'],
  answer: z.array(
    z.looseObject({
      id: identifier,
      title: z.string(),
      line: optionalField(z.string()),
      color: optionalField(z.string()),
      /** Where the scheme has the station, in steps of its own; without them the lines are drawn side by side. */
      x: optionalField(z.number()),
      y: optionalField(z.number()),
      /** Stations that a train goes on to; the next of its line in this list when left out. */
      next: optionalField(z.array(identifier)),
      /** Stations that one can walk over to. */
      transfers: optionalField(z.array(identifier)),
      latitude: optionalField(z.number()),
      longitude: optionalField(z.number()),
    }),
  ),
  empty: [],
});
