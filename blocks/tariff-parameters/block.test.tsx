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
  const data = await block.load?.(props, toProductPage(fields === null ? null : sampleProduct(fields)));
  return renderHtml(<View id="parameters" props={props} data={data ?? null} />);
}

const readRows = (table: Element) =>
  [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')),
  );

const calls = { param: 'calls', title: 'Звонки', value: 300, unit: 'минут' };

describe('the parameters of a tariff', () => {
  test('[TRF-252] are a table of what is in it, the price in its last row', async () => {
    const page = await show({
      baseParams: [
        calls,
        { title: 'Интернет', value: 10, unit: 'ГБ', caption: 'Остаток ваш', footnote: 'Всегда' },
      ],
      baseParamsHint: 'По всей России',
      productPrice: { amount: 990, discount: 792, period: '30 дней' },
    });
    expect(readRows(find(page, 'table'))).toEqual([
      ['Звонки', '300 минут'],
      ['Интернет Остаток ваш Всегда', '10 ГБ'],
      ['Абонентская плата', 'старая цена 990 ₽ 792 ₽ за 30 дней'],
    ]);
    expect(page.textContent).toContain('По всей России');
    expect(find(page, 'table').getAttribute('aria-labelledby')).toBe('parameters-title');
  });

  test('[TRF-252] [TRF-412] have a table under the title of each block', async () => {
    const page = await show({
      baseParams: [calls],
      details: {
        additional_params: [{ title: 'В поездках', children: [{ title: 'По России', value: 'Как дома' }] }],
      },
    });
    const [, second] = page.querySelectorAll('table');
    expect(readRows(second ?? page)).toEqual([['По России', 'Как дома']]);
    expect(find(page, 'h3').textContent).toBe('В поездках');
  });

  test('without a price have no row for it', async () => {
    expect(readRows(await show({ baseParams: [calls] }))).toEqual([['Звонки', '300 минут']]);
  });

  test('are not there when the operator does not answer, or says nothing of the tariff', async () => {
    expect((await show(null)).innerHTML).toBe('');
    expect((await show({})).innerHTML).toBe('');
  });
});
