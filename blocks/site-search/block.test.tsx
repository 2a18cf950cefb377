// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import { block } from './block';
import { toMeantLayout } from '#schemas/values/keyboard-layout';
import { NOT_SEARCHED } from './load-search';
import { markWords } from './mark-words';
import View from './view';

const LINKS = [{ text: 'Тарифы', url: '/tariffs/all' }];

interface Site {
  /** Titles by what is asked for. */
  pages?: Record<string, string[]>;
  tariffs?: object[];
  /** What the shop finds, and how many there are in all. */
  goods?: { carts: object[]; nums: number; more_link?: string };
  hasFailed?: boolean;
}

/** The page of an address, and the questions that the operator was asked for it. */
async function open(search: string, { pages = {}, tariffs = [], goods, hasFailed = false }: Site = {}) {
  const asked: string[] = [];
  const answer: Answer = ({ id, empty }, input) => {
    const { query = {} } = Object(input);
    asked.push(`${id} ${new URLSearchParams(query)}`);
    if (hasFailed) return empty;
    if (id === 'retail.search') return goods ?? empty;
    const mnp = { title: 'Перейдите с номером', link: '/mnp/order' };
    if (id === 'search.preset') return { tariffs: tariffs.map((one) => productSchema.parse(one)), mnp };
    const titles = pages[query.q] ?? [];
    const results = titles.map((title) => ({
      title,
      url: title.startsWith('javascript:') ? title : '/page',
    }));
    return { documents: titles.length, results };
  };
  const props = block.props.parse({ links: LINKS });
  const data = await block.load?.(props, createLoadContext(answer, { search }));
  const page = renderHtml(<View id="search" props={props} data={data ?? NOT_SEARCHED} />);
  return { page, asked, text: page.textContent ?? '' };
}

describe('the search of the site', () => {
  test('[SRCH-01] asks nobody before anything is searched, and offers what others look for', async () => {
    const { page, asked, text } = await open('');
    expect(asked).toEqual([]);
    expect(text).toContain('Часто ищут');
    expect(find(page, 'form[method="get"] input[name="q"]').getAttribute('value')).toBe('');
  });

  test('[SRCH-01][SRCH-401][SRCH-403] shows the pages that fit the query of the address, and how many there are', async () => {
    const pages = { роуминг: ['Роуминг в Турции', 'Цены роуминга'] };
    const { page, asked, text } = await open('q=+роуминг++', { pages });
    expect(asked).toContain(
      `search.site ${new URLSearchParams({ k: 'united', l: 'ru', q: 'роуминг', p: '1' })}`,
    );
    expect(text).toContain('По запросу «роуминг»\u00a0— 2\u00a0страницы');
    expect([...page.querySelectorAll('ol h3')].map((title) => title.textContent)).toEqual(pages['роуминг']);
    expect([...page.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Роуминг',
      'роуминга',
    ]);
    expect(find(page, 'input[name="q"]').getAttribute('value')).toBe('роуминг');
  });

  test('turns its pages by links, ten results each; a made-up page is the first', async () => {
    const many = { связь: Array.from({ length: 25 }, (_, index) => `Страница ${index}`) };
    const { page, text } = await open('q=связь&p=2', { pages: many });
    const query = `?q=${encodeURIComponent('связь')}`;
    const hrefs = [...page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([query, `${query}&p=3`]);
    expect(text).toContain('2 из\u00a03');
    for (const made of ['0', '-1', '1e9', 'abc', '20260']) {
      const { asked } = await open(`q=связь&p=${made}`, { pages: many });
      expect(asked[0]).toContain('p=1');
    }
  });

  test('[SRCH-402][SRCH-407] begins with tariffs that fit, and then with moving one’s number', async () => {
    const maximum = { id: 'max', title: 'Максимум', link: '/tariffs/all/max', productPrice: { amount: 900 } };
    const { page, text } = await open('q=максимум', { pages: { максимум: ['Тариф'] }, tariffs: [maximum] });
    const cards = [...page.querySelectorAll('ul li a')].map((link) => link.getAttribute('href'));
    expect(cards).toEqual(['/tariffs/all/max', '/mnp/order']);
    expect(text).toContain('900');
  });

  describe('finds goods of the shop', () => {
    const toCart = (number: number, more: object = {}) => ({
      title: `Смартфон ${number}`,
      link: `/shop/product?id=${number}`,
      price: 15_990,
      price_old: 18_990,
      status: 'im',
      group: 'Смартфоны',
      img: '/sandbox/devices/phone.svg',
      ...more,
    });
    const carts = [1, 2, 3, 4, 5].map((number) => toCart(number));
    const goodsOf = (page: HTMLElement) =>
      [...page.querySelectorAll('[data-goods] article a')].map((one) => one.getAttribute('href'));

    test('[SHOP-112][SHOP-113][SHOP-118][SHOP-119][SHOP-120] four of them in the visitor’s region, and the way to the others', async () => {
      const goods = { carts, nums: 5, more_link: '/shop?q=смартфон' };
      const { page, asked, text } = await open('q=смартфон', { goods });
      expect(asked).toContain(
        `retail.search ${new URLSearchParams({ search: 'смартфон', region: 'moscow' })}`,
      );
      expect(goodsOf(page)).toEqual([1, 2, 3, 4].map((number) => `/shop/product?id=${number}`));
      expect(find(page, '[data-goods] > p a').getAttribute('href')).toBe('/shop?q=смартфон');
      for (const words of ['15\u00a0990', '18\u00a0990', 'Смартфоны', 'Доставим'])
        expect(text).toContain(words);
      expect(find(page, '[data-goods] img').getAttribute('src')).toBe('/sandbox/devices/phone.svg');
    });

    test('[SHOP-120] no way on where all are shown', async () => {
      const goods = { carts: carts.slice(0, 4), nums: 4, more_link: '/shop?q=смартфон' };
      const { page } = await open('q=смартфон', { goods });
      expect(page.querySelector('[data-goods] > p')).toBeNull();
      expect(goodsOf(page)).toHaveLength(4);
    });

    test('[SHOP-113] what can only be picked up says so, and nothing leads anywhere unsafe', async () => {
      const unsafe = toCart(2, { link: 'javascript:alert(1)' });
      const goods = {
        carts: [toCart(1, { status: 'ccm' }), unsafe],
        nums: 9,
        more_link: 'javascript:alert(1)',
      };
      const { page, text } = await open('q=смартфон', { goods });
      expect(text).toContain('Есть в\u00a0салонах');
      expect(goodsOf(page)).toEqual(['/shop/product?id=1']);
      expect(page.querySelector('[data-goods] > p')).toBeNull();
    });
  });

  test.each(['%%%', '…', '?!', '«»'])('signs alone name nothing: for «%s» nobody is asked', async (signs) => {
    const { asked, page, text } = await open(`q=${encodeURIComponent(signs)}`);
    expect(asked).toEqual([]);
    expect(text).toContain(`По запросу «${signs}» ничего не\u00a0нашлось`);
    expect(find(page, 'input[name="q"]').getAttribute('value')).toBe(signs);
  });

  test('goods without a page are no «0 страниц»', async () => {
    const goods = { carts: [{ title: 'Чехол', link: '/shop/product?id=1', price: 990 }], nums: 1 };
    const { text } = await open('q=чехол', { goods });
    expect(text).toContain('Что есть по\u00a0запросу «чехол»');
    expect(text).not.toContain('0\u00a0страниц');
  });

  test('understands words that were typed in the other layout', async () => {
    const { page, text } = await open('q=hjevbyu', { pages: { роуминг: ['Роуминг'] } });
    expect(text).toContain('По запросу «роуминг»');
    expect(text).toContain('Вы набрали «hjevbyu»');
    expect(page.querySelectorAll('ol li')).toHaveLength(1);
    expect([toMeantLayout('ghbdtn'), toMeantLayout('привет'), toMeantLayout('5')]).toEqual([
      'привет',
      null,
      null,
    ]);
  });

  test.each([
    ['[SRCH-406][SRCH-408] nothing, and no error, when the calls fail', { hasFailed: true }],
    ['nothing where nothing fits', {}],
  ])('finds %s: it helps on', async (_, site) => {
    const { page, text } = await open('q=телепорт', site);
    expect(text).toContain('По запросу «телепорт» ничего не\u00a0нашлось');
    expect(text).toContain('Часто ищут');
    expect(page.querySelector('[role="alert"]')).toBeNull();
  });

  test('shows what was typed as text alone, and leads nowhere unsafe', async () => {
    const typed = '<img src=x onerror=alert(1)>';
    const pages = { [typed]: ['javascript:alert(1)', 'Страница'] };
    const { page } = await open(`q=${encodeURIComponent(typed)}`, { pages });
    expect(page.querySelector('img[onerror]')).toBeNull();
    expect(page.querySelectorAll('ol li')).toHaveLength(1);
    const { asked } = await open(`q=${'я'.repeat(10_000)}`);
    expect(asked[0]?.length).toBeLessThan(1000);
  });
});

test('words are marked in any form, and the text stays whole', () => {
  const text = 'Ещё о тарифах: тариф «Всё», тарифный план';
  const pieces = markWords(text, 'тариф все');
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(pieces.filter(({ isHit }) => isHit).map((piece) => piece.text)).toEqual([
    'тарифах',
    'тариф',
    'Всё',
    'тарифный',
  ]);
});
