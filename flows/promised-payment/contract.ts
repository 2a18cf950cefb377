import * as z from 'zod';
import { msisdn } from '#schemas/values/msisdn';
import { captcha, captchaCode } from '../kit/captcha/captcha';
import { CODE_LENGTH } from './limits';

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

const number = msisdn();

export const sendCodeInput = z.object({
  msisdn: z
    .string({ error: 'Введите номер' })
    .trim()
    .min(1, 'Введите номер')
    .transform((typed) => number.safeParse(typed).data ?? '')
    .refine((cleaned) => cleaned !== '', 'Некорректный номер'),
  captchaCode,
});
export const resendInput = z.object({ captchaCode });
export const code = z
  .string()
  .trim()
  .regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'Некорректный код');

/** With the number: when it is another one than the code was sent to, no code is there yet. */
export const confirmInput = z.object({ msisdn: z.string().max(40).optional(), code: z.string().default('') });
export const takeInput = z.object({
  amount: z
    .string({ error: 'Выберите сумму' })
    .regex(/^\d{1,6}$/, 'Выберите сумму')
    .transform(Number),
});

const option = z.object({ amountKopecks: z.int(), chargeKopecks: z.int() });

export const codeSent = z.object({ type: z.literal('CODE_SENT'), msisdn: z.string(), resendAt: z.number() });
/** The server asks for a captcha, or wants another one (PROM-407). */
export const captchaWanted = z.object({
  type: z.literal('CAPTCHA_WANTED'),
  msisdn: z.string(),
  captcha,
});
export const codeAnswer = z.discriminatedUnion('type', [codeSent, captchaWanted]);
export const confirmed = z.object({ type: z.literal('CONFIRMED'), options: z.array(option) });
export const confirmAnswer = z.discriminatedUnion('type', [confirmed, codeSent, captchaWanted]);
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
  CAPTCHA_WANTED: Payload<z.output<typeof captchaWanted>>;
  CONFIRMED: Payload<z.output<typeof confirmed>>;
  TAKEN: Payload<z.output<typeof taken>>;
  RESTART: object;
};
