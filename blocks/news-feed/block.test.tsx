// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import type { NewsCardItem } from '#schemas/news-card';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const item: NewsCardItem = {
  title: '5G в метро',
  date: '2026-10-28',
  url: '/news/5g',
  announcement: 'С понедельника',
};
const props = block.props.parse({});

/** Answers every call with the news given, and notes which call it was. */
function gateway(news: unknown[], calls: string[] = []) {
  return createLoadContext(({ id }) => {
    calls.push(id);
    return { news, total: news.length, pages: 1 };
  });
}

describe('news-feed', () => {
  test('shows news with a date that people and programs can read', () => {
    const page = renderHtml(<View id="news" props={props} data={[item]} />);
    expect(find(page, 'time').getAttribute('datetime')).toBe('2026-10-28');
    expect(find(page, 'time').textContent).toContain('октября 2026');
    expect(find(page, 'h3 a').getAttribute('href')).toBe('/news/5g');
  });

  test('[NEWS-16] hides itself when the list of news fails', async () => {
    const failing = createLoadContext(({ empty }) => empty);
    const loaded = await block.load?.(props, failing);
    expect(loaded).toEqual([]);
    expect(renderHtml(<View id="news" props={props} data={loaded ?? [item]} />).innerHTML).toBe('');
  });

  test('loads as many as content asks for', async () => {
    const news = Array.from({ length: 10 }, (_, index) => ({
      title: `Новость ${index}`,
      date: '2026-10-28',
    }));
    const loaded = await block.load?.(block.props.parse({ count: 4 }), gateway(news));
    expect(loaded?.map(({ title }) => title)).toEqual(['Новость 0', 'Новость 1', 'Новость 2', 'Новость 3']);
  });

  test('leaves out a date and a link that cannot be shown', async () => {
    const news = [{ title: 'Странная', date: 'вчера', link: 'javascript:alert(1)' }];
    const loaded = await block.load?.(props, gateway(news));
    expect(loaded).toEqual([{ title: 'Странная', date: null, url: null, announcement: null }]);
    const page = renderHtml(<View id="news" props={props} data={loaded ?? []} />);
    expect(page.querySelector('time, h3 a')).toBeNull();
  });

  test('reads corporate news for corporate visitors', async () => {
    const calls: string[] = [];
    await block.load?.(props, gateway([], calls));
    await block.load?.(props, { ...gateway([], calls), audience: 'b2b' });
    expect(calls).toEqual(['news.list', 'corpNews.list']);
  });
});
