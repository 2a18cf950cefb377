// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { KeptOrder } from '#schemas/products/kept-order';
import { NO_SHOP } from '#registry/visitor-shop';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const ORDER: KeptOrder = {
  number: '2000001',
  at: Date.UTC(2026, 10, 23, 22, 30),
  lines: [{ id: 'good-1', title: 'Чехол Кромка, 2 шт.', amountKopecks: 198_000 }],
  totalKopecks: 198_000,
  monthlyKopecks: null,
  kind: 'self',
  salon: { title: 'Салон', address: 'ул. Садовая, 1', city: 'Москва', worktime: '10:00–21:00' },
  date: '',
  interval: '',
  hasSim: false,
  keptDays: 7,
};

async function open(orders: KeptOrder[]) {
  const shop = { ...NO_SHOP, readOrders: async () => orders };
  const props = block.props.parse({});
  const data =
    (await block.load?.(
      props,
      createLoadContext(() => null, { shop }),
    )) ?? block.empty;
  if (data === undefined) throw new Error('the block gives nothing');
  const page = renderHtml(<View id="orders" props={props} data={data} />);
  return { page, text: page.textContent?.replaceAll('\u00a0', ' ') ?? '' };
}

describe('what a visitor has ordered', () => {
  test('[ORD-168] is shown with its salon, its sum and how long it waits', async () => {
    const { page, text } = await open([ORDER]);
    // Half past one in the night of Moscow.
    for (const words of ['Заказ 2000001', '24 ноября 2026 г.', 'ул. Садовая, 1', '1 980 ₽', '7 дней'])
      expect(text).toContain(words);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/orders/calendar?number=2000001');
  });

  test('[ORD-169] a SIM waits for thirty days, and wants a passport', async () => {
    const { text } = await open([{ ...ORDER, hasSim: true, keptDays: 30 }]);
    expect(text).toMatch(/подождёт вас 30 дней.*паспорт/);
  });

  test('a delivery has its day and hours', async () => {
    const { text } = await open([
      { ...ORDER, kind: 'courier', salon: null, date: '2026-12-01', interval: '10:00–14:00' },
    ]);
    expect(text).toMatch(/Курьер.*1 декабря, 10:00–14:00/);
  });

  test('[ORD-170] a delivery without hours is agreed on by phone', async () => {
    const { text } = await open([{ ...ORDER, kind: 'courier', salon: null }]);
    expect(text).toContain('Оператор позвонит, чтобы согласовать время доставки');
  });

  test('is nothing for who has ordered nothing', async () => {
    expect((await open([])).text).toContain('Здесь появятся ваши заказы');
  });
});
