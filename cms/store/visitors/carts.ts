import { createHash } from 'node:crypto';
import { MAX_CART_LINES, mostOf, toLineName, type CartLine, type NewCartLine } from '#schemas/products/cart';
import type { CartLineTable } from '../cart-table';
import type { Store } from '../tables';

/** A cart is kept for so long after its last change. */
export const CART_DAYS = 14;
const CART_MS = CART_DAYS * 24 * 3_600_000;
/** One change of so many also deletes carts whose time is up. */
const SWEEP_CHANCE = 0.02;

export interface Carts {
  /** What is in a cart, in the order in which it was put there. */
  read: (cart: string) => Promise<CartLine[]>;
  findRemoved: (cart: string, line: string) => Promise<CartLine | null>;
  /** What is in the cart already stays as it is: a second press adds nothing. `full`: the cart has no room for more. */
  add: (cart: string, line: NewCartLine) => Promise<'added' | 'kept' | 'full'>;
  /** From 1 to the most of its kind; a line that is not in the cart stays out of it. */
  setQuantity: (cart: string, line: string, quantity: number) => Promise<void>;
  remove: (cart: string, lines: readonly string[]) => Promise<void>;
  restore: (cart: string, line: string) => Promise<void>;
}

/**
 * Carts of visitors, each line a row: two tabs that add at once lose nothing, and every change can be repeated without
 * harm. A cart is named by the secret id in its visitor's browser.
 */
export function createCarts(store: Store, now: () => number): Carts {
  const toCart = (id: string) => createHash('sha256').update(id).digest('base64url');

  async function read(id: string): Promise<CartLine[]> {
    const rows = await store
      .selectFrom('cart_line')
      .selectAll()
      .where('cart', '=', toCart(id))
      .where('removed_at', 'is', null)
      .where('expires_at', '>', now())
      .orderBy('added_at')
      .orderBy('line')
      .execute();
    return rows.map(toLine);
  }

  async function findRemoved(id: string, line: string): Promise<CartLine | null> {
    const row = await store
      .selectFrom('cart_line')
      .selectAll()
      .where('cart', '=', toCart(id))
      .where('line', '=', line)
      .where('removed_at', 'is not', null)
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row === undefined ? null : toLine(row);
  }

  async function add(id: string, line: NewCartLine): Promise<'added' | 'kept' | 'full'> {
    const name = toLineName(line);
    const lines = await read(id);
    const same = lines.find((one) => one.line === name);
    if (same !== undefined && same.id === line.id && same.pack === line.pack && same.sim === line.sim)
      return 'kept';
    if (same === undefined && lines.length >= MAX_CART_LINES) return 'full';
    const { kind, pack, sim, title, amountKopecks } = line;
    const values = {
      kind,
      item: line.id,
      pack,
      sim,
      quantity: 1,
      title,
      amount_kopecks: amountKopecks,
      added_at: now(),
      removed_at: null,
    };
    await store
      .insertInto('cart_line')
      .values({ cart: toCart(id), line: name, ...values, expires_at: now() + CART_MS })
      .onConflict((conflict) => conflict.columns(['cart', 'line']).doUpdateSet(values))
      .execute();
    await prolong(id);
    return 'added';
  }

  async function setQuantity(id: string, line: string, quantity: number): Promise<void> {
    const own = (await read(id)).find((one) => one.line === line);
    if (own === undefined) return;
    await store
      .updateTable('cart_line')
      .set({ quantity: Math.min(Math.max(quantity, 1), mostOf(own.kind)) })
      .where('cart', '=', toCart(id))
      .where('line', '=', line)
      .execute();
    await prolong(id);
  }

  async function remove(id: string, lines: readonly string[]): Promise<void> {
    if (lines.length === 0) return;
    await store
      .updateTable('cart_line')
      .set({ removed_at: now() })
      .where('cart', '=', toCart(id))
      .where('line', 'in', lines)
      .where('removed_at', 'is', null)
      .execute();
    await prolong(id);
  }

  async function restore(id: string, line: string): Promise<void> {
    await store
      .updateTable('cart_line')
      .set({ removed_at: null })
      .where('cart', '=', toCart(id))
      .where('line', '=', line)
      .where('expires_at', '>', now())
      .execute();
    await prolong(id);
  }

  /** The whole cart lives on from its last change. */
  async function prolong(id: string): Promise<void> {
    const at = now();
    await store
      .updateTable('cart_line')
      .set({ expires_at: at + CART_MS })
      .where('cart', '=', toCart(id))
      .where('expires_at', '>', at)
      .execute();
    if (Math.random() >= SWEEP_CHANCE) return;
    await store.deleteFrom('cart_line').where('expires_at', '<=', at).execute();
  }

  return { read, findRemoved, add, setQuantity, remove, restore };
}

/** PostgreSQL gives sums of money as texts. */
const toLine = ({ item, amount_kopecks, ...row }: CartLineTable): CartLine => ({
  line: row.line,
  kind: row.kind,
  id: item,
  pack: row.pack,
  sim: row.sim,
  quantity: row.quantity,
  title: row.title,
  amountKopecks: Number(amount_kopecks),
});
