import * as z from 'zod';
import { isAccountEntered, toAccountDigits } from '#schemas/values/account-number';
import { limitedText } from '#schemas/values/limited-text';
import { typedAmount } from '../kit/money/typed-amount';
import { messages } from './texts';

/** What the page says, what the visitor sends, what comes of it. The browser imports only the types. */

const MAX_KOPECKS = 1_500_000;

export const props = z.object({
  title: z.string().trim().min(1).max(160).default('Оплатить долг').describe('Заголовок первого шага'),
  description: z
    .string()
    .max(400)
    .default('По\u00a0номеру лицевого счёта, картой на\u00a0странице банка. Номер телефона не\u00a0нужен.')
    .describe('Пояснение под заголовком'),
  minKopecks: z.int().positive().max(100_000_000).default(1000).describe('Наименьшая сумма в копейках'),
  maxKopecks: z
    .int()
    .positive()
    .max(100_000_000)
    .default(MAX_KOPECKS)
    .describe('Наибольшая сумма в копейках'),
});
export type Props = z.output<typeof props>;

/** With spaces it is longer than its digits. */
const MAX_TYPED = 60;

export const typedAccount = limitedText(MAX_TYPED, {
  missing: messages.accountMissing,
  tooLong: messages.accountInvalid,
})
  .trim()
  .refine((typed) => typed !== '', { error: messages.accountMissing, abort: true })
  .refine(isAccountEntered, messages.accountInvalid)
  .transform(toAccountDigits);

export const payInput = z.object({ account: typedAccount, amount: typedAmount });

const debt = z.object({
  account: z.string(),
  /** 0 while none is entered. */
  amountKopecks: z.int(),
});
export type Debt = z.output<typeof debt>;

export const paymentOpened = debt.extend({ type: z.literal('PAYMENT_OPENED'), redirect: z.string() });

export type Events = {
  PAYMENT_OPENED: Omit<z.output<typeof paymentOpened>, 'type'>;
  BACK: object;
};
