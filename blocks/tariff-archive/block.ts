import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import type { Product } from '#schemas/gateway/entities/product';
import { getArchivedTariffs } from '#schemas/gateway/tariffs';
import { NO_FEE } from '#schemas/products/no-fee';
import { toTariffFee } from '#schemas/products/tariff-fee';
import { toText } from '#schemas/products/text';
import { isSafeUrl } from '#schemas/values/safe-url';
import { SHORT_ARCHIVE, type ArchivedProduct } from '#blocks/ui/archive/archived-product';

const NOTHING: ArchivedProduct[] = [];

function toArchived(product: Product): ArchivedProduct {
  const { id, title, link, description } = product;
  return {
    id,
    title: toText(title) || id,
    text: toText(description),
    url: link !== undefined && isSafeUrl(link) ? link : null,
    ...toTariffFee(product),
  };
}

const summer: ArchivedProduct = {
  id: 'leto',
  title: 'Лето 2024',
  url: '/tariffs/archive/leto-2024',
  text: '30 ГБ и 500 минут, закрыт с 1 сентября 2024 года',
  price: { amountKopecks: 49_000, period: 'за\u00a030\u00a0дней' },
  priceText: '',
};

const NAMES = ['Лето', 'Лёгкий', 'Единый', 'Ёлка', 'Зимний', '«Космос»', '15 рублей', 'Семейный круг'];

export const block = defineBlock({
  type: 'tariff-archive',
  version: 1,
  label: 'Архив тарифов',
  group: 'products',
  description: 'Перечисляет тарифы, закрытые для подключения, и ведёт на их страницы.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
  }),
  examples: [
    {
      name: 'три тарифа',
      props: { title: 'Закрытые тарифы' },
      data: [
        summer,
        {
          ...summer,
          id: 'legkij',
          title: 'Лёгкий',
          text: 'Оплата по факту',
          price: null,
          priceText: NO_FEE,
        },
        { ...summer, id: 'old', title: 'Без цены и страницы', text: '', url: null, price: null },
      ],
    },
    {
      name: 'длинный архив',
      props: {},
      data: Array.from({ length: SHORT_ARCHIVE * 2 }, (_, index) => ({
        ...summer,
        id: `old-${index}`,
        title: `${NAMES[index % NAMES.length] ?? 'Тариф'} ${2010 + index}`,
      })),
    },
    { name: 'архив пуст', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'закрытые тарифы',
      whenMissing: 'warn',
      isMet: (_props, _context, closed) => closed.length > 0,
    },
  ],
  load: async (_props, { call, page }) => {
    if (page.uuid === null) return NOTHING;
    return (await call(getArchivedTariffs, { query: { uuid: page.uuid } })).map(toArchived);
  },
});
