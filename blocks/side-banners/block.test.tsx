// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { toProductPage } from '#blocks/ui/testing/product-page';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { sampleProduct } from '#schemas/testing/sample-product';
import { block } from './block';
import View from './view';

type Fields = Parameters<typeof sampleProduct>[0];

async function show(fields: Fields | null) {
  const props = block.props.parse({});
  const product = fields === null ? null : sampleProduct(fields);
  const data = await block.load?.(props, toProductPage(product));
  return renderHtml(<View id="banners" props={props} data={data ?? []} />);
}

describe('the side banners', () => {
  test('[TRF-258] stand beside the tariff, each with its picture, title and link', async () => {
    const banners = [
      { title: 'Кино', image: '/media/tv-card.svg', link: '/services/kino' },
      { title: 'Без ссылки', image: '/media/family-card.svg' },
    ];
    const page = await show({ banners });
    const items = [...find(page, 'aside').querySelectorAll('li')].map((item) => [
      item.textContent,
      item.querySelector('img')?.getAttribute('src'),
      item.querySelector('a')?.getAttribute('href'),
    ]);
    expect(items).toEqual([
      ['Кино', '/media/tv-card.svg', '/services/kino'],
      ['Без ссылки', '/media/family-card.svg', undefined],
    ]);
  });

  test('are not there where the operator gives none, or does not answer', async () => {
    expect((await show({ banners: [] })).innerHTML).toBe('');
    expect((await show(null)).innerHTML).toBe('');
  });
});
