// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { CartLine } from '#schemas/products/cart';
import { getOrderProduct } from '#schemas/gateway/order';
import { NO_SHOP } from '#registry/visitor-shop';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const CASE: CartLine = {
  line: 'good-1',
  kind: 'good',
  id: '1',
  pack: '',
  sim: '',
  quantity: 2,
  title: 'Чехол Кромка',
  amountKopecks: 99_000,
};
const SIM: CartLine = {
  ...CASE,
  line: 'sim',
  kind: 'sim',
  id: 'start',
  sim: 'eSIM',
  quantity: 1,
  title: 'SIM',
  amountKopecks: 0,
};
const SOLD = {
  privateid: '1',
  name: 'Чехол',
  id: '1',
  title: 'Чехол Кромка',
  statuses: ['IM'],
  price_2: 990,
};

interface Given {
  lines?: CartLine[];
  /** What the operator says of each id: a product, a status of refusal, or nothing at all. */
  sold?: Record<string, object | number>;
  search?: string;
}

async function open({ lines = [CASE], sold = { '1': SOLD }, search = '' }: Given = {}) {
  const shop = { ...NO_SHOP, readLines: async () => lines, readRemoved: async () => CASE };
  const ask = async (_contract: unknown, { query }: { query: { id: string } }) => {
    const said = sold[query.id] ?? 500;
    return typeof said === 'number'
      ? { ok: false, status: said, error: { code: null, message: null } }
      : { ok: true, answer: getOrderProduct.answer.parse(said) };
  };
  const context = createLoadContext(() => null, { shop, ask: ask as never, search });
  const props = block.props.parse({});
  const data = (await block.load?.(props, context)) ?? block.empty;
  if (data === undefined) throw new Error('the block gives nothing');
  const page = renderHtml(<View id="cart" props={props} data={data} />);
  const text = page.textContent?.replaceAll('\u00a0', ' ') ?? '';
  return { page, text, order: page.querySelector('a[href="/zakaz?id=cart"]') };
}

describe('the cart', () => {
  test('[ORD-172][ORD-173] shows each line as often as it is wanted, and the total in roubles', async () => {
    const { text, order } = await open();
    expect(text).toContain('1 980 ₽');
    expect(text).toContain('990 ₽ за штуку');
    expect(text).toMatch(/2 товара1 980 ₽Итого1 980 ₽/);
    expect(order).not.toBeNull();
  });

  test('keeps the fee of a tariff out of the total', async () => {
    const sim = { ...SOLD, id: 'start', title: 'SIM', type: 'connection', price_2: 0, price: 450 };
    const { text } = await open({ lines: [SIM], sold: { start: sim } });
    expect(text).toMatch(/450 ₽ за 30 дней/);
    expect(text).toMatch(/Итого0 ₽/);
    expect(text).toContain('eSIM');
  });

  test('says that a price has changed, and counts with the new one', async () => {
    const { text } = await open({ sold: { '1': { ...SOLD, price_2: 1090 } } });
    expect(text).toContain('Чехол Кромка: было 990 ₽, стало 1 090 ₽');
    expect(text).toMatch(/Итого2 180 ₽/);
  });

  test.each([404, 409])(
    'lets what is gone (%i) be taken out, and nothing be ordered before',
    async (status) => {
      const other = { ...CASE, line: 'good-2', id: '2' };
      const { page, text, order } = await open({ lines: [CASE, other], sold: { '1': SOLD, '2': status } });
      expect(text).toContain('Сейчас этого товара нет в вашем регионе.');
      expect(text).toMatch(/Итого1 980 ₽/);
      expect(order).toBeNull();
      const clear = page.querySelector('#cart-remove-gone')?.closest('form');
      expect([...(clear?.querySelectorAll('input') ?? [])].map(({ value }) => value)).toEqual([
        'remove',
        'good-2',
      ]);
    },
  );

  test('remembers its prices while nobody can be asked, and can be ordered', async () => {
    const { text, order } = await open({ sold: {} });
    expect(text).toContain('Не получилось узнать цены и наличие');
    expect(text).toMatch(/Итого1 980 ₽/);
    expect(order).not.toBeNull();
  });

  test('sends the quantity that is wanted, and ends at one and at five', async () => {
    const { page } = await open({ lines: [{ ...CASE, quantity: 5 }] });
    const [less, more] = [...page.querySelectorAll<HTMLButtonElement>('button[name="quantity"]')];
    expect([less?.value, less?.disabled, more?.disabled]).toEqual(['4', false, true]);
    const single = await open({ lines: [{ ...CASE, quantity: 1 }] });
    expect(single.page.querySelector<HTMLButtonElement>('button[value="0"]')?.disabled).toBe(true);
  });

  test('offers to put back what was just taken out', async () => {
    const { page, text } = await open({ lines: [], search: 'removed=good-1' });
    expect(text).toContain('Убрали: Чехол Кромка');
    expect(page.querySelector('#cart-undo')?.closest('form')?.querySelector('[name="line"]')).toHaveProperty(
      'value',
      'good-1',
    );
  });

  test('that is empty leads to the shop and the tariffs', async () => {
    const { page, text } = await open({ lines: [] });
    expect(text).toContain('В корзине пока пусто');
    expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/shop',
      '/tariffs/all',
      '/orders',
    ]);
  });
});
