import * as z from 'zod';
import { safeUrl } from '#schemas/values/safe-url';
import { SIM_TYPES, type ORDER_POSITION_TYPES, type ORDER_SERVICE_KINDS } from '#schemas/gateway/order';
import type { Delivery, Salon } from '#schemas/products/receiving';
import { keptOrder, type KeptOrder } from '#schemas/products/kept-order';
import { limitedText } from '#schemas/values/limited-text';
import type { MapTiles } from '#registry/flow-load';
import { foundAddresses, type AddressSuggestion } from '../kit/address/address-contract';
import { captcha, type Captcha } from '../kit/captcha/captcha';
import { MAX_CODE_LENGTH } from '../kit/captcha/limits';
import { codeSent, type CodeEvents } from '../kit/code/code-contract';
import { termsLink } from '../kit/contact/contact-rules';
import {
  contacts,
  place,
  receipt,
  slots,
  type Contacts,
  type KnownReceipt,
  type Place,
  type Slots,
} from '../kit/order/order-contract';
import { acceptance, orderComment, promoCode } from '../kit/order/order-fields';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const MAX_ID_LENGTH = 100;
const MAX_SERVICES = 20;

export const props = z.object({
  catalogueLink: safeUrl().default('/tariffs/all').describe('Куда ведёт кнопка, если заказывать нечего'),
  termsLink,
});

const kopecks = z.number().int();

const orderedNumber = z.object({ msisdn: z.string(), goodId: z.string(), amountKopecks: kopecks });
export type OrderedNumber = z.output<typeof orderedNumber>;

/** Something that is paid once with the order (ORD-172). */
export interface Service {
  id: string;
  kind: (typeof ORDER_SERVICE_KINDS)[number];
  title: string;
  text: string;
  amountKopecks: number;
}

/** One thing of an order, as often as it is wanted. */
export interface OrderItem {
  id: string;
  /** With what its pack has. */
  title: string;
  type: (typeof ORDER_POSITION_TYPES)[number];
  /** The id of the tariff; empty for a good. */
  tariffId: string;
  /** The pack of the tariff; empty without one. */
  packId: string;
  quantity: number;
  /** For one. */
  amountKopecks: number;
  /** The line of the cart that it comes from; null for what the address names. */
  line: string | null;
}

/** All that is ordered: one thing that the address names, or what is in the cart. At most one of it is a SIM. */
export interface OrderProduct {
  items: readonly OrderItem[];
  /** The kind of SIM that was chosen before; empty for none. */
  sim: SimType | '';
  /** For 30 days; null without a tariff. */
  monthlyKopecks: number | null;
  simTypes: readonly SimType[];
  numbers: readonly OrderedNumber[];
  services: readonly Service[];
}
export type SimType = (typeof SIM_TYPES)[keyof typeof SIM_TYPES];

/** What can be ordered, and how it can be received, in the region of the visitor. */
export interface Loaded {
  /** Null where there is nothing to order: `reason` says why. */
  product: OrderProduct | null;
  reason: 'none' | 'unavailable' | 'away' | 'emptyCart' | 'goneFromCart' | 'apart' | null;
  deliveries: readonly Delivery[];
  salons: readonly Salon[];
  /** Where the map of the salons has its tiles; null without a map. */
  map: MapTiles | null;
  /** What the flow is about. */
  about: string;
}
export type Props = z.output<typeof props> & Loaded;

const contents = z.object({
  sim: z.union([z.enum(Object.values(SIM_TYPES)), z.literal('')]),
  number: orderedNumber.nullable(),
  services: z.array(z.string()),
});
export type Contents = z.output<typeof contents>;

const id = limitedText(MAX_ID_LENGTH);

export const contentsInput = z.object({
  sim: id.default(''),
  number: id.default(''),
  service: z.union([id.transform((one) => [one]), z.array(id).max(MAX_SERVICES)]).default([]),
});

export const sendInput = z.object({
  promocode: promoCode,
  comment: orderComment,
  captchaCode: limitedText(MAX_CODE_LENGTH, {
    missing: FLOW_TEXTS.captchaMissing,
    tooLong: FLOW_TEXTS.captchaWrong,
  })
    .trim()
    .min(1, FLOW_TEXTS.captchaMissing),
  accept: acceptance,
});

/** What was typed beside the order: it stays when the order is refused. */
const extras = z.object({ promocode: z.string(), comment: z.string() });
export type Extras = z.output<typeof extras>;

const toConfirmation = z.object({ receipt, captcha });
const deliver = z.object({ type: z.literal('DELIVER'), kind: z.enum(['courier', 'cse']), slots });
const pickUp = z.object({ type: z.literal('PICK_UP') });
const placed = toConfirmation.extend({ type: z.literal('PLACED'), place });
const salonChosen = toConfirmation.extend({ type: z.literal('SALON_CHOSEN'), salon: z.string() });
const salonGone = z.object({ type: z.literal('SALON_GONE'), salon: z.string(), extras: extras.optional() });
const numberTaken = z.object({
  type: z.literal('NUMBER_TAKEN'),
  msisdn: z.string(),
  extras: extras.optional(),
});
const slotsChanged = z.object({ type: z.literal('SLOTS_CHANGED'), slots, extras });
const repriced = toConfirmation.extend({ type: z.literal('REPRICED') });
const refused = z.object({ type: z.literal('REFUSED'), error: z.enum(['server', 'unavailable']), extras });

export const contentsAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('COLLECTED'), contents }),
  numberTaken,
]);
export const contactsAnswer = z.object({ type: z.literal('CONTACTED'), contacts });
export const receivingAnswer = z.discriminatedUnion('type', [deliver, pickUp]);
export const deliveryAnswer = z.discriminatedUnion('type', [foundAddresses, placed]);
export const pickupAnswer = z.discriminatedUnion('type', [salonChosen, salonGone]);
export const captchaAnswer = z.object({ type: z.literal('CAPTCHA'), captcha });
export const sendAnswer = z.discriminatedUnion('type', [
  codeSent,
  captchaAnswer,
  repriced,
  slotsChanged,
  numberTaken,
  salonGone,
  refused,
]);
export const confirmAnswer = z.object({ type: z.literal('ORDERED'), order: keptOrder });

export type Events = Pick<CodeEvents, 'CODE_SENT'> & {
  COLLECTED: { contents: Contents };
  NUMBER_TAKEN: { msisdn: string; extras?: Extras | undefined };
  CONTACTED: { contacts: Contacts };
  DELIVER: { kind: 'courier' | 'cse'; slots: Slots };
  PICK_UP: object;
  FOUND: { address: string; found: AddressSuggestion[] };
  PLACED: { place: Place; receipt: KnownReceipt; captcha: Captcha };
  SALON_CHOSEN: { salon: string; receipt: KnownReceipt; captcha: Captcha };
  SALON_GONE: { salon: string; extras?: Extras | undefined };
  CAPTCHA: { captcha: Captcha };
  REPRICED: { receipt: KnownReceipt; captcha: Captcha };
  SLOTS_CHANGED: { slots: Slots; extras: Extras };
  REFUSED: { error: 'server' | 'unavailable'; extras: Extras };
  ORDERED: { order: KeptOrder };
  BACK: object;
  CHANGE_CONTENTS: object;
  CHANGE_CONTACTS: object;
  CHANGE_RECEIVING: object;
};
