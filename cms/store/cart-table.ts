import { sql, type Kysely } from 'kysely';
import type { CartKind } from '#schemas/products/cart';

/** One thing in one visitor's cart. Nothing in it says who the visitor is. */
export interface CartLineTable {
  /** A hash of the cart's id: what the browser holds cannot be read here. */
  cart: string;
  /** Names the line in its cart: each good once, and one SIM. */
  line: string;
  kind: CartKind;
  /** Of the good, or of the tariff. */
  item: string;
  pack: string;
  sim: string;
  quantity: number;
  /** What the visitor saw when it was put there. */
  title: string;
  amount_kopecks: number;
  added_at: number;
  /** When it was taken out; null while it is in the cart. */
  removed_at: number | null;
  expires_at: number;
}

/** What a visitor has ordered, for them to look at. It says nothing of who they are. */
export interface KeptOrderTable {
  /** A hash of what the browser holds. */
  owner: string;
  /** The operator's. */
  number: string;
  /** JSON: `schemas/products/kept-order`. */
  body: string;
  ordered_at: number;
  expires_at: number;
}

const CREATE = `create table cart_line (
  cart text not null, line text not null, kind text not null, item text not null, pack text not null, sim text not null,
  quantity integer not null, title text not null, amount_kopecks bigint not null, added_at bigint not null,
  removed_at bigint, expires_at bigint not null, primary key (cart, line))`;

const CREATE_ORDERS = `create table kept_order (
  owner text not null, number text not null, body text not null, ordered_at bigint not null,
  expires_at bigint not null, primary key (owner, number))`;

export async function createCartTables(db: Kysely<unknown>): Promise<void> {
  await sql.raw(CREATE).execute(db);
  await sql.raw('create index cart_line_expires on cart_line (expires_at)').execute(db);
  await sql.raw(CREATE_ORDERS).execute(db);
  await sql.raw('create index kept_order_expires on kept_order (expires_at)').execute(db);
}

export async function dropCartTables(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('kept_order').execute();
  await db.schema.dropTable('cart_line').execute();
}
