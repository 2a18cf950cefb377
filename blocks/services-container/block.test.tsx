// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const options = [
  { id: 'small', title: '5 гигабайт', link: '/internet/options/small.html', productPrice: { amount: 200 } },
  { id: 'day', title: 'Интернет на день', icon: 'internet', link: '/internet/options/day.html' },
].map((option) => productSchema.parse(option));

async function load(given: object) {
  const asked: string[] = [];
  const context = createLoadContext(({ id }) => {
    asked.push(id);
    return { options };
  });
  const props = block.props.parse(given);
  const data = (await block.load?.(props, context)) ?? [];
  return { asked, page: renderHtml(<View id="packs" props={props} data={data} />) };
}

const titles = (page: HTMLElement) => [...page.querySelectorAll('h3')].map(({ textContent }) => textContent);

describe('the container of services', () => {
  test('[OPT-217] [OPT-228] shows a title and cards with title, text and price', async () => {
    const { page } = await load({
      title: 'Пакеты',
      cards: [{ prodCatOptionId: 'small', text: 'Немного интернета' }],
    });
    expect(find(page, 'h2').textContent).toBe('Пакеты');
    const card = find(page, '[data-service-card]');
    expect(card.textContent).toContain('5 гигабайт');
    expect(card.textContent).toContain('Немного интернета');
    expect(card.textContent).toContain('200\u00A0₽');
    expect(find(page, 'h3 a').getAttribute('href')).toBe('/internet/options/small.html');
  });

  test('[OPT-218] has a link to the archive where content gives one', async () => {
    const archiveLink = { text: 'Архив', url: '/services/archive' };
    const withLink = await load({ archiveLink });
    expect(find(withLink.page, 'a[href="/services/archive"]').textContent).toBe('Архив');
    expect((await load({})).page.querySelector('a[href="/services/archive"]')).toBeNull();
  });

  test('shows all options of the page without cards, and asks nobody for cards in words', async () => {
    expect(titles((await load({ title: 'Пакеты' })).page)).toEqual(['5 гигабайт', 'Интернет на день']);
    const inWords = await load({ cards: [{ title: 'Роуминг', href: '/roaming', price: 'По тарифу' }] });
    expect(inWords.asked).toEqual([]);
    expect(inWords.page.textContent).toContain('По тарифу');
  });

  test('[OPT-404] lays the cards on tabs by their `tabTitle` where content asks for it', async () => {
    const given = {
      hasTabs: true,
      hasOthers: true,
      cards: [{ prodCatOptionId: 'small', tabTitle: 'На месяц' }],
    };
    const { page } = await load(given);
    expect([...page.querySelectorAll('nav a')].map(({ textContent }) => textContent)).toEqual([
      'На месяц',
      'Другие',
    ]);
    enhance(page, { signal: new AbortController().signal, report: () => undefined });
    const panels = [...page.querySelectorAll<HTMLElement>('[role="tabpanel"]')];
    expect(panels.map(({ hidden }) => hidden)).toEqual([false, true]);
    expect((await load({ ...given, hasTabs: false })).page.querySelector('nav')).toBeNull();
  });

  test('shows nothing when there is nothing', async () => {
    const { page } = await load({ title: 'Пакеты', cards: [{ prodCatOptionId: 'gone' }] });
    expect(page.innerHTML).toBe('');
  });
});
