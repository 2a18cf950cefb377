import * as z from 'zod';
import { limitedText } from '#schemas/values/limited-text';
import { captchaWanted, confirmInput as codeInput, type CodeEvents } from '../kit/code/code-contract';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .default('Обещанный платёж с отсрочкой до 7 дней')
    .describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Пополним счёт сейчас, а вы вернёте деньги в течение 3 дней.')
    .describe('Пояснение под заголовком'),
});
export type Props = z.output<typeof props>;

/** With the number: when it is another one than the code was sent to, no code is there yet. */
export const confirmInput = codeInput.extend({ msisdn: limitedText(40).optional() });
export const takeInput = z.object({
  amount: limitedText(6, { missing: 'Выберите сумму', tooLong: 'Выберите сумму' })
    .regex(/^\d{1,6}$/, 'Выберите сумму')
    .transform(Number),
});

const option = z.object({ amountKopecks: z.int(), chargeKopecks: z.int() });

export const confirmed = z.object({ type: z.literal('CONFIRMED'), options: z.array(option) });
export const confirmAnswer = z.discriminatedUnion('type', [confirmed, captchaWanted]);
export const taken = z.object({
  type: z.literal('TAKEN'),
  amountKopecks: z.int(),
  /** ISO date without time; null: an SMS will tell. */
  until: z.string().nullable(),
});

export type Option = z.output<typeof option>;
type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type Events = CodeEvents & {
  CONFIRMED: Payload<z.output<typeof confirmed>>;
  TAKEN: Payload<z.output<typeof taken>>;
  RESTART: object;
};
