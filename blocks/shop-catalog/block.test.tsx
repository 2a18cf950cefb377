// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const GOODS = Array.from({ length: 30 }, (_, index) => ({
  privateid: String(index),
  name: `Телефон ${index}`,
  brand_name: index % 2 === 0 ? 'Луч' : 'Вектор',
  price_2: 1000 + index,
  statuses: ['IM'],
}));

async function open(search = '', goods: object[] = GOODS) {
  const asked: unknown[] = [];
  const answer: Answer = ({ empty }, input) => {
    asked.push(input);
    return goods.length === 0 ? empty : { id: 'phones', products: goods };
  };
  const props = block.props.parse({ section: 'phones' });
  const context = createLoadContext(answer, { search, path: '/shop/phones' });
  const data = (await block.load?.(props, context)) ?? block.empty;
  if (data === undefined) throw new Error('the block gives nothing');
  return { page: renderHtml(<View id="catalog" props={props} data={data} />), asked };
}

describe('the catalogue', () => {
  test('[SHOP-03][SHOP-07][SHOP-114] asks for the goods of its section in the region', async () => {
    const { asked } = await open();
    expect(asked).toEqual([{ path: { id: 'phones' }, query: { region: 'moscow' } }]);
  });

  test('[SHOP-101] shows the first goods, and the way to more of them', async () => {
    const { page } = await open();
    expect(page.querySelectorAll('article')).toHaveLength(24);
    expect(page.textContent).toContain('30\u00a0товаров');
    const more = [...page.querySelectorAll('a')].find((link) => link.textContent?.includes('Показать ещё'));
    expect(more?.getAttribute('href')).toBe('/shop/phones?show=48');
    expect((await open('show=48')).page.querySelectorAll('article')).toHaveLength(30);
  });

  test('keeps what was asked in its fields', async () => {
    const { page } = await open('brand=Луч&sort=dear&from=1000');
    const valueOf = (name: string) =>
      page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value;
    expect(['q', 'brand', 'sort', 'from', 'to'].map(valueOf)).toEqual(['', 'Луч', 'dear', '1000', '']);
    expect(page.querySelector('article')?.textContent).toContain('Телефон\u00a028');
  });

  test.each([
    ['', false],
    ['q=Телефон', false],
    ['brand=Луч', true],
    ['to=2000', true],
    ['sort=dear', true],
  ])('asked «%s», its filters are unfolded: %s', async (search, isOpen) => {
    const { page } = await open(search);
    expect(page.querySelector('details')?.hasAttribute('open')).toBe(isOpen);
  });

  test('says that nothing was found, or that nothing came', async () => {
    expect((await open('q=пылесос')).page.textContent).toContain('Ничего не\u00a0нашли');
    expect((await open('', [])).page.textContent).toContain('Товары сейчас не\u00a0загрузились');
  });
});
