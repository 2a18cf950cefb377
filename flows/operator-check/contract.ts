import * as z from 'zod';
import { captchaWanted, sendCodeInput, type CodeEvents } from '../kit/code/code-contract';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

export const props = z.object({
  title: z.string().trim().min(1).max(160).default('Чей номер').describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Покажем, какой оператор обслуживает номер и в каком регионе он подключён.')
    .describe('Пояснение под заголовком'),
  mask: z.enum(['+7', '8']).default('+7').describe('С чего начинается номер в поле'),
});
export type Props = z.output<typeof props>;

export const checkInput = sendCodeInput;

export const found = z.object({
  type: z.literal('FOUND'),
  msisdn: z.string(),
  operator: z.string(),
  region: z.string(),
});
export const checkAnswer = z.discriminatedUnion('type', [found, captchaWanted]);

export type Found = Omit<z.output<typeof found>, 'type'>;

export type Events = Pick<CodeEvents, 'CAPTCHA_WANTED'> & { FOUND: Found; CHECK_ANOTHER: object };
