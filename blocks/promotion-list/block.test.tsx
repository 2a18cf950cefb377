// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const FILTERS = [
  { code: 'home', title: 'Для дома' },
  { code: 'sim', title: 'Связь' },
  { code: 'unused', title: 'Пусто' },
];
const CURRENT = [
  {
    id: '1',
    title: 'Роутер за рубль',
    link: '/action/router.html',
    category: 'home',
    imageLink: '/media/a.svg',
  },
  {
    id: '2',
    title: 'Первый месяц',
    link: '/action/month.html',
    category: 'sim',
    badges: [{ text: 'Хит' }],
    endDate: '2026-11-30T23:59:59+03:00',
  },
];
const OVER = [
  { id: '3', title: 'Лето', archived: true, badges: [{ type: 'archive', text: 'Акция завершена' }] },
];

async function open(given: object = {}, { search = '', hasFailed = false } = {}) {
  const asked: string[] = [];
  const answer: Answer = ({ id, empty }) => {
    asked.push(id);
    if (hasFailed) return empty;
    return id === 'action.archive' ? { actions: OVER } : { actions: CURRENT, filters: FILTERS };
  };
  const props = block.props.parse(given);
  const data = await block.load?.(props, createLoadContext(answer, { search }));
  const empty = { items: [], filters: [], filter: null };
  const page = renderHtml(<View id="list" props={props} data={data ?? empty} />);
  const titles = [...page.querySelectorAll('li :is(h2, h3)')].map((title) => title.textContent);
  const filters = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
  return { asked, page, titles, filters, text: page.textContent ?? '' };
}

describe('the list of promotions', () => {
  test('[PROMO-04] shows each with its picture, badges and the way to its page', async () => {
    const { page, titles, text } = await open();
    expect(titles).toEqual(['Роутер за рубль', 'Первый месяц']);
    expect(page.querySelector('li h2 a')?.getAttribute('href')).toBe('/action/router.html');
    expect(page.querySelectorAll('img')).toHaveLength(1);
    expect(text).toContain('Хит');
    expect(text).toContain('До\u00a030\u00a0ноября 2026\u00a0г.');
  });

  test('below a heading of its own has titles one level further down', async () => {
    const { page, titles } = await open({ title: 'Акции для дома' });
    expect(page.querySelector('h2')?.textContent).toBe('Акции для дома');
    expect(titles).toEqual(['Роутер за рубль', 'Первый месяц']);
    expect(page.querySelectorAll('li h3')).toHaveLength(2);
  });

  test('[PROMO-01] shows those of the filter in the address; one that nobody stands under is none', async () => {
    const { filters, titles } = await open({}, { search: 'filter=sim' });
    expect(filters).toEqual(['?', '?filter=home', '?filter=sim']);
    expect(titles).toEqual(['Первый месяц']);
    expect((await open({}, { search: 'filter=unused' })).titles).toHaveLength(2);
    expect((await open({}, { search: 'filter=%3Cb%3E' })).titles).toHaveLength(2);
  });

  test('[PROMO-02] of the archive shows those that are over', async () => {
    const { asked, titles, text, filters } = await open({ archive: true });
    expect(asked).toEqual(['action.archive']);
    expect([titles, filters]).toEqual([['Лето'], []]);
    expect(text).toContain('Акция завершена');
  });

  test.each([{ archive: false }, { archive: true }])(
    '[PROMO-09] is empty, and leads on, when its call fails: %j',
    async (given) => {
      const { titles, page } = await open(given, { hasFailed: true });
      expect(titles).toEqual([]);
      expect(page.querySelector('a')?.getAttribute('href')).toBe('/tariffs/all');
    },
  );
});
