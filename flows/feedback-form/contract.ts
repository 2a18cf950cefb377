import * as z from 'zod';
import type { FormPlan } from '#schemas/forms/form-plan';
import { refersTo } from '#schemas/references/refers-to';
import { captcha } from '../kit/captcha/captcha';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  form: refersTo('form', z.string().trim().min(1).max(60))
    .optional()
    .describe('Форма из тех, что есть у страницы; без неё показываются все, с выбором темы'),
  question: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .optional()
    .describe('Вопрос с ответами «Да» и «Нет» перед формой: форма откроется после «Нет»'),
  submit: z.string().trim().min(1).max(40).default('Отправить').describe('Надпись на кнопке'),
});

export interface Loaded {
  /** The forms of the page; null when the operator could not be asked. */
  forms: readonly FormPlan[] | null;
  /** Finds the definitions again that a visitor has begun with. */
  pin: string;
  /** The day when the page was made: `2026-11-21`. */
  today: string;
}

export type Props = z.output<typeof props> & Loaded;

export const captchaShown = z.object({ type: z.literal('CAPTCHA_SHOWN'), captcha });
export const codeSent = z.object({
  type: z.literal('CODE_SENT'),
  msisdn: z.string(),
  codeLength: z.int(),
  /** Milliseconds since 1970. */
  resendAt: z.number(),
});
/** Back from the code to the form, with another captcha when the form has one. */
export const returned = z.object({ type: z.literal('RETURNED'), captcha: captcha.nullable() });
export const pageChosen = z.object({ type: z.literal('PAGE'), choice: z.string() });
export const sent = z.object({
  type: z.literal('SENT'),
  /** The form that was sent. */
  id: z.string(),
  title: z.string(),
  text: z.string().nullable(),
});

export const sendAnswer = z.discriminatedUnion('type', [sent, captchaShown]);
export const codeAnswer = z.discriminatedUnion('type', [codeSent, captchaShown]);
/** The code of before is good no more; another captcha comes with it when the form has one. */
export const codeStale = z.object({ type: z.literal('CODE_STALE'), captcha: captcha.nullable() });
export const againAnswer = z.discriminatedUnion('type', [codeSent, captchaShown, codeStale, sent]);
export const confirmAnswer = z.discriminatedUnion('type', [sent, returned]);

type Payload<Outcome extends { type: string }> = Omit<Outcome, 'type'>;

export type Events = {
  CAPTCHA_SHOWN: Payload<z.output<typeof captchaShown>>;
  CODE_SENT: Payload<z.output<typeof codeSent>>;
  RETURNED: Payload<z.output<typeof returned>>;
  CODE_STALE: Payload<z.output<typeof codeStale>>;
  SENT: Payload<z.output<typeof sent>>;
  /** Of several themes one: its place in the list. */
  CHOOSE: { choice?: string };
  /** Another page of the form: its number, from 1. */
  PAGE: { choice?: string };
  LIKE: object;
  DISLIKE: object;
  THEMES: object;
  EDIT: object;
  AGAIN: object;
};
