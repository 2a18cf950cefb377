import * as z from 'zod';
import { readGatewayError, type GatewayError } from '#schemas/gateway/errors';
import { acceptOrder, chooseNumber, repeatOrderCode, sendOrder } from '#schemas/gateway/order';
import type { FlowActions, FlowLookups } from '#registry/define-flow';
import { lookUpAddresses } from '../kit/address/suggest-addresses.server';
import { loadFormCaptcha } from '../kit/captcha/load-captcha.server';
import { rejectCode, rejectEarly, rejectLate, rejectShape } from '../kit/code/check-code.server';
import { CODE_LENGTH, RESEND_SECONDS } from '../kit/code/limits';
import type { Ask } from '../kit/engine/ask';
import { reject, rejectFor } from '../kit/engine/reject.server';
import type { Slots } from '../kit/order/order-contract';
import { isMended, isSameReceipt, toOrderError } from '../kit/order/order-rules';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { loadSlots, readPlace } from '../kit/order/receiving.server';
import { toErrorText } from '../kit/texts/error-text';
import { lookUpMetro, lookUpPlaces } from '../kit/salons/salon-lookups.server';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import type { Extras, OrderedNumber, OrderProduct, Props, SimType } from './contract';
import type { flow } from './flow';
import type { Draft, States } from './machine';
import { CHECKOUT_TEXTS } from './texts';
import { CAPTCHA_FORM, toOrder } from './to-order.server';
import { toKeptOrder } from './to-kept-order';
import { toReceipt } from './to-receipt';

const SECOND_MS = 1000;
const WRONG_CAPTCHA = '5006';
const WRONG_PROMO_CODE = 'order.promocode';

/** The lines of the cart that were sent; none for what the address named. */
const readLines = (memo: unknown): string[] =>
  z.array(z.string()).safeParse(typeof memo === 'string' ? JSON.parse(memo) : []).data ?? [];

/** There is nothing to order any more, or nobody can be asked about it. */
const rejectGone = ({ reason }: Props) =>
  reason === 'away'
    ? reject(FLOW_TEXTS.server, { status: 503 })
    : reject(ORDER_TEXTS.unavailable, { status: 409 });

export const actions: FlowActions<typeof flow> = {
  async chooseContents({ input, snapshot: { data }, props, ask }) {
    const { product } = props;
    if (product === null) return rejectGone(props);
    const { simTypes, services } = product;
    const sim: SimType | '' = simTypes.find((type) => type === input.sim) ?? simTypes[0] ?? '';
    if (input.service.some((id) => !services.some((one) => one.id === id)))
      return reject(CHECKOUT_TEXTS.gone, { field: 'service' });
    const number = findNumber(product, data.draft, input.number);
    if (number === undefined) return reject(CHECKOUT_TEXTS.gone, { field: 'number' });
    const contents = { sim, number, services: input.service };
    if (number === null || number.msisdn === data.draft.contents.number?.msisdn)
      return { event: { type: 'COLLECTED', contents } };
    const { msisdn, goodId } = number;
    const held = await ask(chooseNumber, { body: { number: { msisdn, goodid: goodId } } });
    if (held.ok && held.answer.ok) return { event: { type: 'COLLECTED', contents } };
    const error = held.ok ? readGatewayError(held.answer) : held.error;
    if (toOrderError(error.code) !== 'chooseNumber') return rejectFor(error, 'number');
    return {
      event: { type: 'NUMBER_TAKEN', msisdn },
      ...reject(ORDER_TEXTS.numberTaken, { field: 'number', status: 409 }),
    };
  },

  async saveContacts({ input }) {
    return { event: { type: 'CONTACTED', contacts: input } };
  },

  async chooseReceiving({ input: { kind }, props, ask }) {
    const { product, deliveries, salons } = props;
    if (product === null) return rejectGone(props);
    if (kind === 'self') {
      return salons.length > 0
        ? { event: { type: 'PICK_UP' } }
        : reject(CHECKOUT_TEXTS.gone, { field: 'kind' });
    }
    if (!deliveries.some((one) => one.kind === kind)) return reject(CHECKOUT_TEXTS.gone, { field: 'kind' });
    return { event: { type: 'DELIVER', kind, slots: await loadSharedSlots(product, ask) } };
  },

  async chooseDelivery({ input, snapshot: { data }, props, ask }) {
    const { product } = props;
    if (product === null) return rejectGone(props);
    const read = await readPlace(input, ask);
    if (read.rejected) return read;
    const { place } = read;
    return { event: { type: 'PLACED', place, ...(await toShown(props, product, data.draft, ask)) } };
  },

  async choosePickup({ input: { salon }, snapshot: { data }, props, ask }) {
    const { product, salons } = props;
    if (product === null) return rejectGone(props);
    if (!salons.some(({ id }) => id === salon)) {
      return {
        event: { type: 'SALON_GONE', salon },
        ...reject(CHECKOUT_TEXTS.salonGone, { field: 'salon', status: 409 }),
      };
    }
    return { event: { type: 'SALON_CHOSEN', salon, ...(await toShown(props, product, data.draft, ask)) } };
  },

  async refreshCaptcha({ snapshot: { data }, ask }) {
    return { event: { type: 'CAPTCHA', captcha: await loadFormCaptcha(ask, CAPTCHA_FORM, data.captcha) } };
  },

  async send({ input, snapshot: { data }, props, ask, now, region, shop }) {
    const { product } = props;
    const { promocode, comment, captchaCode } = input;
    const extras = { promocode, comment };
    if (product === null) {
      return props.reason === 'away'
        ? rejectGone(props)
        : { event: { type: 'REFUSED', error: 'unavailable' as const, extras } };
    }
    const changed = findChange(data, props, product, extras);
    if (changed !== null) return changed;
    const typed = { promocode, comment, captchaCode };
    const body = toOrder({ data, product, typed, region: region.code, ways: props, now });
    const asked = await ask(sendOrder, { body });
    if (!asked.ok || !asked.answer.ok) {
      const error = asked.ok ? readGatewayError(asked.answer) : asked.error;
      return refuseOrder(error, { data, product, extras, ask });
    }
    shop.expectOrder();
    const { orderId = '', codeLength = CODE_LENGTH, timeout = RESEND_SECONDS } = asked.answer;
    return {
      event: { type: 'CODE_SENT', msisdn: data.msisdn, codeLength, resendAt: now + timeout * SECOND_MS },
      memo: { orderId, lines: JSON.stringify(product.items.flatMap(({ line }) => line ?? [])) },
    };
  },

  async confirm({ input: { code }, snapshot: { data }, props, ask, memo, now, shop }) {
    const refused = rejectLate(data, now) ?? rejectShape(code, data.codeLength);
    if (refused) return refused;
    const orderId = String(memo['orderId'] ?? '');
    const asked = await ask(acceptOrder, { body: { orderId, code } });
    if (!asked.ok || !asked.answer.ok)
      return rejectCode(asked.ok ? readGatewayError(asked.answer) : asked.error);
    const order = toKeptOrder(data, props, { number: asked.answer.orderId ?? orderId, at: now });
    await shop.keepOrder(order, readLines(memo['lines']));
    return { event: { type: 'ORDERED', order } };
  },

  async resendCode({ snapshot: { data }, ask, memo, now }) {
    const early = rejectEarly(data, now);
    if (early) return early;
    const asked = await ask(repeatOrderCode, { body: { orderId: String(memo['orderId'] ?? '') } });
    if (!asked.ok || !asked.answer.ok)
      return reject(toErrorText(asked.ok ? readGatewayError(asked.answer) : asked.error));
    const { codeLength = CODE_LENGTH, timeout = RESEND_SECONDS } = asked.answer;
    const { msisdn } = data;
    return { event: { type: 'CODE_SENT', msisdn, codeLength, resendAt: now + timeout * SECOND_MS } };
  },
};

export const lookups: FlowLookups<typeof flow> = {
  addresses: lookUpAddresses,
  places: lookUpPlaces,
  metro: lookUpMetro,
};

/** Null for any number; undefined for one that is not offered. One that is held already stays. */
function findNumber(
  { numbers }: OrderProduct,
  { contents }: Draft,
  wanted: string,
): OrderedNumber | null | undefined {
  if (wanted === '') return null;
  const held = contents.number?.goodId === wanted ? contents.number : undefined;
  return held ?? numbers.find(({ goodId }) => goodId === wanted);
}

/** Hours in which all of it can be brought. */
async function loadSharedSlots({ items }: OrderProduct, ask: Ask): Promise<Slots> {
  const lists = await Promise.all(items.map(({ id }) => loadSlots(id, ask)));
  return lists.reduce(shareSlots);
}

/** The hours in which both can be brought. */
const shareSlots = (one: Slots, other: Slots): Slots =>
  one.flatMap(({ date, intervals }) => {
    const same = other.find((day) => day.date === date)?.intervals ?? [];
    const shared = intervals.filter((interval) => same.includes(interval));
    return shared.length > 0 ? [{ date, intervals: shared }] : [];
  });

async function toShown(props: Props, product: OrderProduct, draft: Draft, ask: Ask) {
  const captcha = await loadFormCaptcha(ask, CAPTCHA_FORM, null);
  return { receipt: toReceipt(props, product, draft), captcha };
}

/** What is not as the visitor has seen it: the salon, the way of delivery, or a price. Null when all of it is. */
function findChange(
  { draft, receipt: seen, captcha }: States['confirmation'],
  props: Props,
  product: OrderProduct,
  extras: Extras,
) {
  const { kind, salon } = draft;
  if (kind === 'self' && !props.salons.some(({ id }) => id === salon)) {
    return {
      event: { type: 'SALON_GONE' as const, salon, extras },
      ...reject(CHECKOUT_TEXTS.salonGone, { field: 'salon', status: 409 }),
    };
  }
  if (kind !== 'self' && !props.deliveries.some((one) => one.kind === kind))
    return { event: { type: 'REFUSED' as const, error: 'unavailable' as const, extras } };
  const receipt = toReceipt(props, product, draft);
  if (isSameReceipt(receipt, seen)) return null;
  return {
    event: { type: 'REPRICED' as const, receipt, captcha },
    ...reject(ORDER_TEXTS.repriced, { status: 409 }),
  };
}

interface Refused {
  data: States['confirmation'];
  product: OrderProduct;
  extras: Extras;
  ask: Ask;
}

/** ORD-117, ORD-118, ORD-166: what can be mended is mended at its step, with all the rest kept. */
async function refuseOrder(error: GatewayError, { data, product, extras, ask }: Refused) {
  const refused = toOrderError(error.code);
  // The operator's own words tell a visitor more than that the server has failed.
  const isEnd = !isMended(refused) && (refused === 'unavailable' || error.message === null);
  if (isEnd) return { event: { type: 'REFUSED' as const, error: refused, extras } };
  if (refused === 'dateTime')
    return {
      event: { type: 'SLOTS_CHANGED' as const, slots: await loadSharedSlots(product, ask), extras },
      ...reject(ORDER_TEXTS.slotsChanged, { field: 'date', status: 409 }),
    };
  if (refused === 'chooseNumber')
    return {
      event: { type: 'NUMBER_TAKEN' as const, msisdn: data.draft.contents.number?.msisdn ?? '', extras },
      ...reject(ORDER_TEXTS.numberTaken, { field: 'number', status: 409 }),
    };
  return withNewCaptcha(data, ask, toRejection(error));
}

function toRejection({ code, message }: GatewayError) {
  if (code === WRONG_CAPTCHA) return reject(FLOW_TEXTS.captchaWrong, { field: 'captchaCode' });
  const isPromoCode = code === WRONG_PROMO_CODE;
  return reject(isPromoCode ? ORDER_TEXTS.promoInvalid : (message ?? ORDER_TEXTS.server), {
    field: isPromoCode ? 'promocode' : undefined,
  });
}

/** Whatever was refused, the picture has served. */
async function withNewCaptcha(
  { captcha: shown }: States['confirmation'],
  ask: Ask,
  rejection: ReturnType<typeof reject>,
) {
  const captcha = await loadFormCaptcha(ask, CAPTCHA_FORM, shown);
  return { event: { type: 'CAPTCHA' as const, captcha }, ...rejection };
}
