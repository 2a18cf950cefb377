// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const ITEM = {
  id: '7',
  title: 'Вышка на маяке',
  date: '2026-11-20',
  announcement: 'Видно до горизонта.',
  text: '<p>Море <b>на связи</b>.</p><script>alert(1)</script>',
  image: '/media/mayak.svg',
  badges: [{ title: 'Сеть' }],
  tags: ['Море'],
  prevLink: '/news/before',
  nextLink: 'javascript:alert(1)',
};
const other = (id: number) => ({
  id: String(id),
  title: `Новость ${id}`,
  date: '2026-11-01',
  link: `/news/${id}`,
});
const LATEST = [{ ...other(7), link: '/news/mayak' }, other(1), other(2), other(3), other(4)];

async function open(item: object | null = ITEM, latest: object[] = LATEST, given: object = {}) {
  const answer: Answer = ({ id }) => (id.endsWith('.info') ? item : { news: latest, total: 5, pages: 1 });
  const props = block.props.parse(given);
  const data = await block.load?.(props, createLoadContext(answer, { path: '/news/mayak' }));
  return { data: data ?? null, page: renderHtml(<View id="item" props={props} data={data ?? null} />) };
}

const titles = (page: HTMLElement) => [...page.querySelectorAll('h3')].map((title) => title.textContent);

describe('a news item', () => {
  test('[NEWS-09] shows its date, badges, title, announcement, text, picture, tags and neighbours', async () => {
    const { page } = await open();
    expect(page.querySelector('h1')?.textContent).toBe('Вышка на маяке');
    expect(page.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20');
    expect(page.querySelector('img')?.getAttribute('src')).toContain('/media/mayak');
    for (const text of ['Сеть', 'Видно до горизонта.', 'на связи', 'Море', 'Предыдущая новость']) {
      expect(page.textContent).toContain(text);
    }
  });

  test('takes no script, and no address that runs one, from the operator', async () => {
    const { page } = await open();
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('[href^="javascript"]')).toBeNull();
  });

  test('[NEWS-17][NEWS-18] is followed by three others, fewer only where there are fewer, and never by itself', async () => {
    expect(titles((await open()).page)).toEqual(['Новость 1', 'Новость 2', 'Новость 3']);
    expect(titles((await open(ITEM, LATEST.slice(0, 2))).page)).toEqual(['Новость 1']);
    expect(titles((await open(ITEM, LATEST.slice(0, 1))).page)).toEqual([]);
    expect(titles((await open(ITEM, LATEST, { related: false })).page)).toEqual([]);
  });

  test('is nothing where the operator gives none', async () => {
    const { page, data } = await open(null);
    expect([data, page.innerHTML]).toEqual([null, '']);
    expect(block.seo?.({ related: true }, null, { toAbsolute: String })).toBeNull();
  });

  test('tells programs that read pages what it is', async () => {
    const { data } = await open();
    expect(block.seo?.({ related: true }, data, { toAbsolute: String })).toEqual({
      '@type': 'NewsArticle',
      headline: 'Вышка на маяке',
      datePublished: '2026-11-20',
      description: 'Видно до горизонта.',
    });
  });
});
