import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { price } from '#schemas/values/price';

const row = z.object({
  name: z.string().trim().min(1).max(200).describe('За что платят'),
  note: z.string().max(300).optional().describe('Условие или пояснение'),
  price: price.describe('Цена; ноль без старой цены показывается словом «Бесплатно»'),
});

export const block = defineBlock({
  type: 'price-list',
  version: 1,
  label: 'Цены',
  group: 'text',
  description: 'Показывает, что сколько стоит, одной таблицей.',
  staysInside: true,
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    rows: z.array(row).min(1).max(100).describe('Строки таблицы'),
  }),
  examples: [
    {
      name: 'роуминг',
      props: {
        title: 'Цены в Турции',
        rows: [
          { name: 'Входящие звонки', note: 'До 30 минут в день', price: { amountKopecks: 0 } },
          { name: 'Исходящие в Россию', price: { amountKopecks: 2_500, period: 'за минуту' } },
          {
            name: 'Интернет',
            note: 'Пакет на 7 дней, подключается в Личном кабинете',
            price: { amountKopecks: 69_000, period: 'за 5 ГБ' },
          },
          { name: 'Исходящие SMS', price: { amountKopecks: 1_990, period: 'за штуку' } },
        ],
      },
    },
    {
      name: 'со скидкой',
      props: {
        rows: [
          { name: 'Подключение домашнего интернета', price: { amountKopecks: 0, oldAmountKopecks: 90_000 } },
          {
            name: 'Аренда роутера',
            note: 'Wi-Fi 6, до 80 м²',
            price: { amountKopecks: 10_000, oldAmountKopecks: 15_000, period: 'в месяц' },
          },
          { name: 'Выезд мастера', price: { amountKopecks: 50_000, prefix: 'от' } },
        ],
      },
    },
  ],
});
