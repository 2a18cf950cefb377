import * as z from 'zod';
import { defineBlock, type LoadContext } from '#registry/define-block';
import { RETAIL_REGION_QUERY } from '#schemas/gateway/headers';
import { getCatalogSection, getRetailProduct, getRetailRegions, getShops } from '#schemas/gateway/retail';
import { findShopId, toDeliveries, toSalons, type Delivery } from '#schemas/products/receiving';
import {
  isAvailable,
  toProductHref,
  toShopCard,
  type RetailProduct,
  type ShopCard,
} from '#schemas/products/shop-card';

/** A colour or a memory that the model has as well. */
export interface Variant {
  text: string;
  href: string;
  isCurrent: boolean;
}

export interface ProductData {
  /** Null for an address that names no product. */
  card: ShopCard | null;
  params: { title: string; value: string }[];
  colours: Variant[];
  memories: { memory: number; href: string; isCurrent: boolean }[];
  deliveries: Delivery[];
  salons: number;
  /** Where «Купить» leads. */
  buyHref: string;
  /** What there is where this one is not; else what goes with it. */
  others: ShopCard[];
}

const NOTHING: ProductData = {
  card: null,
  params: [],
  colours: [],
  memories: [],
  deliveries: [],
  salons: 0,
  buyHref: '/shop',
  others: [],
};

const MOST_OTHERS = 4;
const MAX_ID = 100;

type Context = Pick<LoadContext, 'call' | 'query' | 'region'>;

/** The product that the address names (SHOP-01, SHOP-102), with how it is received in the visitor's region. */
async function loadProduct({ call, query, region }: Context): Promise<ProductData> {
  const id = (query.get('id') ?? '').slice(0, MAX_ID);
  const pack = (query.get('pack') ?? '').slice(0, MAX_ID);
  if (id === '') return NOTHING;
  const inRegion = { [RETAIL_REGION_QUERY]: region.code };
  const [product, regions] = await Promise.all([
    call(getRetailProduct, { path: { id }, query: inRegion }),
    call(getRetailRegions, { query: inRegion }),
  ]);
  if (product === null) return NOTHING;
  const card = toShopCard(product, 0);
  const shopId = findShopId(regions, region.code);
  const section = isAvailable(card) ? 'accessories' : (product.section ?? 'all');
  const [shops, listed] = await Promise.all([
    shopId === undefined ? getShops.empty : call(getShops, { path: { a: shopId, b: id }, query: inRegion }),
    call(getCatalogSection, { path: { id: section }, query: inRegion }),
  ]);
  return {
    card,
    params: (product.params ?? []).map(({ title, value }) => ({ title, value })),
    ...toVariants(product),
    deliveries: card.isDelivery ? toDeliveries(shops) : [],
    salons: card.isPickup ? toSalons(shops).length : 0,
    buyHref: `/zakaz?${new URLSearchParams({ id, ...(pack !== '' && { pack }) })}`,
    others: toOthers(card, (listed?.products ?? []).map(toShopCard)),
  };
}

/** Of each colour the one with this memory, of each memory the one in this colour. */
function toVariants({ privateid, color, memory, variants = [] }: RetailProduct) {
  const ofMemory = variants.filter((one) => one.memory === memory);
  const ofColour = variants.filter((one) => one.color === color);
  return {
    colours: ofMemory.map(({ id, color_title = '' }) => ({
      text: color_title,
      href: toProductHref(id),
      isCurrent: id === privateid,
    })),
    memories: ofColour.flatMap(({ id, memory: its }) =>
      its === undefined ? [] : [{ memory: its, href: toProductHref(id), isCurrent: id === privateid }],
    ),
  };
}

/** The nearest in price that the region has; no model twice. */
function toOthers(card: ShopCard, cards: readonly ShopCard[]): ShopCard[] {
  const distance = (one: ShopCard) => Math.abs((one.price ?? 0) - (card.price ?? 0));
  const offered = cards.filter((one) => one.id !== card.id && isAvailable(one));
  const nearest = offered.toSorted(
    (one, other) => distance(one) - distance(other) || one.order - other.order,
  );
  const pictures = new Set<string>();
  const different = nearest.filter(({ img, title }) => {
    const model = img.replace(/-[a-z]+-(?=\d\.svg$)/, '-') + title.split(',')[0];
    if (pictures.has(model)) return false;
    pictures.add(model);
    return true;
  });
  return different.slice(0, MOST_OTHERS);
}

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
const SAMPLE: ProductData = {
  card: SAMPLE_CARD,
  params: [
    { title: 'Экран', value: '6,5\u00a0дюйма' },
    { title: 'Память', value: '128\u00a0ГБ' },
  ],
  colours: [
    { text: 'графитовый', href: '/shop/product?id=10001', isCurrent: true },
    { text: 'белый', href: '/shop/product?id=10002', isCurrent: false },
  ],
  memories: [
    { memory: 128, href: '/shop/product?id=10001', isCurrent: true },
    { memory: 1024, href: '/shop/product?id=10009', isCurrent: false },
  ],
  deliveries: [
    { kind: 'courier', amountKopecks: 0 },
    { kind: 'cse', amountKopecks: 30_000 },
  ],
  salons: 12,
  buyHref: '/zakaz?id=10001',
  others: [{ ...SAMPLE_CARD, id: '10120', title: 'Чехол Кромка, белый', price: 99_000, oldPrice: null }],
};
const ABSENT: ShopCard = { ...SAMPLE_CARD, isDelivery: false, isPickup: false };

export const block = defineBlock({
  type: 'shop-product',
  version: 1,
  label: 'Товар магазина',
  group: 'products',
  description:
    'Показывает товар из\u00a0адреса страницы: варианты, характеристики, цену и\u00a0как получить его в\u00a0регионе.',
  props: z.object({
    buttonText: z.string().trim().min(1).max(40).default('Купить').describe('Текст кнопки'),
  }),
  examples: [
    { name: 'есть в\u00a0регионе', props: {}, data: SAMPLE },
    {
      name: 'нет в\u00a0регионе',
      props: {},
      data: { ...SAMPLE, card: ABSENT, deliveries: [], salons: 0 },
    },
    { name: 'товар не\u00a0выбран', props: {}, data: NOTHING },
  ],
  empty: NOTHING,
  requires: [],
  load: (_props, context) => loadProduct(context),
  seo: (_props, { card }, { toAbsolute }) =>
    card === null || card.price === null
      ? null
      : {
          '@type': 'Product',
          name: card.title,
          ...(card.img !== '' && { image: toAbsolute(card.img) }),
          ...(card.brand !== '' && { brand: { '@type': 'Brand', name: card.brand } }),
          offers: {
            '@type': 'Offer',
            url: toAbsolute(card.moreLinkHref),
            price: card.price / KOPECKS,
            priceCurrency: 'RUB',
            availability: `https://schema.org/${isAvailable(card) ? 'InStock' : 'OutOfStock'}`,
          },
        },
});

const KOPECKS = 100;
