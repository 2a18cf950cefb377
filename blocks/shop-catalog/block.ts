import * as z from 'zod';
import { defineBlock } from '#registry/define-block';
import { getCatalogSection } from '#schemas/gateway/retail';
import { RETAIL_REGION_QUERY } from '#schemas/gateway/headers';
import { toShopCard, type ShopCard } from '#schemas/products/shop-card';
import { filterCards } from '#schemas/products/shop-filter';
import { PAGE_SIZE, readShopQuestion, type ShopQuestion } from '#schemas/products/shop-question';
import { SHOP_SECTION_IDS } from '#schemas/products/shop-sections';

export interface CatalogData {
  /** The path of the page: other filters lead to it. */
  path: string;
  question: ShopQuestion;
  brands: string[];
  /** Those that are shown, and how many were found. */
  cards: ShopCard[];
  found: number;
  /** How many the section has. */
  total: number;
}

const NO_QUESTION: ShopQuestion = {
  query: '',
  brand: '',
  from: null,
  to: null,
  sort: 'popular',
  shown: PAGE_SIZE,
};
const NOTHING: CatalogData = {
  path: '/shop',
  question: NO_QUESTION,
  brands: [],
  cards: [],
  found: 0,
  total: 0,
};

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
const CARDS: ShopCard[] = [
  SAMPLE_CARD,
  { ...SAMPLE_CARD, id: '10002', oldPrice: null, badges: [], isDelivery: false, order: 1 },
  { ...SAMPLE_CARD, id: '10003', isDelivery: false, isPickup: false, price: null, oldPrice: null, order: 2 },
];
const SAMPLE: CatalogData = {
  ...NOTHING,
  brands: ['Вектор', 'Ладога'],
  cards: CARDS,
  found: CARDS.length,
  total: CARDS.length,
};

export const block = defineBlock({
  type: 'shop-catalog',
  version: 1,
  label: 'Каталог магазина',
  group: 'products',
  description:
    'Показывает товары раздела: с\u00a0поиском, фильтрами по\u00a0бренду и\u00a0цене и\u00a0сортировкой.',
  props: z.object({
    title: z.string().trim().min(1).max(160).optional().describe('Заголовок'),
    section: z
      .enum(SHOP_SECTION_IDS)
      .default('all')
      .describe('Какой раздел показывать: весь магазин, телефоны, планшеты, роутеры, часы, аксессуары'),
  }),
  examples: [
    { name: 'весь магазин', props: { title: 'Магазин' }, data: SAMPLE },
    { name: 'есть ещё', props: { section: 'phones' }, data: { ...SAMPLE, found: 60, total: 60 } },
    {
      name: 'ничего не\u00a0нашлось',
      props: {},
      data: { ...SAMPLE, cards: [], found: 0, question: { ...NO_QUESTION, query: 'пылесос', from: 100 } },
    },
    { name: 'товары не\u00a0загрузились', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [
    {
      name: 'data',
      label: 'товары этого раздела',
      whenMissing: 'warn',
      isMet: (_props, _context, { total }) => total > 0,
    },
  ],
  load: async ({ section }, { call, path, query, region }): Promise<CatalogData> => {
    const question = readShopQuestion(query);
    const found = await call(getCatalogSection, {
      path: { id: section },
      query: { [RETAIL_REGION_QUERY]: region.code },
    });
    const all = (found?.products ?? []).map(toShopCard);
    const cards = filterCards(all, question);
    return {
      path,
      question,
      brands: [...new Set(all.map(({ brand }) => brand))].filter((brand) => brand !== '').toSorted(),
      cards: cards.slice(0, question.shown),
      found: cards.length,
      total: all.length,
    };
  },
  seo: (_props, { cards }, { toAbsolute }) =>
    cards.length === 0
      ? null
      : {
          '@type': 'ItemList',
          itemListElement: cards.map(({ title, moreLinkHref }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: title,
            url: toAbsolute(moreLinkHref),
          })),
        },
});
