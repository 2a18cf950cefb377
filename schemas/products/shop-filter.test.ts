import { describe, expect, test } from 'vitest';
import { toShopCard } from './shop-card';
import { filterCards } from './shop-filter';
import { readShopQuestion, toShopQuery } from './shop-question';

const read = (search: string) => readShopQuestion(new URLSearchParams(search));
const toCard = (id: string, name: string, price: number | undefined, more: object = {}) =>
  toShopCard({ privateid: id, name, price_2: price, statuses: ['IM'], ...more }, Number(id));

const CARDS = [
  toCard('1', 'Смартфон Звёздный', 20_000, { brand_name: 'Луч' }),
  toCard('2', 'Смартфон Малый', 9_000, { brand_name: 'Вектор' }),
  toCard('3', 'Чехол Малый', 900, { brand_name: 'Кромка', statuses: [] }),
  toCard('4', 'Роутер', undefined, { brand_name: 'Луч', statuses: ['CCM'] }),
];
const find = (search: string) => filterCards(CARDS, read(search)).map(({ id }) => id);

describe('the goods that a visitor looks for', () => {
  test('stand in the order of the shop, what the region does not have last', () => {
    expect(find('')).toEqual(['1', '2', '4', '3']);
    expect(find('sort=cheap')).toEqual(['4', '2', '1', '3']);
    expect(find('sort=dear')).toEqual(['1', '2', '4', '3']);
  });

  test('are found by all words in any letter case, by brand, and by price', () => {
    expect(find('q=звездный СМАРТ')).toEqual(['1']);
    expect(find('q=.*')).toEqual([]);
    expect(find('brand=Луч')).toEqual(['1', '4']);
    expect(find('from=900&to=9000')).toEqual(['2', '3']);
  });

  test.each(['from=-1', 'from=abc', 'to=1e9', 'to=99999999999999', 'sort=constructor', 'show=0', 'show=x'])(
    'are all there when the address says nothing that makes sense: %s',
    (search) => {
      expect(find(search)).toHaveLength(CARDS.length);
      expect(read(search).shown).toBe(24);
    },
  );
});

test('a question has one address', () => {
  expect(toShopQuery(read(''))).toBe('');
  const search = '?q=%D0%B4%D0%BE%D0%BC&brand=A&from=1&to=2&sort=cheap&show=48';
  expect(toShopQuery(read(search))).toBe(search);
});

test('[SHOP-103][SHOP-105][SHOP-106][SHOP-111] a product is a card, with prices that make sense and a picture of this site', () => {
  const product = {
    privateid: '10001',
    name: 'Смартфон',
    brand_name: 'Луч',
    groupname: 'Телефоны',
    statuses: ['IM', 'CCM'],
    price_2: 100,
    price_old: 120,
    img: '/sandbox/devices/phone-mint-3.svg',
    badges: [{ id: 'mark', type: 'Хит' }],
  };
  expect(toShopCard(product, 3)).toEqual({
    id: '10001',
    title: 'Смартфон',
    img: '/sandbox/devices/phone-mint-3.svg',
    price: 10_000,
    oldPrice: 12_000,
    moreLinkHref: '/shop/product?id=10001',
    moreLinkText: 'Подробнее',
    isDelivery: true,
    isPickup: true,
    tooltip: { hintDelivery: 'Привезёт курьер', hintPickup: 'Можно забрать в\u00a0салоне' },
    badges: [{ id: 'mark', type: 'Хит' }],
    brand: 'Луч',
    category: 'Телефоны',
    order: 3,
  });
  const strange = { ...product, img: 'https://elsewhere.test/x.svg', price_old: 90, statuses: [] };
  expect(toShopCard(strange, 0)).toMatchObject({
    img: '',
    oldPrice: null,
    isDelivery: false,
    isPickup: false,
  });
});
