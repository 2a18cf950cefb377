// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="offers" props={block.props.parse(props)} data={null} />);

/** The accessible name that `aria-labelledby` gives. */
function nameOf(page: HTMLElement, element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => page.querySelector(`[id="${id}"]`)?.textContent).join(' ');
}

const link = { text: 'Подключить', url: '/tariffs/optimum' };
const tariff = {
  badge: 'Хит',
  title: 'Оптимум',
  params: [{ value: '40 ГБ', caption: 'интернет' }],
  price: { amountKopecks: 55_000, period: 'в месяц' },
  link,
};

describe('cards', () => {
  test.each(['pictures', 'compact', 'prices'] as const)('of the layout %s have one link each', (layout) => {
    const page = show({ layout, title: 'Тарифы', items: [tariff, { ...tariff, title: 'Максимум' }] });
    const cards = [...page.querySelectorAll('article')];
    expect(cards.map((card) => card.querySelectorAll('a').length)).toEqual([1, 1]);
    expect(find(page, 'article a').getAttribute('href')).toBe('/tariffs/optimum');
  });

  test.each(['pictures', 'prices'] as const)('of the layout %s name the link after the card', (layout) => {
    const page = show({ layout, items: [tariff, { ...tariff, title: 'Максимум' }] });
    const names = [...page.querySelectorAll('article a')].map((element) => nameOf(page, element));
    expect(names).toEqual(['Подключить Оптимум', 'Подключить Максимум']);
  });

  test('with prices show what is in the tariff and what it costs', () => {
    const page = show({ layout: 'prices', items: [tariff] });
    expect(page.querySelector('ul ul li')?.textContent).toBe('40 ГБ интернет');
    expect(page.textContent).toContain('550\u00a0₽ в месяц');
  });

  test('can stand without links, texts and pictures', () => {
    for (const layout of ['pictures', 'compact', 'prices'] as const) {
      const page = show({ layout, items: [{ title: 'Электроэнцефалографический' }] });
      expect(page.querySelector('a, img, p')).toBeNull();
      expect(find(page, 'h2').textContent).toBe('Электроэнцефалографический');
    }
  });

  test.each([1, 40])('are all in one list: %i', (count) => {
    const items = Array.from({ length: count }, (_, index) => ({ title: `Услуга ${index + 1}` }));
    expect(show({ title: 'Услуги', items }).querySelectorAll('li > article')).toHaveLength(count);
  });

  test('lead to all the others beside the title', () => {
    const page = show({
      title: 'Тарифы',
      link: { text: 'Все тарифы', url: '/tariffs/all' },
      items: [tariff],
    });
    expect(find(page, 'a[href="/tariffs/all"]').textContent).toBe('Все тарифы');
  });
});
