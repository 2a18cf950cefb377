import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import type { KeptOrder } from '#schemas/products/kept-order';

export interface OrdersData {
  /** The newest first. */
  orders: KeptOrder[];
}

const NOTHING: OrdersData = { orders: [] };

const SAMPLE: KeptOrder = {
  number: '2000001',
  at: Date.UTC(2026, 10, 23, 12),
  lines: [
    { id: 'good-10001', title: 'Смартфон Ладога 12, 128\u00a0ГБ, графитовый', amountKopecks: 2_499_000 },
    { id: 'sim', title: 'SIM-карта с\u00a0тарифом «Старт»', amountKopecks: 0 },
    { id: 'delivery', title: 'Доставка', amountKopecks: 0 },
  ],
  totalKopecks: 2_499_000,
  monthlyKopecks: 45_000,
  kind: 'courier',
  salon: null,
  date: '2026-12-01',
  interval: '10:00–14:00',
  hasSim: true,
  keptDays: 7,
};
const PICKUP: KeptOrder = {
  ...SAMPLE,
  number: '2000002',
  lines: [{ id: 'good-10120', title: 'Чехол Кромка, белый', amountKopecks: 99_000 }],
  totalKopecks: 99_000,
  monthlyKopecks: null,
  kind: 'self',
  salon: {
    title: 'Салон в\u00a0ТЦ «Причал»',
    address: 'ул. Садовая, 12',
    city: 'Москва',
    worktime: '10:00–21:00',
  },
  date: '',
  interval: '',
  hasSim: false,
};

export const block = defineBlock({
  type: 'orders',
  version: 1,
  label: 'Заказы посетителя',
  group: 'products',
  description:
    'Показывает, что посетитель заказал в\u00a0этом браузере за\u00a030\u00a0дней: состав, сумму, где и\u00a0когда получить.',
  props: z.object({
    emptyText: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .default(
        'Показываем то, что заказали в\u00a0этом браузере за последние 30\u00a0дней. Если заказывали в\u00a0другом, номер заказа есть в\u00a0SMS.',
      )
      .describe('Что сказать, когда заказов нет'),
  }),
  examples: [
    { name: 'доставка и\u00a0салон', props: {}, data: { orders: [SAMPLE, PICKUP] } satisfies OrdersData },
    { name: 'заказов нет', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  // What was ordered stands nowhere in the content.
  requires: [],
  load: async (_props, { shop }): Promise<OrdersData> => ({ orders: [...(await shop.readOrders())] }),
});
