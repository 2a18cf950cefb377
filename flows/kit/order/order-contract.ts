import * as z from 'zod';
import { isoDate, limitedText } from '#schemas/values/limited-text';
import { judgePlace, PLACE_FIELDS } from '../address/typed-place';
import { orderComment, orderEmail, orderName, orderPhone } from './order-fields';
import { MAX_FLAT, RECEIVING } from './order-rules';
import { ORDER_TEXTS } from './order-texts';
import { ORDER_WORDS } from './order-words';

/** What the steps of every order ask: for whom, how to receive it, where and when. The browser imports only the types. */

const MAX_ID_LENGTH = 100;
const MAX_INTERVAL = 40;

const kopecks = z.number().int();

export const contacts = z.object({
  firstName: z.string(),
  lastName: z.string(),
  msisdn: z.string(),
  email: z.string(),
});
export type Contacts = z.output<typeof contacts>;

export const slots = z.array(z.object({ date: z.string(), intervals: z.array(z.string()) }));
export type Slots = z.output<typeof slots>;

export const place = z.object({
  address: z.string(),
  guid: z.string(),
  parts: z.object({ city: z.string(), street: z.string(), house: z.string() }),
  /** Were the parts written by hand? */
  isByParts: z.boolean(),
  flat: z.string(),
  comment: z.string(),
  date: z.string(),
  interval: z.string(),
});
export type Place = z.output<typeof place>;

export const receipt = z.object({
  lines: z.array(z.object({ id: z.string(), title: z.string(), amountKopecks: kopecks })),
  totalKopecks: kopecks,
  monthlyKopecks: kopecks.nullable(),
});
export type KnownReceipt = z.output<typeof receipt>;

export const contactsInput = z.object({
  firstName: orderName,
  lastName: orderName,
  msisdn: orderPhone,
  email: orderEmail,
});

export const receivingInput = z.object({
  kind: z.enum(RECEIVING, { error: ORDER_WORDS.receivingMissing }),
});

/** ORD-141 to ORD-151: the days of the step decide whether one has to be chosen. */
export function toDeliveryInput({ data }: { data: { slots: Slots } }) {
  return z
    .object({
      ...PLACE_FIELDS,
      byParts: z.literal('on').optional(),
      flat: limitedText(MAX_FLAT).trim().default(''),
      comment: orderComment,
      date: z.union([z.literal(''), isoDate()]).default(''),
      interval: limitedText(MAX_INTERVAL).default(''),
    })
    .superRefine((typed, context) => {
      judgePlace(typed, typed.byParts === 'on', context);
      if (data.slots.length === 0) return;
      const day = data.slots.find(({ date }) => date === typed.date);
      if (day === undefined)
        context.addIssue({ code: 'custom', path: ['date'], message: ORDER_TEXTS.dateMissing });
      if (!day?.intervals.includes(typed.interval))
        context.addIssue({ code: 'custom', path: ['interval'], message: ORDER_TEXTS.intervalMissing });
    });
}
export type DeliveryInput = z.output<ReturnType<typeof toDeliveryInput>>;

export const pickupInput = z.object({
  salon: limitedText(MAX_ID_LENGTH, { missing: ORDER_WORDS.salonMissing })
    .trim()
    .min(1, ORDER_WORDS.salonMissing),
});
