// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const question = (id: string) => ({ id, title: `Вопрос ${id}`, link: `/help/faq/${id}.html` });
const CATEGORIES = [
  { id: 'other', title: 'Счёт', articles: [question('schet')] },
  { id: 'roaming', title: 'Роуминг', articles: [question('on'), question('off')] },
];
const ARTICLE = {
  id: 'on',
  title: 'Как включить роуминг',
  text: '<p>Он включается сам.</p><script>alert(1)</script>',
  categoryId: 'roaming',
};

async function open(article: object | null = ARTICLE) {
  const asked: unknown[] = [];
  const answer: Answer = ({ id }, input) => {
    asked.push([id, Object(input).query]);
    return id === 'faq.article' ? article : { categories: CATEGORIES };
  };
  const props = block.props.parse({});
  const context = createLoadContext(answer, { path: '/help/faq/on.html' });
  const data = (await block.load?.(props, context)) ?? null;
  return { asked, data, page: renderHtml(<View id="item" props={props} data={data} />) };
}

describe('a question and its answer', () => {
  test('[FAQ-02][FAQ-03][FAQ-04] is found by the last part of the path, and followed by others of its category', async () => {
    const { asked, page } = await open();
    expect(asked[0]).toEqual(['faq.article', { uuid: 'page-1', slug: 'on' }]);
    expect(page.querySelector('h1')?.textContent).toBe('Как включить роуминг');
    expect(page.textContent).toContain('Он включается сам.');
    expect(page.textContent).toContain('Роуминг');
    expect(page.querySelector('script')).toBeNull();
    expect([...page.querySelectorAll('li a')].map((link) => link.textContent)).toEqual(['Вопрос off']);
  });

  test('is nothing where the operator gives none', async () => {
    const { page, data } = await open(null);
    expect([data, page.innerHTML]).toEqual([null, '']);
  });
});
