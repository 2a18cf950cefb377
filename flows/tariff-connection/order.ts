import * as z from 'zod';
import type { Memo } from '#registry/define-flow';
import { orderParameter } from './order-parameter';
import type { ChosenTariff } from './tariffs';

/** What the operator is asked for: the tariff (CONN-414), and what is added to it (CONN-415). */
const order = z.object({
  ratePlanID: z.string(),
  parameters: z.array(orderParameter),
});
type Order = z.output<typeof order>;

export function toOrder({ connection: { billingIds = [], options = [] }, addition }: ChosenTariff): Order {
  const added = options.map(({ billingId, variation }) => ({ billingId, connectionType: variation }));
  return {
    ratePlanID: billingIds[0] ?? '',
    parameters: addition === null ? added : [...added, addition.parameter],
  };
}

/** The order that was previewed, from under the seal; null where there is none, as in a step of an older build. */
export function readOrder({ order: kept }: Memo): Order | null {
  return typeof kept === 'string' ? order.parse(JSON.parse(kept)) : null;
}
