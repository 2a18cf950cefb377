import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { codeSent, sendCodeInput } from '../kit/code/code-contract';
import { messages } from './messages';

/** What the page says, what the operator says of the event, what comes of it. The browser imports only the types. */

export const props = z.object({
  eventId: z.string().trim().min(1).max(60).describe('Событие: его код у\u00a0оператора'),
  title: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .default('Подарок к\u00a0событию')
    .describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Выберите подарок и\u00a0подтвердите номер кодом из\u00a0SMS. Один номер\u00a0— один подарок.')
    .describe('Пояснение под заголовком'),
});

const eventInfo = z.object({
  title: z.string(),
  /** Empty where the operator has none. */
  description: z.string(),
  /** The day of the event, ISO; null where the operator names none. */
  date: z.string().nullable(),
  /** The day is still to come: the visitor can be reminded of it. */
  isAhead: z.boolean(),
});
export type EventInfo = z.output<typeof eventInfo>;

const gift = z.object({
  id: z.string(),
  title: z.string(),
  /** How and when it comes; empty where the operator does not say. */
  description: z.string(),
});
export type Gift = z.output<typeof gift>;

/** The event takes place, and has gifts. */
const opened = z.object({ type: z.literal('OPENED'), event: eventInfo, gifts: z.array(gift) });
/** There is nothing to choose. `title` is the event's; empty for one that the operator does not know. */
const closed = z.object({
  type: z.literal('CLOSED'),
  reason: z.enum(['over', 'unknown', 'noGifts']),
  title: z.string(),
});
export const loadAnswer = z.discriminatedUnion('type', [opened, closed]);
/** What the flow begins with. */
export type Begun = z.output<typeof loadAnswer>;

/** What `load` gives; null when the operator does not answer. */
export type Loaded = { begun: Begun | null };
export type Props = z.output<typeof props> & Loaded;

export const sendInput = sendCodeInput.extend({
  giftId: limitedText(100, { missing: messages.giftMissing }),
});

export const codeSentForGift = codeSent.extend({ gift });
export const confirmAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('RECEIVED') }),
  z.object({ type: z.literal('ALREADY_GIVEN') }),
]);
export const reminded = z.object({ type: z.literal('REMINDED') });

export type Events = {
  OPENED: Omit<z.output<typeof opened>, 'type'>;
  CLOSED: Omit<z.output<typeof closed>, 'type'>;
  CODE_SENT: Omit<z.output<typeof codeSentForGift>, 'type'>;
  RECEIVED: object;
  ALREADY_GIVEN: object;
  REMINDED: object;
  CHANGE_NUMBER: object;
};
