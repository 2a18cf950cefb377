import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { getOrderProduct } from '#schemas/gateway/order';
import type { CartLine } from '#schemas/products/cart';
import { readOrdered, toCartItem, type CartItem } from '#schemas/products/ordered-product';

/** What came of the last change, where it was not what the visitor wanted. */
const NOTES = ['most', 'full', 'gone', 'away'] as const;
export type CartNote = (typeof NOTES)[number];

export interface CartData {
  items: CartItem[];
  /** What was taken out just now, and can be put back. */
  removed: { line: string; title: string } | null;
  note: CartNote | null;
}

const EMPTY: CartData = { items: [], removed: null, note: null };
const MAX_LINE = 110;

type Context = Pick<LoadContext, 'ask' | 'shop' | 'query'>;

/** The visitor's cart, at the prices of now: each line is asked for anew. */
async function loadCart({ ask, shop, query }: Context): Promise<CartData> {
  const removed = (query.get('removed') ?? '').slice(0, MAX_LINE);
  const asked = query.get('note');
  const [lines, taken] = await Promise.all([
    shop.readLines(),
    removed === '' ? null : shop.readRemoved(removed),
  ]);
  return {
    items: await Promise.all(lines.map((line) => priceLine(line, ask))),
    removed: taken === null ? null : { line: taken.line, title: taken.title },
    note: NOTES.find((note) => note === asked) ?? null,
  };
}

async function priceLine(line: CartLine, ask: Context['ask']): Promise<CartItem> {
  const { id, pack } = line;
  const asked = await ask(getOrderProduct, { query: { id, ...(pack !== '' && { pack }) } });
  return toCartItem(line, readOrdered(asked));
}

const PHONE: CartItem = {
  line: 'good-10001',
  kind: 'good',
  id: '10001',
  pack: '',
  sim: '',
  quantity: 2,
  title: 'Смартфон Ладога 12, 128\u00a0ГБ, графитовый',
  amountKopecks: 2_499_000,
  state: 'ok',
  wasKopecks: null,
  monthlyKopecks: null,
  img: '',
  href: '/shop/product?id=10001',
};
const SIM: CartItem = {
  ...PHONE,
  line: 'sim',
  kind: 'sim',
  id: 'start',
  sim: 'eSIM',
  quantity: 1,
  title: 'SIM-карта с\u00a0тарифом «Старт»',
  amountKopecks: 0,
  monthlyKopecks: 45_000,
  href: '/order/product?tariff=start',
};
const CASE: CartItem = {
  ...PHONE,
  line: 'good-10120',
  id: '10120',
  quantity: 1,
  title: 'Чехол Кромка, белый',
  amountKopecks: 99_000,
};

export const block = defineBlock({
  type: 'cart',
  version: 1,
  label: 'Корзина',
  group: 'products',
  description:
    'Показывает, что посетитель отложил: цены и\u00a0наличие на\u00a0сегодня, количество, итог и\u00a0путь к\u00a0оформлению.',
  props: z.object({
    buttonText: z.string().trim().min(1).max(40).default('Оформить заказ').describe('Текст кнопки'),
    emptyText: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .default('Загляните в\u00a0магазин или выберите тариф: всё, что отложите, подождёт здесь две недели.')
      .describe('Что сказать, когда корзина пуста'),
  }),
  examples: [
    { name: 'товар и\u00a0SIM-карта', props: {}, data: { ...EMPTY, items: [PHONE, SIM] } satisfies CartData },
    {
      name: 'цена изменилась, товар убран',
      props: {},
      data: {
        ...EMPTY,
        items: [{ ...PHONE, wasKopecks: 2_799_000 }],
        removed: { line: CASE.line, title: CASE.title },
      } satisfies CartData,
    },
    {
      name: 'чего-то уже нет',
      props: {},
      data: { ...EMPTY, items: [PHONE, { ...CASE, state: 'gone' }], note: 'most' } satisfies CartData,
    },
    {
      name: 'оператор не\u00a0отвечает',
      props: {},
      data: { ...EMPTY, items: [{ ...PHONE, state: 'unknown' }], note: 'away' } satisfies CartData,
    },
    { name: 'пусто', props: {}, data: EMPTY },
  ],
  empty: EMPTY,
  // What is in a cart stands nowhere in the content: an empty one is as good.
  requires: [],
  load: (_props, context) => loadCart(context),
});
