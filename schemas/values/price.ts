import * as z from 'zod';

const MAX_KOPECKS = 100_000_000_00;
const kopecks = () => z.int().min(0).max(MAX_KOPECKS);

/** Money in whole kopecks; `period` is shown after the amount («в месяц», «за 30 дней»). */
export const price = z.object({
  amountKopecks: kopecks().describe('Цена в копейках'),
  oldAmountKopecks: kopecks().optional().describe('Старая цена в копейках, показывается зачёркнутой'),
  prefix: z.string().max(20).optional().describe('Слово перед ценой: «от»'),
  period: z.string().max(40).optional().describe('Период: «в месяц»'),
});

export type Price = z.output<typeof price>;
