import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { RETAIL_REGION_QUERY } from '#schemas/gateway/headers';
import { getCatalogSection } from '#schemas/gateway/retail';
import { link } from '#schemas/values/link';
import { isAvailable, toShopCard, type ShopCard } from '#schemas/products/shop-card';
import { SHOP_SECTION_IDS } from '#schemas/products/shop-sections';
import { MAX_CARDS } from './limits';

export interface SliderData {
  cards: ShopCard[];
}

const NOTHING: SliderData = { cards: [] };

const SAMPLE_CARD: ShopCard = {
  id: '10001',
  title: 'Смартфон Ладога 12, 128\u00a0ГБ, графитовый',
  img: '',
  price: 2_499_000,
  oldPrice: 2_799_000,
  moreLinkHref: '/shop/product?id=10001',
  moreLinkText: 'Подробнее',
  isDelivery: true,
  isPickup: true,
  tooltip: { hintDelivery: 'Привезёт курьер', hintPickup: 'Можно забрать в\u00a0салоне' },
  badges: [{ id: 'mark', type: 'Хит' }],
  brand: 'Ладога',
  category: 'Телефоны',
  order: 0,
};
const SAMPLE: SliderData = {
  cards: ['10001', '10002', '10003', '10004', '10005'].map((id, order) => ({ ...SAMPLE_CARD, id, order })),
};

export const block = defineBlock({
  type: 'shop-slider',
  version: 1,
  label: 'Слайдер магазина',
  group: 'products',
  description: 'Показывает товары раздела, которые есть в\u00a0регионе, в\u00a0ряд, который пролистывают.',
  props: z.object({
    title: z
      .string()
      .trim()
      .min(1)
      .max(160)
      .describe('Заголовок; он\u00a0же называет список для читалок экрана'),
    section: z
      .enum(SHOP_SECTION_IDS)
      .default('all')
      .describe('Откуда брать товары: весь магазин, телефоны, планшеты, роутеры, часы, аксессуары'),
    maxCards: z
      .int()
      .min(1)
      .max(100)
      .default(MAX_CARDS)
      .describe('Сколько карточек показать; больше пятнадцати не\u00a0бывает'),
    link: link.optional().describe('Ссылка рядом с\u00a0заголовком: «Весь каталог»'),
  }),
  examples: [
    {
      name: 'хиты магазина',
      props: { title: 'Хиты магазина', link: { text: 'Весь каталог', url: '/shop' } },
      data: SAMPLE,
    },
    { name: 'два телефона', props: { title: 'Телефоны', section: 'phones', maxCards: 2 }, data: SAMPLE },
    { name: 'товары не\u00a0загрузились', props: { title: 'Телефоны' }, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'товары этого раздела',
      whenMissing: 'warn',
      isMet: (_props, _context, { cards }) => cards.length > 0,
    },
  ],
  load: async ({ section }, { call, region }): Promise<SliderData> => {
    const found = await call(getCatalogSection, {
      path: { id: section },
      query: { [RETAIL_REGION_QUERY]: region.code },
    });
    const cards = (found?.products ?? []).map(toShopCard).filter(isAvailable);
    return { cards: cards.slice(0, MAX_CARDS) };
  },
});
