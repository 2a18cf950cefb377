// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import { block } from './block';
import View from './view';

const SEO = { toAbsolute: (url: string) => new URL(url, 'https://moscow.site.test').href };
const SHIELD = {
  id: 'shield',
  title: 'Защита',
  description: 'Блокирует звонки',
  productPrice: { amount: 149, discount: 104, period: '30 дней' },
};

async function open(product: object | null, given: object = {}) {
  const props = block.props.parse({ connectPopupId: 'connect', ...given });
  const page = {
    uuid: '1',
    title: 'Услуга',
    struct_title: 'Защита от мошенников',
    breadcrumbs: [{ title: 'Услуги', url: '/services' }],
  };
  const answer = product && productSchema.parse(product);
  const context = createLoadContext(() => answer, { page, path: '/services/shield.html' });
  const data = (await block.load?.(props, context)) ?? block.empty;
  if (data === undefined) throw new Error('no data');
  return {
    page: renderHtml(<View id="top" props={props} data={data} />),
    offer: block.seo?.(props, data, SEO) ?? null,
  };
}

const wordsOf = (page: HTMLElement) => (page.textContent ?? '').replace(/\s/g, ' ');

describe('the banner of an option', () => {
  test('says title, text, price with the discount and the way to connect', async () => {
    const { page } = await open(SHIELD);
    expect(find(page, 'h1').textContent).toBe('Защита');
    expect(wordsOf(page)).toContain('Блокирует звонки');
    expect(find(page, 's').textContent).toContain('149');
    expect(wordsOf(page)).toContain('104 ₽ за 30 дней');
    const button = find(page, 'a[data-popup="connect"]');
    expect([button.getAttribute('href'), button.textContent]).toEqual(['#connect', 'Подключить']);
    expect(find(page, 'nav a').getAttribute('href')).toBe('/services');
  });

  test('offers in its structured data exactly the price that is shown', async () => {
    const { page, offer } = await open(SHIELD);
    expect(offer).toMatchObject({
      '@type': 'Offer',
      name: 'Защита',
      price: 104,
      priceCurrency: 'RUB',
      url: 'https://moscow.site.test/services/shield.html',
    });
    expect(wordsOf(page)).toContain(`${String(offer?.['price'])} ₽`);
  });

  test('[OPT-101] [OPT-233] calls an option that costs 0 free, and offers it for 0', async () => {
    const { page, offer } = await open({
      id: 'zero',
      title: 'Связь при нуле',
      productPrice: { amount: 0, period: '30 дней' },
    });
    expect(wordsOf(page)).toContain('Бесплатно');
    expect(wordsOf(page)).not.toContain('за 30 дней');
    expect(offer).toMatchObject({ price: 0 });
  });

  test('of an archived option says that it is closed, connects nothing and offers nothing', async () => {
    const { page, offer } = await open({ ...SHIELD, archive: true });
    expect(wordsOf(page)).toContain('Опция закрыта для подключения');
    expect(page.querySelector('[data-popup]')).toBeNull();
    expect(offer).toBeNull();
  });

  test('does without price, text and button', async () => {
    const { page, offer } = await open({ id: 'x', title: 'Без цены' }, { connectPopupId: undefined });
    expect(page.querySelectorAll('p')).toHaveLength(0);
    expect(offer).toBeNull();
  });

  test('shows the name of the page when the operator is silent', async () => {
    const { page } = await open(null, { breadcrumbs: false });
    expect(find(page, 'h1').textContent).toBe('Защита от мошенников');
    expect(page.querySelector('nav, [data-popup]')).toBeNull();
  });
});
