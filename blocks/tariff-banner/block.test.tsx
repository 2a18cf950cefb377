// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toProductPage } from '#blocks/ui/testing/product-page';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { sampleProduct } from '#schemas/testing/sample-product';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];
type Fields = Parameters<typeof sampleProduct>[0];

const open: Fields = {
  description: 'Самое нужное',
  productPrice: { amount: 450, period: '30 дней' },
  shopLink: '/order?tariff=start',
  connection: { sim: true },
};

async function load(fields: Fields | null, input: Input = {}) {
  const props = block.props.parse(input);
  const data = await block.load?.(props, toProductPage(fields === null ? null : sampleProduct(fields)));
  if (data === undefined) throw new Error('nothing loaded');
  return { props, data };
}

async function show(fields: Fields | null, input: Input = {}) {
  const { props, data } = await load(fields, { connectPopupId: 'connect', ...input });
  return renderHtml(<View id="top" props={props} data={data} />);
}

/** What can be seen before any script: hidden parts are left out. */
function read(page: HTMLElement): string {
  const copy = find(page, 'header');
  for (const part of copy.querySelectorAll('[hidden], dialog')) part.remove();
  return (copy.textContent ?? '').replaceAll('\u00a0', ' ');
}

afterEach(() => vi.useRealTimers());

describe('the banner of a tariff', () => {
  test('[TRF-247] is drawn in two variants, v2 unless the page says v1', async () => {
    const image = { src: '/media/hero.svg', width: 480, height: 320, alt: '' };
    const second = await show(open, { image });
    expect(find(second, 'header').dataset['tone']).toBe('soft');
    expect(second.querySelector('img')).not.toBeNull();
    const first = await show(open, { variant: 'v1', image });
    expect(find(first, 'header').dataset['tone']).toBeUndefined();
    expect(first.querySelector('img')).toBeNull();
    for (const page of [first, second]) expect(find(page, 'h1').textContent).toBe('Старт');
  });

  test("[TRF-248] has the page's breadcrumbs unless it is told not to, and says so to the shell", async () => {
    expect([...(await show(open)).querySelectorAll('nav li')].map(({ textContent }) => textContent)).toEqual([
      'Главная',
      '«Старт»',
    ]);
    expect((await show(open, { breadcrumbs: false })).querySelector('nav')).toBeNull();
    expect(block.showsBreadcrumbs?.(block.props.parse({}))).toBe(true);
    expect(block.showsBreadcrumbs?.(block.props.parse({ breadcrumbs: false }))).toBe(false);
  });

  test('[TRF-259] opens the connect window of the page, and leads to the shop where a SIM is sold', async () => {
    const page = await show(open);
    const links = [...find(page, '[data-tariff-offer]').querySelectorAll('a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.dataset['popup'],
    ]);
    expect(links.slice(0, 2)).toEqual([
      ['Подключить', '#connect', 'connect'],
      ['Выбрать', '/order?tariff=start', undefined],
    ]);
    const unsold = await show({ ...open, connection: { sim: false } });
    expect(read(unsold)).not.toContain('Выбрать');
  });

  test('gives the discount with the old price, the hint, the cashback and the badges', async () => {
    const page = await show({
      ...open,
      productPrice: { amount: 990, discount: 792, period: '30 дней' },
      badges: [
        { category: 'for_detail', code: 'hit', text: 'Хит' },
        { category: 'for_price_tooltip', title: 'Скидка', text: 'Три месяца' },
      ],
      details: { cashback: { title: 'Кешбэк', value: 10, unit: '%' } },
    });
    expect(read(page)).toMatch(/Хит.*990 ₽.*792 ₽.*за 30 дней.*Три месяца.*Кешбэк: 10 %/);
  });

  test('keeps the title of the page and a friendly line when the operator does not answer', async () => {
    const page = await show(null);
    expect(find(page, 'h1').textContent).toBe('Старт');
    expect(read(page)).toContain('Условия сейчас не загрузились');
    expect(page.querySelectorAll('[data-popup]')).toHaveLength(0);
    expect(find(await show(null, { title: 'Тот самый' }), 'h1').textContent).toBe('Тот самый');
  });
});

describe('the banner of a closed tariff', () => {
  const closed: Fields = { ...open, archive: true };

  test('[TRF-261] warns that the tariff is closed, in the words of the operator where it has some', async () => {
    expect(read(await show(closed))).toContain('Тариф закрыт для подключения');
    expect(read(await show({ ...closed, details: { alert: 'Закрыт с 2024 года' } }))).toContain(
      'Закрыт с 2024 года',
    );
    expect(read(await show(open))).not.toContain('закрыт');
  });

  test('[TRF-260] has no button that connects it, whatever the page says', async () => {
    const page = await show(closed, { portingLink: { text: 'Перенести', url: '/mnp' } });
    expect(page.querySelectorAll('[data-popup], a[href*="order"], dialog, [data-price-bar]')).toHaveLength(0);
  });
});

describe('the promotion of the price', () => {
  const at = (now: string) => vi.useFakeTimers({ now: Date.parse(now) });

  test('[TRF-263] is on until its last day, and says so without scripts', async () => {
    at('2026-12-01T12:00:00+03:00');
    const page = await show(open, { promotion: { endDate: '2026-12-20' } });
    expect(read(page)).toContain('Акция действует до 20 декабря 2026 г. включительно');
    expect(read(page)).not.toContain('До конца акции осталось');
    const own = { promotion: { endDate: '2026-12-20' }, promotionText: 'Цена до {date}' };
    expect(read(await show(open, own))).toContain('Цена до 20 декабря 2026 г.');
  });

  test('is not spoken of when it is over, or the tariff is closed', async () => {
    at('2026-12-21T00:00:00+03:00');
    const promotion = { endDate: '2026-12-20' };
    expect((await show(open, { promotion })).querySelector('[data-promotion]')).toBeNull();
    at('2026-12-01T12:00:00+03:00');
    expect(
      (await show({ ...open, archive: true }, { promotion })).querySelector('[data-promotion]'),
    ).toBeNull();
  });
});

describe('the structured data', () => {
  const seo = { toAbsolute: (url: string) => `https://moscow.site.test${url}` };

  test('are the tariff as it is shown: the price is the one that can be read', async () => {
    const fields = { ...open, productPrice: { amount: 1990, discount: 1592, period: '30 дней' } };
    const { props, data } = await load(fields);
    expect(block.seo?.(props, data, seo)).toEqual({
      '@type': 'Product',
      name: 'Старт',
      description: 'Самое нужное',
      offers: {
        '@type': 'Offer',
        url: 'https://moscow.site.test/tariffs/all/start',
        price: 1592,
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
      },
    });
    expect(read(await show(fields))).toContain('1 592 ₽');
  });

  test('offer neither a closed tariff nor one without a price, and say nothing without an answer', async () => {
    for (const fields of [{ ...open, archive: true }, { description: 'Самое нужное' }]) {
      const { props, data } = await load(fields);
      expect(block.seo?.(props, data, seo)).not.toHaveProperty('offers');
    }
    const { props, data } = await load(null);
    expect(block.seo?.(props, data, seo)).toBeNull();
  });
});
