// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const PATH = '/action/router.html';
const PROMOTION = {
  id: '7',
  title: 'Роутер за рубль',
  link: PATH,
  endDate: '2026-12-31T23:59:59+03:00',
  announcement: 'На год.',
  text: '<p>Условия.</p><script>alert(1)</script>',
  badges: [{ title: 'Хит' }],
  imageLink: '/media/router.svg',
};
const other = (id: number) => ({ id: String(id), title: `Акция ${id}`, link: `/action/${id}.html` });
const OTHERS = [{ ...other(7), link: PATH }, other(1), other(2), other(3), other(4)];

async function open(promotion: object | null = PROMOTION, others: object[] = OTHERS) {
  const asked: unknown[] = [];
  const answer: Answer = ({ id }, input) => {
    asked.push([id, Object(input).query]);
    return id === 'action.info' ? promotion : { actions: others };
  };
  const props = block.props.parse({});
  const data = (await block.load?.(props, createLoadContext(answer, { path: PATH }))) ?? null;
  const page = renderHtml(<View id="item" props={props} data={data} />);
  const seo = block.seo?.(props, data, { toAbsolute: (url) => `https://site.test${url}` });
  return { asked, page, seo, text: page.textContent ?? '' };
}

const titles = (page: HTMLElement) => [...page.querySelectorAll('h3')].map((title) => title.textContent);

describe('a promotion', () => {
  test('[PROMO-204] says what it is, until when, and on which terms', async () => {
    const { page, text, seo } = await open();
    expect(page.querySelector('h1')?.textContent).toBe('Роутер за рубль');
    for (const words of ['Хит', 'На год.', 'Условия.', 'до\u00a031\u00a0декабря 2026\u00a0г. включительно']) {
      expect(text).toContain(words);
    }
    expect(page.querySelector('script')).toBeNull();
    expect(seo).toMatchObject({
      '@type': 'Offer',
      url: `https://site.test${PATH}`,
      validThrough: PROMOTION.endDate,
    });
  });

  test('that is over says so and leads to those that are on; it is offered to nobody', async () => {
    const { page, text, seo } = await open({ ...PROMOTION, archived: true });
    expect(text).toContain('Акция завершилась');
    expect(text).not.toContain('Действует до');
    expect(page.querySelector('a[href="/action"]')).not.toBeNull();
    expect(seo).toBeNull();
  });

  test('[PROMO-10][PROMO-11] is followed by three others, fewer only where there are fewer, and never by itself', async () => {
    const { page, asked } = await open();
    expect(asked[1]).toEqual(['action.mainSet', { exclude: '7' }]);
    expect(titles(page)).toEqual(['Акция 1', 'Акция 2', 'Акция 3']);
    expect(titles((await open(PROMOTION, OTHERS.slice(0, 2))).page)).toEqual(['Акция 1']);
  });

  test('is nothing where the operator gives none', async () => {
    const { page, asked } = await open(null);
    expect(page.innerHTML).toBe('');
    expect(asked).toHaveLength(1);
  });
});
