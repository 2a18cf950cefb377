import * as z from 'zod';
import { refersTo } from '#schemas/references/refers-to';
import { safeUrl } from '#schemas/values/safe-url';
import type { Delivery, Salon } from '#schemas/products/receiving';
import { limitedText } from '#schemas/values/limited-text';
import type { MapTiles } from '#registry/flow-load';
import { foundAddresses, type AddressSuggestion } from '../kit/address/address-contract';
import { captcha, type Captcha } from '../kit/captcha/captcha';
import { MAX_CODE_LENGTH } from '../kit/captcha/limits';
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
import { acceptance, orderEmail } from '../kit/order/order-fields';
import { typedNumber } from '../kit/phone/typed-number';
import { portingDay } from '../kit/sim/porting-day';
import { FLOW_TEXTS } from '../kit/texts/flow-texts';
import { PORTING_TEXTS } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

/** Where the order stands, and whether a number moves with it (MNP-104). */
export const VARIANTS = ['site-port-in', 'site-plain', 'app-port-in', 'app-plain'] as const;

export const props = z.object({
  variant: z
    .enum(VARIANTS)
    .default('site-port-in')
    .describe('Где стоит заявка и\u00a0переносят ли номер: сайт или приложение, с\u00a0переносом или без'),
  simProduct: refersTo('tariff', limitedText(100).trim().min(1))
    .default('start')
    .describe('Тариф, по\u00a0которому узнают о\u00a0салонах и\u00a0доставке, если тариф не\u00a0выбран'),
  catalogueLink: safeUrl().default('/tariffs/all').describe('Где выбирают тариф'),
  statusLink: safeUrl().default('/mnp/status').describe('Где узнают, как идёт перенос'),
  termsLink,
});
type Content = z.output<typeof props>;

/** The tariff that the address names. Kopecks. */
export interface PortingTariff {
  id: string;
  title: string;
  amountKopecks: number;
  monthlyKopecks: number | null;
}

/** What the address says beside the tariff: it goes to the operator as it came (MNP-101). */
export interface Given {
  tariffTag: string;
  packs: readonly string[];
  ref: string;
  system: string;
  isPersonal: boolean;
}

export interface Loaded {
  tariff: PortingTariff | null;
  /** Was a tariff named that cannot be had? */
  isTariffGone: boolean;
  given: Given;
  /** Null where the request can be made. */
  reason: 'away' | 'region' | null;
  deliveries: readonly Delivery[];
  salons: readonly Salon[];
  /** Where the map of the salons has its tiles; null without a map. */
  map: MapTiles | null;
  /** The day in Moscow when the page was made, as an ISO date. */
  today: string;
  /** What the flow is about. */
  about: string;
}
export type Props = Content & Loaded;

const MAX_DAY = 40;

export const numberInput = z.object({ msisdn: typedNumber });
export const noticeInput = z.object({ email: orderEmail });

/** One of the days that are offered, or another that was typed; what was typed counts more. */
export function toDayInput({ now }: { now: number }) {
  const day = portingDay(now, PORTING_TEXTS.dayMissing);
  return z
    .object({
      day: limitedText(MAX_DAY).default(''),
      date: limitedText(MAX_DAY, { tooLong: PORTING_TEXTS.dateInvalid }).trim().default(''),
    })
    .transform(({ day: offered, date }) => ({ date: date === '' ? toTyped(offered) : date }))
    .pipe(z.object({ date: day }));
}

/** `2026-12-01` as it would be typed. */
const toTyped = (iso: string): string => iso.split('-').toReversed().join('.');

export const sendInput = z.object({
  captchaCode: limitedText(MAX_CODE_LENGTH, {
    missing: FLOW_TEXTS.captchaMissing,
    tooLong: FLOW_TEXTS.captchaWrong,
  })
    .trim()
    .min(1, FLOW_TEXTS.captchaMissing),
  accept: acceptance,
});

const shown = z.object({ receipt, captcha });
const captchaEvent = z.object({ type: z.literal('CAPTCHA'), captcha });
const salonGone = z.object({ type: z.literal('SALON_GONE'), salon: z.string() });
const deliver = z.object({ type: z.literal('DELIVER'), kind: z.enum(['courier', 'cse']), slots });

export const answers = {
  check: z.discriminatedUnion('type', [
    z.object({ type: z.literal('CHECKED'), msisdn: z.string(), operator: z.string() }),
    z.object({ type: z.literal('EARLY'), msisdn: z.string() }),
  ]),
  notice: z.object({ type: z.literal('NOTICED') }),
  day: z.object({ type: z.literal('DATED'), date: z.string() }),
  contacts: z.object({ type: z.literal('CONTACTED'), contacts }),
  receiving: z.discriminatedUnion('type', [deliver, z.object({ type: z.literal('PICK_UP') })]),
  delivery: z.discriminatedUnion('type', [
    foundAddresses,
    shown.extend({ type: z.literal('PLACED'), place }),
  ]),
  pickup: z.discriminatedUnion('type', [
    shown.extend({ type: z.literal('SALON_CHOSEN'), salon: z.string() }),
    salonGone,
  ]),
  captcha: captchaEvent,
  send: z.discriminatedUnion('type', [
    z.object({ type: z.literal('SENT'), number: z.string() }),
    shown.extend({ type: z.literal('REPRICED') }),
    captchaEvent,
    salonGone,
  ]),
};

export type Events = {
  CHECKED: { msisdn: string; operator: string };
  EARLY: { msisdn: string };
  NOTICED: object;
  DATED: { date: string };
  CONTACTED: { contacts: Contacts };
  DELIVER: { kind: 'courier' | 'cse'; slots: Slots };
  PICK_UP: object;
  FOUND: { address: string; found: AddressSuggestion[] };
  PLACED: { place: Place; receipt: KnownReceipt; captcha: Captcha };
  SALON_CHOSEN: { salon: string; receipt: KnownReceipt; captcha: Captcha };
  SALON_GONE: { salon: string };
  CAPTCHA: { captcha: Captcha };
  REPRICED: { receipt: KnownReceipt; captcha: Captcha };
  SENT: { number: string };
  BACK: object;
  CHANGE_NUMBER: object;
  CHANGE_DAY: object;
  CHANGE_CONTACTS: object;
  CHANGE_RECEIVING: object;
};
