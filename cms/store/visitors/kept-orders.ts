import { createHash } from 'node:crypto';
import { keptOrder, ORDER_DAYS, type KeptOrder } from '#schemas/products/kept-order';
import type { Store } from '../tables';

const KEPT_MS = ORDER_DAYS * 24 * 3_600_000;
/** One visitor looks at so many: older ones are found by their number at the operator's. */
const MOST = 20;
/** One order of so many also deletes those whose time is up. */
const SWEEP_CHANCE = 0.05;

export interface KeptOrders {
  /** The same order twice is one. */
  keep: (owner: string, order: KeptOrder) => Promise<void>;
  /** The newest first. */
  read: (owner: string) => Promise<KeptOrder[]>;
}

/** What visitors have ordered, for them to look at again. An owner is the secret id in the visitor's browser. */
export function createKeptOrders(store: Store, now: () => number): KeptOrders {
  const toOwner = (id: string) => createHash('sha256').update(id).digest('base64url');

  async function keep(owner: string, order: KeptOrder): Promise<void> {
    const row = {
      owner: toOwner(owner),
      number: order.number,
      body: JSON.stringify(order),
      ordered_at: order.at,
      expires_at: now() + KEPT_MS,
    };
    await store
      .insertInto('kept_order')
      .values(row)
      .onConflict((conflict) => conflict.columns(['owner', 'number']).doNothing())
      .execute();
    if (Math.random() >= SWEEP_CHANCE) return;
    await store.deleteFrom('kept_order').where('expires_at', '<=', now()).execute();
  }

  async function read(owner: string): Promise<KeptOrder[]> {
    const rows = await store
      .selectFrom('kept_order')
      .select('body')
      .where('owner', '=', toOwner(owner))
      .where('expires_at', '>', now())
      .orderBy('ordered_at', 'desc')
      .limit(MOST)
      .execute();
    // What an older release wrote in another way is not shown.
    return rows.flatMap(({ body }) => keptOrder.safeParse(JSON.parse(body)).data ?? []);
  }

  return { keep, read };
}
