import * as z from 'zod';
import type { Memo } from '#registry/define-flow';
import type { Tariff } from './contract';

/** What the operator is asked for: the tariff (CONN-414), and what is added to it (CONN-415). */
const order = z.object({
  ratePlanID: z.string(),
  parameters: z.array(z.object({ billingId: z.string(), connectionType: z.enum(['ms', 'ext']) })),
});
type Order = z.output<typeof order>;

export function toOrder({ connection: { billingIds = [], options = [] } }: Tariff): Order {
  return {
    ratePlanID: billingIds[0] ?? '',
    parameters: options.map(({ billingId, variation }) => ({ billingId, connectionType: variation })),
  };
}

/** The order that was previewed, from under the seal; null where there is none, as in a step of an older build. */
export function readOrder({ order: kept }: Memo): Order | null {
  return typeof kept === 'string' ? order.parse(JSON.parse(kept)) : null;
}
