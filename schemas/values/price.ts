import * as z from 'zod';
import { limitedText } from './limited-text';
import { PRODUCT_KEY } from '../references/reference';
import { refersTo } from '../references/refers-to';

const MAX_KOPECKS = 100_000_000_00;
const kopecks = () => z.int().min(0).max(MAX_KOPECKS);

/**
 * Money in whole kopecks; `period` is shown after the amount («в месяц», «за 30 дней»). With a `product` all of it is
 * the operator's, filled in by the server, and what is written here is shown only where the operator does not answer.
 */
export const price = z.object({
  amountKopecks: kopecks().describe('Цена в копейках'),
  oldAmountKopecks: kopecks().optional().describe('Старая цена в копейках, показывается зачёркнутой'),
  prefix: z.string().max(20).optional().describe('Слово перед ценой: «от»'),
  period: z.string().max(40).optional().describe('Период: «в месяц»'),
  product: refersTo('product', limitedText(200).regex(PRODUCT_KEY))
    .optional()
    .describe('Товар: цену даёт оператор, своя у каждого региона; сумма выше — запасная'),
});

export type Price = z.output<typeof price>;
