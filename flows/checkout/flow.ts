import * as z from 'zod';
import { SIM_TYPES } from '#schemas/gateway/order';
import { defineFlow } from '#registry/define-flow';
import { ADDRESS_LOOKUP } from '../kit/address/address-contract';
import { ADDRESS_MESSAGES } from '../kit/address/address-texts';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { RESEND_CODE } from '../kit/code/code-actions';
import { codeSent, confirmInput } from '../kit/code/code-contract';
import { CHECK_LIMITS, RESEND_LIMITS } from '../kit/code/code-limits';
import { contactsInput, pickupInput, receivingInput, toDeliveryInput } from '../kit/order/order-contract';
import {
  RECEIVING_SAMPLES,
  SAMPLE_MAP,
  SAMPLE_PLACE,
  SAMPLE_SALON,
  SAMPLE_SLOTS,
} from '../kit/order/order-samples';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { SALON_LOOKUPS } from '../kit/salons/salon-lookups';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import {
  captchaAnswer,
  confirmAnswer,
  contactsAnswer,
  contentsAnswer,
  contentsInput,
  deliveryAnswer,
  pickupAnswer,
  props,
  receivingAnswer,
  sendAnswer,
  sendInput,
  type Loaded,
  type OrderItem,
  type OrderProduct,
} from './contract';
import { loadOrder, NOTHING } from './load-order.server';
import { machine, type Draft } from './machine';
import { CHECKOUT_TEXTS } from './texts';
import { toKeptOrder } from './to-kept-order';
import { toReceipt } from './to-receipt';

const SAMPLE_NUMBER = { msisdn: '79267007007', goodId: '900007', amountKopecks: 500_000 };
const SAMPLE_SIM: OrderItem = {
  id: 'start',
  title: 'SIM-карта с\u00a0тарифом «Старт»',
  type: 'connection',
  tariffId: 'start',
  packId: '',
  quantity: 1,
  amountKopecks: 0,
  line: null,
};
const SAMPLE_PHONE: OrderItem = {
  id: '10001',
  title: 'Смартфон Ладога 12, 256\u00a0ГБ, графитовый',
  type: 'good',
  tariffId: '',
  packId: '',
  quantity: 1,
  amountKopecks: 2_499_000,
  line: null,
};
const SAMPLE_PRODUCT: OrderProduct = {
  items: [SAMPLE_SIM],
  sim: '',
  monthlyKopecks: 45_000,
  simTypes: [SIM_TYPES.plastic, SIM_TYPES.esimDelivered],
  numbers: [{ msisdn: '79265551020', goodId: '5551020', amountKopecks: 0 }, SAMPLE_NUMBER],
  services: [
    {
      id: 'first-month',
      kind: 'tariff',
      title: 'Сразу оплатить первый месяц',
      text: 'Положим эту сумму на\u00a0счёт.',
      amountKopecks: 45_000,
    },
    { id: 'activation', kind: 'sim', title: 'Помочь с\u00a0активацией', text: '', amountKopecks: 15_000 },
  ],
};
const SAMPLE: Loaded = {
  product: SAMPLE_PRODUCT,
  reason: null,
  deliveries: [
    { kind: 'courier', amountKopecks: 0 },
    { kind: 'cse', amountKopecks: 30_000 },
  ],
  salons: [
    SAMPLE_SALON,
    { ...SAMPLE_SALON, id: '8', title: 'Салон, ул. Речная, 4', city: 'Подольск', metro: '', point: null },
  ],
  map: SAMPLE_MAP,
  about: 'order start ',
};
const GOOD: Loaded = {
  ...SAMPLE,
  product: {
    items: [SAMPLE_PHONE],
    sim: '',
    monthlyKopecks: null,
    simTypes: [],
    numbers: [],
    services: [],
  },
  salons: [],
  about: 'order 10001 ',
};

const contents = { sim: SIM_TYPES.plastic, number: SAMPLE_NUMBER, services: ['activation'] };
const contacts = {
  firstName: 'Анна',
  lastName: 'Петрова-Водкина',
  msisdn: '79261112233',
  email: 'anna@example.test',
};
const extras = { promocode: 'NOVEMBER', comment: '' };
const receipt = toReceipt(SAMPLE, SAMPLE_PRODUCT, { contents, kind: 'courier' });
const shown = { receipt, captcha: SAMPLE_CAPTCHA };

const ordered: Draft = {
  contents,
  contacts,
  kind: 'courier',
  slots: SAMPLE_SLOTS,
  place: SAMPLE_PLACE,
  salon: SAMPLE_SALON.id,
  extras,
  gone: [],
};

const TEN_MINUTES = 600;

/** Orders a SIM with a tariff, or a good: what, for whom, where to, and a code from an SMS that makes it an order. */
export const flow = defineFlow({
  type: 'checkout',
  version: 1,
  label: 'Оформление заказа',
  description:
    'Заказывает SIM-карту с\u00a0тарифом или товар: контакты, доставка или салон, итог и\u00a0подтверждение по\u00a0коду из\u00a0SMS.',
  props,
  examples: [
    { name: 'SIM-карта с тарифом', props: {}, data: SAMPLE },
    {
      name: 'набор из конструктора',
      props: {},
      data: {
        ...SAMPLE,
        product: {
          ...SAMPLE_PRODUCT,
          items: [
            {
              ...SAMPLE_SIM,
              packId: '30_0600',
              title: 'SIM-карта с\u00a0тарифом «Сам себе», 30\u00a0ГБ и\u00a0600\u00a0минут',
            },
          ],
        },
      },
    },
    { name: 'товар с доставкой', props: {}, data: GOOD },
    {
      name: 'корзина',
      props: {},
      data: {
        ...SAMPLE,
        product: {
          ...SAMPLE_PRODUCT,
          sim: SIM_TYPES.esimDelivered,
          items: [{ ...SAMPLE_PHONE, quantity: 2 }, SAMPLE_SIM],
        },
        about: 'order of the cart',
      },
    },
    { name: 'корзина пуста', props: {}, data: { ...NOTHING, reason: 'emptyCart' } },
    { name: 'в корзине есть то, чего нет', props: {}, data: { ...NOTHING, reason: 'goneFromCart' } },
    { name: 'вместе не получить', props: {}, data: { ...NOTHING, reason: 'apart' } },
    { name: 'нечего заказывать', props: {}, data: { ...NOTHING, reason: 'none' } },
    { name: 'нет в регионе', props: {}, data: { ...NOTHING, reason: 'unavailable' } },
    { name: 'сервер недоступен', props: {}, data: NOTHING },
  ],
  load: (_props, context) => loadOrder(context),
  empty: NOTHING,
  identity: ({ about }) => about,
  // What is ordered stands in the address: the flow is whole without it, and says so.
  requires: [],
  ttlSeconds: 3600,
  machine,
  actions: {
    chooseContents: {
      from: ['contents'],
      once: 'input',
      input: contentsInput,
      outcome: contentsAnswer,
      limits: [{ by: 'visitor', points: 60, seconds: TEN_MINUTES }],
    },
    saveContacts: {
      from: ['contacts'],
      input: contactsInput,
      outcome: contactsAnswer,
      keepsNumber: 'msisdn',
    },
    chooseReceiving: { from: ['receiving'], input: receivingInput, outcome: receivingAnswer },
    // Both bring a captcha: a second press must lead to the same one, and so to the same order.
    chooseDelivery: {
      from: ['delivery'],
      once: 'input',
      input: toDeliveryInput,
      outcome: deliveryAnswer,
      limits: [{ by: 'address', points: 240, seconds: TEN_MINUTES }],
    },
    choosePickup: { from: ['pickup'], once: 'input', input: pickupInput, outcome: pickupAnswer },
    refreshCaptcha: {
      from: ['confirmation'],
      input: z.object({}),
      outcome: captchaAnswer,
      limits: [{ by: 'visitor', points: 30, seconds: TEN_MINUTES }],
    },
    send: {
      from: ['confirmation'],
      once: 'step',
      input: sendInput,
      outcome: sendAnswer,
      secret: ['captchaCode'],
      // An order sends a code.
      limits: RESEND_LIMITS,
    },
    confirm: {
      from: ['code'],
      once: 'step',
      input: confirmInput,
      outcome: confirmAnswer,
      secret: ['code'],
      limits: CHECK_LIMITS,
    },
    resendCode: { ...RESEND_CODE, from: ['code'], outcome: codeSent },
  },
  lookups: { ...SALON_LOOKUPS, addresses: { ...ADDRESS_LOOKUP, from: ['delivery'] } },
  messages: {
    ...ADDRESS_MESSAGES,
    ...FLOW_TEXTS,
    ...ORDER_TEXTS,
    gone: CHECKOUT_TEXTS.gone,
    receivingMissing: CHECKOUT_TEXTS.receivingMissing,
    salonMissing: CHECKOUT_TEXTS.salonMissing,
    salonGone: CHECKOUT_TEXTS.salonGone,
  },
  samples: {
    COLLECTED: [{ contents }],
    NUMBER_TAKEN: [{ msisdn: SAMPLE_NUMBER.msisdn }],
    CONTACTED: [{ contacts }],
    ...RECEIVING_SAMPLES,
    PLACED: [{ place: SAMPLE_PLACE, ...shown }],
    SALON_CHOSEN: [{ salon: SAMPLE_SALON.id, ...shown }],
    CAPTCHA: [{ captcha: SAMPLE_CAPTCHA }],
    REPRICED: [shown],
    CODE_SENT: [{ msisdn: contacts.msisdn, codeLength: 6, resendAt: 0 }],
    SLOTS_CHANGED: [{ slots: SAMPLE_SLOTS, extras }],
    REFUSED: [
      { error: 'unavailable', extras },
      { error: 'server', extras },
    ],
    ORDERED: [
      { order: toKeptOrder({ draft: ordered, receipt }, SAMPLE, { number: '2000001', at: 0 }) },
      {
        order: toKeptOrder({ draft: { ...ordered, kind: 'self' }, receipt }, SAMPLE, {
          number: '2000002',
          at: 0,
        }),
      },
    ],
    BACK: [{}],
    CHANGE_CONTENTS: [{}],
    CHANGE_CONTACTS: [{}],
    CHANGE_RECEIVING: [{}],
  },
});
