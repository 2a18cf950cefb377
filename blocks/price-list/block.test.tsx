// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="prices" props={block.props.parse(props)} data={null} />);
const call = { name: 'Звонок', note: 'В Россию', price: { amountKopecks: 2_550, period: 'за минуту' } };

describe('price-list', () => {
  test('is a table whose rows are named by what is paid for', () => {
    const page = show({ title: 'Цены', rows: [call] });
    const table = find(page, 'table');
    expect(find(page, `[id="${table.getAttribute('aria-labelledby')}"]`).textContent).toBe('Цены');
    expect(find(page, 'tbody th').getAttribute('scope')).toBe('row');
    expect(find(page, 'tbody th').textContent).toContain('Звонок');
    expect(find(page, 'tbody td').textContent).toBe('25,50\u00a0₽за минуту');
  });

  test('says «Бесплатно» for nothing', () => {
    expect(find(show({ rows: [{ name: 'Приём', price: { amountKopecks: 0 } }] }), 'td').textContent).toBe(
      'Бесплатно',
    );
  });

  test('shows what it cost before', () => {
    const price = { amountKopecks: 0, oldAmountKopecks: 90_000 };
    expect(find(show({ rows: [{ name: 'Подключение', price }] }), 'td s').textContent).toContain(
      '900\u00a0₽',
    );
  });

  test.each([1, 40])('has a row for each of %i', (count) => {
    const rows = Array.from({ length: count }, () => call);
    expect(show({ rows }).querySelectorAll('tbody tr')).toHaveLength(count);
  });
});
