import * as z from 'zod';
import { captchaWanted, type CodeEvents } from '../kit/code/code-contract';

/** What the page says and what comes of a step. The browser imports only the types. */

export const props = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(160)
    .default('Подтвердите смену тарифа')
    .describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('Новый тариф вы уже выбрали в Личном кабинете, осталось подтвердить выбор.')
    .describe('Пояснение под заголовком'),
});
export type Props = z.output<typeof props>;

export const changed = z.object({ type: z.literal('CHANGED') });
export const confirmAnswer = z.discriminatedUnion('type', [changed, captchaWanted]);

export type Events = CodeEvents & {
  CHANGED: object;
  CHANGE_NUMBER: object;
};
