// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const question = (id: string) => ({ id, title: `Вопрос ${id}`, link: `/help/faq/${id}.html` });
const CATEGORIES = [
  { id: '1', slug: 'oplata', title: 'Оплата', articles: [question('schet'), question('dolg')] },
  { id: '2', slug: 'roaming', title: 'Роуминг', articles: [question('on')] },
  { id: '3', slug: 'empty', title: 'Без вопросов', articles: [] },
  {
    id: '4',
    slug: 'bad',
    title: 'Без адреса',
    articles: [{ id: 'bad', title: 'Плохой', link: 'javascript:1' }],
  },
];

async function open(path: string, props: object = {}) {
  const context = createLoadContext(() => ({ categories: CATEGORIES }), { path });
  const parsed = block.props.parse(props);
  const data = (await block.load?.(parsed, context)) ?? [];
  return renderHtml(<View id="item" props={parsed} data={data} />);
}

const texts = (page: Element, selector: string) =>
  [...page.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the questions of a topic', () => {
  test('[FAQ-01][FAQ-03] are those of the topic that the last part of the path names, without «.html»', async () => {
    const page = await open('/help/faq/oplata.html');
    expect(texts(page, 'h2')).toEqual(['Оплата']);
    expect(texts(page, 'a')).toEqual(['Вопрос schet', 'Вопрос dolg']);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/help/faq/schet.html');
  });

  test('are all topics with questions on a page of no topic', async () => {
    const page = await open('/help/faq', { title: 'Темы' });
    expect(texts(page, 'h2')).toEqual(['Темы']);
    expect(texts(page, 'h3')).toEqual(['Оплата', 'Роуминг']);
  });

  test('have the heading of the page where the topic is all there is', async () => {
    const page = await open('/help/faq/roaming.html', { isPageTitle: true });
    expect(texts(page, 'h1')).toEqual(['Роуминг']);
  });

  test('are nothing where no question can be opened', async () => {
    expect((await open('/help/faq/bad.html')).innerHTML).toBe('');
  });
});
