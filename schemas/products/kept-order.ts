import * as z from 'zod';

/** An order can be looked at for so long. */
export const ORDER_DAYS = 30;

const kopecks = z.number().int();

/** An order as its visitor can look at it later. It says nothing of who ordered it, nor where it is brought. */
export const keptOrder = z.object({
  number: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  lines: z.array(z.object({ id: z.string(), title: z.string(), amountKopecks: kopecks })),
  totalKopecks: kopecks,
  monthlyKopecks: kopecks.nullable(),
  kind: z.enum(['courier', 'cse', 'self']),
  /** Null for what is delivered. */
  salon: z
    .object({ title: z.string(), address: z.string(), city: z.string(), worktime: z.string() })
    .nullable(),
  /** ISO; empty where the operator calls to agree on it. */
  date: z.string(),
  interval: z.string(),
  hasSim: z.boolean(),
  /** For so many days it waits in the salon. */
  keptDays: z.number().int(),
});
export type KeptOrder = z.output<typeof keptOrder>;
