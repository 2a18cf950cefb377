import { json, redirect } from '@remix-run/node';
import * as z from 'zod';
import { getOrderProduct, putTariffInCart, SIM_TYPES } from '#schemas/gateway/order';
import { isGone, toNewLine } from '#schemas/products/ordered-product';
import {
  CART_PATH,
  MAX_CART_LINES,
  MAX_QUANTITY,
  toCount,
  type CartAnswer,
  type NewCartLine,
} from '#schemas/products/cart';
import type { SiteContext } from '#app/context';
import { readSmallForm } from '#app/page/read-small-form.server';
import { newShopId, readCartId, writeCartCookies } from './shop-cookies';
import { CART_TEXTS } from './texts';

const MAX_ID = 100;
const id = z.string().trim().min(1).max(MAX_ID);
const line = z
  .string()
  .min(1)
  .max(MAX_ID + 10);
/** More digits are no quantity but a mistake. */
const MOST_TYPED = 1_000_000;

const change = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('add'),
    id,
    pack: z.string().trim().max(MAX_ID).default(''),
    sim: z.union([z.enum(Object.values(SIM_TYPES)), z.literal('')]).default(''),
  }),
  z.object({
    change: z.literal('quantity'),
    line,
    quantity: z.coerce.number().int().min(0).max(MOST_TYPED),
  }),
  z.object({
    change: z.literal('remove'),
    line: z.union([line.transform((one) => [one]), z.array(line).max(MAX_CART_LINES)]),
  }),
  z.object({ change: z.literal('restore'), line }),
]);
type Change = z.output<typeof change>;

/** What came of a change: what to say, and what the page of the cart is asked with. */
interface Outcome {
  text: string;
  isDone: boolean;
  query?: Record<string, string>;
}

/** A post to the cart. Absolute changes only: sent twice, each does what it does once. */
export async function changeCart(
  request: Request,
  context: SiteContext,
  { isForScript }: { isForScript: boolean },
): Promise<Response> {
  if (request.method !== 'POST')
    return new Response('Method not allowed', { status: 405, headers: { Allow: 'GET, POST' } });
  const parsed = await readChange(request);
  if (parsed === null) return new Response('Bad change of a cart', { status: 400 });
  const { site } = context;
  const secure = site.env.PUBLIC_SCHEME === 'https';
  const cart = readCartId(request.headers.get('cookie'), { secure }) ?? newShopId();
  const outcome = await apply(parsed, cart, context);
  const count = toCount(await site.carts.read(cart));
  const headers = new Headers({ 'Cache-Control': 'private, no-store' });
  for (const cookie of writeCartCookies(cart, { secure, isEmpty: count === 0 }))
    headers.append('Set-Cookie', cookie);
  const { text, isDone, query = {} } = outcome;
  if (isForScript) return json<CartAnswer>({ count, text, isDone }, { headers });
  const search = new URLSearchParams(query).toString();
  return redirect(search === '' ? CART_PATH : `${CART_PATH}?${search}`, { status: 303, headers });
}

/** Null for what no form of the site sends. */
async function readChange(request: Request): Promise<Change | null> {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(
    request.headers.get('content-type') ?? '',
  );
  const form = isForm ? await readSmallForm(request) : null;
  if (form === null) return null;
  const fields = [...new Set(form.keys())].map((name) => {
    const all = form.getAll(name);
    return [name, all.length === 1 ? all[0] : all] as const;
  });
  return change.safeParse(Object.fromEntries(fields)).data ?? null;
}

async function apply(wanted: Change, cart: string, context: SiteContext): Promise<Outcome> {
  const { carts } = context.site;
  switch (wanted.change) {
    case 'add':
      return addProduct(wanted, cart, context);
    case 'quantity':
      return setQuantity(wanted, cart, context);
    case 'remove':
      await carts.remove(cart, wanted.line);
      return { text: CART_TEXTS.removed, isDone: true, query: { removed: wanted.line[0] ?? '' } };
    case 'restore':
      await carts.restore(cart, wanted.line);
      return { text: CART_TEXTS.restored, isDone: true };
  }
}

async function setQuantity(
  { line: name, quantity }: Extract<Change, { change: 'quantity' }>,
  cart: string,
  { site: { carts } }: SiteContext,
): Promise<Outcome> {
  if (quantity === 0) {
    await carts.remove(cart, [name]);
    return { text: CART_TEXTS.removed, isDone: true, query: { removed: name } };
  }
  await carts.setQuantity(cart, name, quantity);
  const isMost = quantity > MAX_QUANTITY;
  return isMost
    ? { text: CART_TEXTS.most, isDone: false, query: { note: 'most' } }
    : { text: CART_TEXTS.changed, isDone: true };
}

/** Only what the operator sells in this region now is put into a cart, under its own title and price. */
async function addProduct(
  wanted: Extract<Change, { change: 'add' }>,
  cart: string,
  { site, facts: { region, audience } }: SiteContext,
): Promise<Outcome> {
  const { ask } = site.gateway({ region, audience });
  const { id: product, pack, sim } = wanted;
  const asked = await ask(getOrderProduct, { query: { id: product, ...(pack !== '' && { pack }) } });
  if (!asked.ok) return refuse(asked.status);
  const fresh = toNewLine(asked.answer, { pack, sim });
  if (fresh === null) return refuse(404);
  if (fresh.kind === 'sim') {
    const put = await ask(putTariffInCart, {
      body: { tariff_id: fresh.id, service_packs: pack === '' ? [] : [pack] },
    });
    if (!put.ok) return refuse(put.status);
    if (!put.answer.ok) return refuse(409);
  }
  return keep(fresh, cart, site);
}

async function keep(fresh: NewCartLine, cart: string, { carts }: SiteContext['site']): Promise<Outcome> {
  const done = await carts.add(cart, fresh);
  if (done === 'full') return { text: CART_TEXTS.full, isDone: false, query: { note: 'full' } };
  return { text: done === 'kept' ? CART_TEXTS.kept : CART_TEXTS.added, isDone: true };
}

const refuse = (status: number | null): Outcome =>
  isGone(status)
    ? { text: CART_TEXTS.gone, isDone: false, query: { note: 'gone' } }
    : { text: CART_TEXTS.away, isDone: false, query: { note: 'away' } };
