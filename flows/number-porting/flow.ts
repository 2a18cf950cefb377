import * as z from 'zod';
import { defineFlow } from '#registry/define-flow';
import { ADDRESS_LOOKUP } from '../kit/address/address-contract';
import { ADDRESS_MESSAGES } from '../kit/address/address-texts';
import { SAMPLE_CAPTCHA } from '../kit/captcha/captcha';
import { contactsInput, pickupInput, receivingInput, toDeliveryInput } from '../kit/order/order-contract';
import { RECEIVING_SAMPLES, SAMPLE_MAP, SAMPLE_PLACE, SAMPLE_SALON } from '../kit/order/order-samples';
import { ORDER_TEXTS } from '../kit/order/order-texts';
import { ACTIVATION_TEXTS } from '../kit/sim/activation-texts';
import { SALON_LOOKUPS } from '../kit/salons/salon-lookups';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { answers, noticeInput, numberInput, props, sendInput, toDayInput, type Loaded } from './contract';
import { loadPorting, NOTHING } from './load-porting.server';
import { machine } from './machine';
import { PORTING_TEXTS } from './texts';
import { toReceipt } from './to-receipt';

const SAMPLE: Loaded = {
  tariff: { id: 'start', title: 'Старт', amountKopecks: 0, monthlyKopecks: 45_000 },
  isTariffGone: false,
  given: { tariffTag: 'start', packs: [], ref: '', system: 'site', isPersonal: false },
  reason: null,
  deliveries: [
    { kind: 'courier', amountKopecks: 0 },
    { kind: 'cse', amountKopecks: 30_000 },
  ],
  salons: [SAMPLE_SALON, { ...SAMPLE_SALON, id: '8', title: 'Салон, ул. Речная, 4', metro: '' }],
  map: SAMPLE_MAP,
  today: '2026-11-23',
  about: 'porting site-port-in start',
};
const WITHOUT_TARIFF: Loaded = { ...SAMPLE, tariff: null, about: 'porting site-port-in ' };

const contacts = {
  firstName: 'Анна',
  lastName: 'Петрова',
  msisdn: '79261112233',
  email: 'anna@example.test',
};
const content = props.parse({});
const shown = { receipt: toReceipt({ ...SAMPLE, ...content }, { kind: 'courier' }), captcha: SAMPLE_CAPTCHA };

const TEN_MINUTES = 600;
const BY_VISITOR = [{ by: 'visitor', points: 60, seconds: TEN_MINUTES }] as const;
/** Numbers that are asked about and requests that are made: nobody looks through a book of numbers with them. */
const FEW = [
  { by: 'visitor', points: 20, seconds: TEN_MINUTES },
  { by: 'address', points: 100, seconds: TEN_MINUTES },
] as const;

/** Moves a number here from another operator, with a SIM that is fetched or brought; or orders a SIM without a number. */
export const flow = defineFlow({
  type: 'number-porting',
  version: 1,
  label: 'Перенос номера',
  description:
    'Проверяет номер другого оператора, спрашивает день переноса и\u00a0заказывает SIM-карту в\u00a0салон или с\u00a0доставкой.',
  props,
  examples: [
    { name: 'с тарифом', props: {}, data: SAMPLE },
    { name: 'тариф не выбран', props: {}, data: WITHOUT_TARIFF },
    { name: 'тарифа нет в регионе', props: {}, data: { ...WITHOUT_TARIFF, isTariffGone: true } },
    { name: 'без переноса', props: { variant: 'site-plain' }, data: SAMPLE },
    { name: 'в приложении', props: { variant: 'app-port-in' }, data: SAMPLE },
    { name: 'в приложении без переноса', props: { variant: 'app-plain' }, data: SAMPLE },
    { name: 'негде получить', props: {}, data: { ...NOTHING, reason: 'region' } },
    { name: 'сервер недоступен', props: {}, data: NOTHING },
  ],
  load: loadPorting,
  empty: NOTHING,
  identity: ({ about }) => about,
  // The tariff stands in the address: the flow is whole without it.
  requires: [],
  ttlSeconds: 3600,
  machine,
  actions: {
    // It makes a request: a second press must lead to the same one.
    check: {
      from: ['number'],
      once: 'input',
      input: numberInput,
      outcome: answers.check,
      limits: FEW,
      keepsNumber: 'msisdn',
    },
    askNotice: { from: ['early'], once: 'input', input: noticeInput, outcome: answers.notice, limits: FEW },
    chooseDay: { from: ['day'], input: toDayInput, outcome: answers.day, limits: BY_VISITOR },
    saveContacts: {
      from: ['contacts'],
      input: contactsInput,
      outcome: answers.contacts,
      limits: BY_VISITOR,
      keepsNumber: 'msisdn',
    },
    chooseReceiving: {
      from: ['receiving'],
      input: receivingInput,
      outcome: answers.receiving,
      limits: BY_VISITOR,
    },
    chooseDelivery: {
      from: ['delivery'],
      once: 'input',
      input: toDeliveryInput,
      outcome: answers.delivery,
      limits: [{ by: 'address', points: 240, seconds: TEN_MINUTES }],
    },
    choosePickup: { from: ['pickup'], once: 'input', input: pickupInput, outcome: answers.pickup },
    refreshCaptcha: {
      from: ['confirmation'],
      input: z.object({}),
      outcome: answers.captcha,
      limits: [{ by: 'visitor', points: 30, seconds: TEN_MINUTES }],
    },
    send: {
      from: ['confirmation'],
      once: 'step',
      input: sendInput,
      outcome: answers.send,
      secret: ['captchaCode'],
      limits: FEW,
    },
  },
  lookups: { ...SALON_LOOKUPS, addresses: { ...ADDRESS_LOOKUP, from: ['delivery'] } },
  messages: {
    ...ADDRESS_MESSAGES,
    ...FLOW_TEXTS,
    ...ORDER_TEXTS,
    ...ACTIVATION_TEXTS,
    gone: PORTING_TEXTS.gone,
    dayMissing: PORTING_TEXTS.dayMissing,
    dateInvalid: PORTING_TEXTS.dateInvalid,
    dateOutside: PORTING_TEXTS.dateOutside('2026-12-01', '2027-05-23'),
    receivingMissing: PORTING_TEXTS.receivingMissing,
    salonMissing: PORTING_TEXTS.salonMissing,
    salonGone: PORTING_TEXTS.salonGone,
  },
  samples: {
    CHECKED: [{ msisdn: '79161112233', operator: 'Линия 7' }],
    EARLY: [{ msisdn: '79161110159' }],
    NOTICED: [{}],
    DATED: [{ date: '2026-12-10' }],
    CONTACTED: [{ contacts }],
    ...RECEIVING_SAMPLES,
    PLACED: [{ place: SAMPLE_PLACE, ...shown }],
    SALON_CHOSEN: [{ salon: SAMPLE_SALON.id, ...shown }],
    CAPTCHA: [{ captcha: SAMPLE_CAPTCHA }],
    REPRICED: [shown],
    SENT: [{ number: '3000001' }],
    BACK: [{}],
    CHANGE_NUMBER: [{}],
    CHANGE_DAY: [{}],
    CHANGE_CONTACTS: [{}],
    CHANGE_RECEIVING: [{}],
  },
});
