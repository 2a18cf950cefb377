// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import type { PromoTariff } from './terms';
import View from './view';

const VARIANTS = ['default', 'detail', 'order'] as const;
type Variant = (typeof VARIANTS)[number];

const show = (variant: Variant, more: object = {}, data: PromoTariff | null = null) =>
  renderHtml(<View id="promo" props={block.props.parse({ variant, ...more })} data={data} />);
const read = (page: HTMLElement) => (page.textContent ?? '').replaceAll('\u00a0', ' ');

describe('the promotion of moving with one’s number', () => {
  test('[MNP-201] is shown in three ways', () => {
    const html = VARIANTS.map(
      (variant) => show(variant, {}, { title: 'Старт', amountKopecks: 90_000 }).innerHTML,
    );
    expect(new Set(html).size).toBe(3);
  });

  test.each(VARIANTS)('[MNP-202] [MNP-203] in the variant %s says 50% for 12 months', (variant) => {
    expect(read(show(variant))).toContain('50 % на 12 месяцев');
    expect(read(show(variant, {}, { title: 'Старт', amountKopecks: 90_000 }))).toContain(
      '50 % на 12 месяцев',
    );
  });

  test.each(VARIANTS)(
    '[MNP-204] [MNP-205] [MNP-206] in the variant %s says what is charged when',
    (variant) => {
      for (const data of [null, { title: 'Старт', amountKopecks: 90_000 }]) {
        const text = read(show(variant, {}, data));
        expect(text).toContain('Первые 15 дней — без скидки');
        expect(text).toContain('каждые 30 дней');
        expect(text).toContain('не меньше 60 дней');
      }
    },
  );

  test('reckons the sums of the tariff of its page', () => {
    const page = show('detail', {}, { title: 'Старт', amountKopecks: 90_000 });
    const sums = [...page.querySelectorAll('dd')].map((sum) => sum.textContent);
    expect(sums).toEqual(['450\u00a0₽', '450\u00a0₽', '900\u00a0₽']);
  });

  test.each(VARIANTS)(
    '[MNP-401] in the variant %s has a button only when the link is configured',
    (variant) => {
      const link = { text: 'Получить скидку', url: '/mnp/private' };
      expect(show(variant, { link }).querySelector('a')?.getAttribute('href')).toBe('/mnp/private');
      expect(show(variant).querySelector('a, button')).toBeNull();
    },
  );

  test('asks for the tariff of the page only where it shows its sums; half is off the full price', async () => {
    const answer = vi.fn(() => ({
      id: 'start',
      title: 'Старт',
      productPrice: { amount: 900, discount: 700 },
    }));
    const context = createLoadContext(answer);
    const load = (variant: Variant) => block.load?.(block.props.parse({ variant }), context);
    expect(await load('order')).toBeNull();
    expect(answer).not.toHaveBeenCalled();
    expect(await load('detail')).toEqual({ title: 'Старт', amountKopecks: 90_000 });
  });
});
