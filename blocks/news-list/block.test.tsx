// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import type { Audience } from '#schemas/page';
import { block } from './block';
import { loadNews, NO_NEWS } from './load-news';
import View from './view';

const YEARS = [
  { year: 2026, months: [11, 3] },
  { year: 2025, months: [12] },
];

/** An operator with 24 news of two years; what it was asked goes into `asked`. */
function startOperator(asked: Record<string, unknown>[], hasFailed = false): Answer {
  return ({ id, empty }, input) => {
    const { query = {} } = Object(input);
    if (id.endsWith('.list')) asked.push({ id, ...query });
    if (hasFailed) return empty;
    if (id.endsWith('.tabs')) return { years: YEARS };
    return { news: [{ title: 'Новость', date: '2026-03-09', link: '/news/one' }], total: 24, pages: 3 };
  };
}

async function open(search = '', { audience = 'b2c' as Audience, hasFailed = false } = {}) {
  const asked: Record<string, unknown>[] = [];
  const context = createLoadContext(startOperator(asked, hasFailed), { search, audience });
  const data = await block.load?.({}, context);
  const page = renderHtml(<View id="news" props={{}} data={data ?? NO_NEWS} />);
  const links = (label: string) =>
    [...page.querySelectorAll(`nav[aria-label="${label}"] a`)].map((link) => [
      link.textContent,
      link.getAttribute('href'),
      link.hasAttribute('aria-current'),
    ]);
  return { page, text: page.textContent ?? '', asked, links };
}

describe('the list of news', () => {
  test('[NEWS-02][NEWS-03] has those of all years, and their first page, when the address asks for nothing', async () => {
    const { asked, text, links } = await open();
    expect(asked).toEqual([{ id: 'news.list', year: 'all', pageFrom: '1', pageTo: '1' }]);
    expect(text).toContain('Все годы');
    expect(text).toContain('24\u00a0новости');
    expect(links('Годы')).toEqual([
      ['Все годы', '?', true],
      ['2026', '?year=2026', false],
      ['2025', '?year=2025', false],
    ]);
    expect(links('Месяцы')).toEqual([]);
    expect(links('Страницы новостей')).toEqual([['Дальше', '?page=2', false]]);
  });

  test('[NEWS-01] has the year, month and page of the address', async () => {
    const { asked, text, links } = await open('year=2026&month=3&page=2');
    expect(asked).toEqual([{ id: 'news.list', year: '2026', month: '3', pageFrom: '2', pageTo: '2' }]);
    expect(text).toContain('Март 2026');
    expect(links('Месяцы')).toEqual([
      ['Весь год', '?year=2026', false],
      ['Март', '?year=2026&month=3', true],
      ['Ноябрь', '?year=2026&month=11', false],
    ]);
    expect(links('Страницы новостей').map(([, href]) => href)).toEqual([
      '?year=2026&month=3',
      '?year=2026&month=3&page=3',
    ]);
  });

  test.each([
    'year=0',
    'year=20260',
    'year=abc',
    'year=-1',
    'month=3',
    'page=0',
    'page=1000000000',
    'year=all',
  ])('is as without it for what no link says: %s', async (search) => {
    const { asked } = await open(search);
    expect(asked).toEqual([{ id: 'news.list', year: 'all', pageFrom: '1', pageTo: '1' }]);
  });

  test('[NEWS-05][NEWS-06] of corporate pages has those of the whole country, or of the region in the address', async () => {
    const federal = await open('', { audience: 'b2b' });
    expect(federal.asked).toMatchObject([{ id: 'corpNews.list', region: 'federal', year: 'all' }]);
    expect(federal.links('Чьи новости')).toEqual([
      ['Вся страна', '?', true],
      ['Москва', '?region=moscow', false],
    ]);
    const own = await open('region=moscow&year=2026', { audience: 'b2b' });
    expect(own.asked).toMatchObject([{ region: 'moscow', year: '2026' }]);
    expect(own.links('Годы')[2]).toEqual(['2025', '?year=2025&region=moscow', false]);
    const made = await open('region=%3Cscript%3E', { audience: 'b2b' });
    expect(made.asked).toMatchObject([{ region: 'federal' }]);
  });

  test('[NEWS-16] says that there are none when the calls fail, and leads to all of them', async () => {
    const { text, page } = await open('year=2026', { hasFailed: true });
    expect(text).toContain('За это время новостей нет');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('?');
  });

  test('[NEWS-04] its loader takes the current year when it is called without one', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-05-01T12:00:00Z') });
    const asked: Record<string, unknown>[] = [];
    await loadNews(createLoadContext(startOperator(asked)), {});
    vi.useRealTimers();
    expect(asked).toMatchObject([{ year: '2027' }]);
  });
});
