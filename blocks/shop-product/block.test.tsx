// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const PHONE = {
  privateid: '10001',
  name: 'Смартфон Луч, белый',
  brand_name: 'Луч',
  section: 'phones',
  statuses: ['IM', 'CCM'],
  price_2: 15_990,
  price_old: 18_990,
  color: 'white',
  memory: 128,
  params: [{ title: 'Экран', value: '6 дюймов' }],
  variants: [
    { id: '10001', color: 'white', color_title: 'белый', memory: 128 },
    { id: '10002', color: 'mint', color_title: 'мятный', memory: 128 },
    { id: '10003', color: 'white', color_title: 'белый', memory: 256 },
  ],
};
const other = (privateid: string, name: string, price_2: number, statuses = ['IM']) => ({
  privateid,
  name,
  price_2,
  statuses,
});

async function open(search: string, product: object | null = PHONE) {
  const asked: string[] = [];
  const answer: Answer = ({ id, empty }, input) => {
    const { path = {} } = Object(input);
    asked.push([id, ...Object.values(path)].join(' '));
    if (id === 'retail.product') return product;
    if (id === 'retail.regions') return [{ id: '1', title: 'Москва', prefix: 'moscow', shop_id: '101' }];
    if (id === 'retail.shops') {
      return {
        shops: { '7': { section_type: 2, productId: '10001', title: 'Салон' } },
        deliveries: [{ delivery_id: '1' }, { delivery_id: '3', price: 300 }],
        branches: [],
      };
    }
    if (id !== 'retail.catalog') return empty;
    const products = [
      other('1', 'Далёкий', 90_000),
      other('2', 'Близкий', 16_000),
      other('3', 'Нет', 15_990, []),
    ];
    return { id: 'all', products };
  };
  const props = block.props.parse({});
  const data = (await block.load?.(props, createLoadContext(answer, { search }))) ?? block.empty;
  if (data === undefined) throw new Error('the block gives nothing');
  const page = renderHtml(<View id="product" props={props} data={data} />);
  const hrefOf = (text: string) =>
    [...page.querySelectorAll('a')].find((link) => link.textContent?.trim() === text)?.getAttribute('href');
  const titles = [...page.querySelectorAll('article h3')].map((title) => title.textContent);
  const seo = block.seo?.(props, data, { toAbsolute: (url) => `https://site.test${url}` });
  return { page, text: page.textContent ?? '', asked, hrefOf, titles, seo };
}

describe('the page of a good', () => {
  test('[SHOP-01][SHOP-04][SHOP-06][SHOP-102][SHOP-115][SHOP-117] asks for what its address names, and where it is had', async () => {
    const { asked, hrefOf } = await open('id=10001&pack=20');
    expect(asked).toEqual(
      expect.arrayContaining([
        'retail.product 10001',
        'retail.shops 101 10001',
        'retail.catalog accessories',
      ]),
    );
    expect(hrefOf('Купить')).toBe('/zakaz?id=10001&pack=20');
  });

  test('has the other colours in this memory, and the other memories in this colour', async () => {
    const { hrefOf } = await open('id=10001');
    expect(hrefOf('мятный')).toBe('/shop/product?id=10002');
    expect(hrefOf('256\u00a0ГБ')).toBe('/shop/product?id=10003');
  });

  test('[SHOP-104][SHOP-109] says how it is received in this region', async () => {
    const { text } = await open('id=10001');
    expect(text).toContain('Курьер привезёт в\u00a0удобный день, бесплатно');
    expect(text).toContain('Привезёт служба доставки, 300\u00a0₽');
    expect(text).toMatch(/Забрать сегодня: 1\sсалон, соберём за\s30\sминут, подождёт 7\sдней/);
  });

  test('tells search engines the price that it shows', async () => {
    const { text, seo } = await open('id=10001');
    expect(text).toContain('15\u00a0990\u00a0₽');
    expect(seo).toMatchObject({
      '@type': 'Product',
      offers: { price: 15_990, priceCurrency: 'RUB', availability: 'https://schema.org/InStock' },
    });
  });

  test('[ORD-166] of one that the region does not have offers the nearest that it has, and no button', async () => {
    const { text, hrefOf, titles, seo } = await open('id=10001', { ...PHONE, statuses: [] });
    expect(text).toContain('Сейчас этого товара нет в\u00a0вашем регионе.');
    expect(hrefOf('Купить')).toBeUndefined();
    expect(titles).toEqual(['Близкий', 'Далёкий']);
    expect(seo).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  test.each(['', 'id=99999'])('leads back to the shop where there is none: «%s»', async (search) => {
    const { hrefOf, seo } = await open(search, null);
    expect([hrefOf('В\u00a0магазин'), seo]).toEqual(['/shop', null]);
  });
});
