import * as z from 'zod';
import { msisdn } from '#schemas/values/msisdn';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

/** PROM-120, PROM-204: the shared code has six. */
export const CODE_LENGTH = 4;

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

const number = msisdn();

export const sendCodeInput = z.object({
  msisdn: z
    .string({ error: 'Введите номер' })
    .trim()
    .min(1, 'Введите номер')
    .transform((typed) => number.safeParse(typed).data ?? '')
    .refine((cleaned) => cleaned !== '', 'Некорректный номер'),
});
export const confirmInput = z.object({
  code: z
    .string({ error: 'Некорректный код' })
    .trim()
    .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'Некорректный код'),
});
export const takeInput = z.object({
  amount: z
    .string({ error: 'Выберите сумму' })
    .regex(/^\d{1,6}$/, 'Выберите сумму')
    .transform(Number),
});

const option = z.object({ amountKopecks: z.int(), chargeKopecks: z.int() });

export const codeSent = z.object({ type: z.literal('CODE_SENT'), msisdn: z.string(), resendAt: z.number() });
export const confirmed = z.object({ type: z.literal('CONFIRMED'), options: z.array(option) });
export const taken = z.object({
  type: z.literal('TAKEN'),
  amountKopecks: z.int(),
  /** ISO date without time; null: an SMS will tell. */
  until: z.string().nullable(),
});

export type Option = z.output<typeof option>;
type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type Events = {
  CODE_SENT: Payload<z.output<typeof codeSent>>;
  CONFIRMED: Payload<z.output<typeof confirmed>>;
  TAKEN: Payload<z.output<typeof taken>>;
  CHANGE_NUMBER: object;
  RESTART: object;
};
