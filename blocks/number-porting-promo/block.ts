import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getTariff } from '#schemas/gateway/tariffs';
import { toProductPrice } from '#schemas/products/price';
import { link } from '#schemas/values/link';
import type { PromoTariff } from './terms';

const NO_TARIFF: PromoTariff | null = null;

export const block = defineBlock({
  type: 'number-porting-promo',
  version: 1,
  label: 'Скидка за перенос номера',
  group: 'products',
  description: 'Рассказывает об условиях скидки для тех, кто переходит со своим номером.',
  staysInside: true,
  props: z.object({
    variant: z
      .enum(['default', 'detail', 'order'])
      .default('default')
      .describe('Вид: на витрине, на странице тарифа с расчётом по его цене, при оформлении заказа'),
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок вместо обычного'),
    link: link.optional().describe('Непубличная ссылка на перенос номера; без неё кнопки нет'),
  }),
  examples: [
    {
      name: 'на витрине',
      props: { link: { text: 'Перейти со\u00a0своим номером', url: '/mnp' } },
    },
    {
      name: 'на странице тарифа',
      props: { variant: 'detail' as const, link: { text: 'Получить скидку', url: '/mnp' } },
      data: { title: 'Без лимита', amountKopecks: 99_000 },
    },
    { name: 'на странице тарифа без цены', props: { variant: 'detail' as const }, data: NO_TARIFF },
    { name: 'при оформлении', props: { variant: 'order' as const } },
  ],
  empty: NO_TARIFF,
  requires: [
    {
      name: 'data',
      label: 'тариф этой страницы у\u00a0оператора',
      whenMissing: 'warn',
      isMet: ({ variant }, _context, tariff: PromoTariff | null) => variant !== 'detail' || tariff !== null,
    },
  ],
  /** The tariff of the page, for the sums of the variant that shows them. */
  load: async ({ variant }, { call, page }) => {
    if (variant !== 'detail' || page.uuid === null) return NO_TARIFF;
    const product = await call(getTariff, { query: { uuid: page.uuid } });
    const price = product === null ? null : toProductPrice(product);
    if (product === null || price === null) return NO_TARIFF;
    // Discounts do not add up: half is taken off the full price.
    return { title: product.title, amountKopecks: price.oldAmountKopecks ?? price.amountKopecks };
  },
});
