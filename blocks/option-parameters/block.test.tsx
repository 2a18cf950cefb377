// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import { block } from './block';
import View from './view';

const props = block.props.parse({});

async function open(product: object | null): Promise<HTMLElement> {
  const answer = product && productSchema.parse({ id: 'net', title: 'Интернет', ...product });
  const data =
    (await block.load?.(
      props,
      createLoadContext(() => answer),
    )) ?? block.empty;
  if (data === undefined) throw new Error('no data');
  return renderHtml(<View id="terms" props={props} data={data} />);
}

const rows = (page: HTMLElement) =>
  [...page.querySelectorAll('[data-tone] li')].map((row) => (row.textContent ?? '').replace(/\s+/g, ' '));

describe('the parameters of an option', () => {
  test('are a table with the price and what is left of it, and the conditions beside it', async () => {
    const page = await open({
      productPrice: { amount: 450, discount: 405, period: '30 дней' },
      details: { showcase_params: [{ title: 'Интернет', value: 20, unit: 'ГБ' }] },
      features: [{ key: 'Что с остатком', value: 'Переходит.' }],
    });
    expect(rows(page)).toEqual([
      '20 ГБ Интернет',
      '450 ₽ за 30 дней Стоимость',
      '405 ₽ за 30 дней Со скидкой',
    ]);
    expect(find(page, 'details[open] h3').textContent).toBe('Что с остатком');
    expect(find(page, 'details').textContent).toContain('Переходит.');
  });

  test('say that a free option is free', async () => {
    expect(rows(await open({ productPrice: { amount: 0, period: '30 дней' } }))).toEqual([
      'Бесплатно Стоимость',
    ]);
  });

  test('are nothing for an option that says nothing, and for a failed call', async () => {
    expect((await open({})).innerHTML).toBe('');
    expect((await open(null)).innerHTML).toBe('');
  });
});
