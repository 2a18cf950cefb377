import { limitedText } from '#schemas/values/limited-text';
import { isAmountEntered } from './entered';
import { MONEY_TEXTS } from './money-texts';

const KOPECKS_PER_ROUBLE = 100;

/** «300», «15 000», «300 ₽», «300,00»; kopecks other than none are refused. */
const ROUBLES = /^(\d+(?:\s+\d+)*)(?:[.,]0{1,2})?\s*(?:₽|руб\.?|р\.?)?$/i;

/** An amount as it was typed, in whole roubles; kopecks from then on. Bounds: `rejectAmount`. */
export const typedAmount = limitedText(40, {
  missing: MONEY_TEXTS.amountMissing,
  tooLong: MONEY_TEXTS.amountInvalid,
})
  .trim()
  .refine((typed) => typed !== '', { error: MONEY_TEXTS.amountMissing, abort: true })
  .refine((typed) => ROUBLES.test(typed), MONEY_TEXTS.amountInvalid)
  .transform((typed) => Number(ROUBLES.exec(typed)?.[1]?.replace(/\s/g, '')) * KOPECKS_PER_ROUBLE)
  .refine(isAmountEntered, MONEY_TEXTS.amountMissing);
