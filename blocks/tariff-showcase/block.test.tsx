// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import { NO_SHOWCASE, type Showcase } from './load-showcase';
import { homeProducts, phoneProducts } from './sample-products';
import View from './view';

type Input = Parameters<typeof block.props.parse>[0];
const products = [...phoneProducts, ...homeProducts];
const tabs = [
  { title: 'Для телефона', hash: 'phone', segments: ['other', 'calls'] },
  { title: 'Для семьи', hash: 'family', segments: ['megafamily'] },
  { title: 'Для модема', hash: 'laptop', flags: ['wireless'] },
];

/** What `load` makes of the answers of the operator, by the ids of the calls. */
async function load(
  input: Input,
  answers: Record<string, unknown>,
  search = '',
  uuid: string | null = 'u-1',
) {
  const call = vi.fn<Answer>(({ id, empty }) => answers[id] ?? empty);
  const context = createLoadContext(call, { page: { uuid }, search });
  const data = await block.load?.(block.props.parse(input), context);
  return { data: data ?? NO_SHOWCASE, call };
}

const answered = (list: unknown[] = products) => ({
  'tariff.get': { ...Object(list[0]), tariffs: list },
  'convergent.channels': [{ id: '1', title: 'Кино', channels: [{ id: '2', title: 'Премьера' }] }],
});

const show = (input: Input, data: Showcase) =>
  renderHtml(<View id="tariffs" props={block.props.parse(input)} data={data} />);
const open = async (input: Input, search = '') => show(input, (await load(input, answered(), search)).data);
const titlesIn = (root: ParentNode) =>
  [...root.querySelectorAll('li:not([hidden]) > article h3')].map((h3) => h3.textContent);

describe('what the showcase loads', () => {
  test('are the tariffs of its page, each once, without those that nobody can take any more', async () => {
    const closed = { id: 'old', title: 'Старый', archive: true };
    const { data, call } = await load({}, answered([...phoneProducts, closed, phoneProducts[0]]));
    expect(data.panels[0]?.tariffs.map(({ card }) => card.id)).toEqual(['start', 'bez-limita', 'zvonki']);
    expect(call.mock.calls[0]?.[0]).toMatchObject({ id: 'tariff.get' });
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);
  });

  test('are the convergent tariffs where the page says so', async () => {
    const answers = { 'tariff.getConvergent': homeProducts[0] };
    const { data } = await load({ source: 'convergent' }, answers);
    const card = data.panels[0]?.tariffs[0]?.card;
    expect(card?.links.convergent).toBe('/order/product/?tariff=semya-doma');
  });

  test('is nothing on a page without uuid, and nothing when the call fails', async () => {
    const silent = await load({}, answered(), '', null);
    expect(silent.call).not.toHaveBeenCalled();
    expect(silent.data).toEqual(NO_SHOWCASE);
    expect((await load({}, {})).data.panels).toEqual([]);
  });

  test('is made once of an answer that is kept, for each window of connection', async () => {
    const kept = Object.freeze({ id: 'kept', title: 'Один раз' });
    const cardIn = async (input: Input) =>
      (await load(input, answered([kept]))).data.panels[0]?.tariffs[0]?.card;
    const first = await cardIn({ connectPopupId: 'connect' });
    expect(await cardIn({ connectPopupId: 'connect' })).toBe(first);
    expect((await cardIn({ connectPopupId: 'order' }))?.links.choose).toBe('#order');
    expect((await cardIn({}))?.links.choose).toBeNull();
  });

  test('is made anew of an answer that may change', async () => {
    const product = { id: 'start', title: 'Старт' };
    const titleOf = async () => (await load({}, answered([product]))).data.panels[0]?.tariffs[0]?.card.title;
    expect(await titleOf()).toBe('Старт');
    product.title = 'Старт 2';
    expect(await titleOf()).toBe('Старт 2');
  });

  test('are the themes of channels only where a tariff has some', async () => {
    expect((await load({}, answered())).data.channelGroups).toEqual([{ title: 'Кино', count: 1 }]);
    const { call } = await load({}, answered([...phoneProducts]));
    expect(call).toHaveBeenCalledTimes(1);
  });
});

describe('the showcase', () => {
  test('[TRF-210] presents its cards in a carousel, by default', async () => {
    const page = await open({ title: 'Тарифы' });
    expect(titlesIn(find(page, '[data-viewport] > ul'))).toHaveLength(5);
    expect(page.querySelectorAll('[data-arrows] button')).toHaveLength(2);
    expect((await open({ title: 'Тарифы', layout: 'grid' })).querySelector('[data-viewport]')).toBeNull();
  });

  test('[TRF-211] splits its cards into tabs, without one for no tariffs', async () => {
    const page = await open({ title: 'Тарифы', tabs });
    expect([...page.querySelectorAll('[data-strip] a')].map((tab) => tab.textContent)).toEqual([
      'Для телефона',
      'Для семьи',
    ]);
    const panels = [...page.querySelectorAll('[data-panel]')].map(titlesIn);
    expect(panels).toEqual([
      ['Старт', 'Без лимита', 'Звонки и\u00a0точка'],
      ['Семья дома', 'Для своих'],
    ]);
    expect(find(page, '[data-panel] #family').hasAttribute('data-hash')).toBe(true);
  });

  test('[TRF-212] shows a title, a subtitle and a link', async () => {
    const link = { text: 'Все тарифы', url: '/tariffs/all' };
    const page = await open({ title: 'Тарифы', subtitle: 'Цены за 30 дней', link });
    expect(find(page, 'h2').textContent).toBe('Тарифы');
    expect(find(page, 'section').textContent).toContain('Цены за 30 дней');
    expect(find(page, 'a[href="/tariffs/all"]').textContent).toBe('Все тарифы');
  });

  test('[TRF-213] has a banner about beautiful numbers where the page wants it', async () => {
    const banner = find(await open({ hasNumberBanner: true }), '[data-number-banner]');
    expect(find(banner, 'p').textContent).toBe('КРАСИВЫЙ НОМЕР');
    expect(banner.textContent).toContain('Можно выбрать при покупке тарифа');
    expect((await open({})).querySelector('[data-number-banner]')).toBeNull();
  });

  test('[TRF-216] opens the window of connection of its page for the tariff of a card', async () => {
    const page = await open({ connectPopupId: 'connect' });
    const buttons = [...page.querySelectorAll<HTMLElement>('a[data-popup="connect"][href="#connect"]')];
    expect(buttons.map(({ dataset }) => dataset['choice'])).toEqual(products.map(({ id }) => id));
    expect((await open({})).querySelector('[data-popup]')).toBeNull();
  });

  test('[MNP-401] has a button for moving with one’s number only when the link is configured', async () => {
    const portingLink = { text: 'Перейти со своим номером', url: '/mnp/private' };
    expect(find(await open({ portingLink }), 'a[href="/mnp/private"]').textContent).toBe(
      'Перейти со своим номером',
    );
    expect((await open({})).textContent).not.toContain('своим номером');
  });

  test('gives every card of a tariff that stands in two tabs ids of its own', async () => {
    const page = await open({ comparable: true, tabs: [...tabs, { title: 'Все', hash: 'all' }] });
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('without tariffs leads to all of them, or is not there where it is not what the page is for', () => {
    expect(find(show({ title: 'Тарифы' }, NO_SHOWCASE), 'a').getAttribute('href')).toBe('/tariffs/all');
    expect(show({ title: 'Тарифы', isOptional: true }, NO_SHOWCASE).innerHTML).toBe('');
  });

  test('compares the ticked tariffs with a form, without any script', async () => {
    const page = await open({ comparable: true });
    const form = find(page, 'form[data-compare-bar]');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual([
      'get',
      '/tariffs/all/compare',
    ]);
    expect(page.querySelectorAll(`input[name="ids"][form="${form.id}"]`)).toHaveLength(5);
    expect(form.querySelectorAll('button[type="submit"]:not([hidden])')).toHaveLength(1);
    expect((await open({})).querySelector('form[data-compare-bar], input[name="ids"]')).toBeNull();
  });
});

describe('the chips of the showcase', () => {
  const chip = (page: HTMLElement, code: string) => find(page, `[data-filter="${code}"]`);

  test('are links that narrow the list without any script', async () => {
    const page = await open({});
    expect(titlesIn(page)).toHaveLength(5);
    expect(chip(page, 'discount').getAttribute('href')).toBe('?filter=discount');
    const narrowed = await open({}, 'filter=discount');
    expect(titlesIn(narrowed)).toEqual(['Без лимита', 'Семья дома']);
    expect(chip(narrowed, 'discount').getAttribute('aria-current')).toBe('true');
    expect(chip(narrowed, 'discount').getAttribute('href')).toBe('?');
    expect(chip(narrowed, 'family').getAttribute('href')).toBe('?filter=discount,family');
    expect(find(narrowed, 'output[data-found]').textContent).toBe('Показано тарифов: 2 из\u00a05');
  });

  test('stand beside a form that narrows by figures and puts in order, without any script', async () => {
    const page = await open({}, 'filter=discount&filter=&filter=sort-price');
    const form = find(page, 'form[data-choices]');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '#tariffs']);
    expect(titlesIn(page)).toEqual(['Без лимита', 'Семья дома']);
    expect(form.querySelector('input[type="hidden"]')?.getAttribute('value')).toBe('discount');
    expect(form.querySelector('option[selected][value="sort-price"]')).not.toBeNull();
    expect(chip(page, 'family').getAttribute('href')).toBe('?filter=discount,family,sort-price');
    expect(titlesIn(await open({}, 'filter=sort-price'))).toEqual([
      'Звонки и\u00a0точка',
      'Старт',
      'Без лимита',
      'Для своих',
      'Семья дома',
    ]);
    expect(titlesIn(await open({}, 'filter=to-800&filter=gb-10'))).toEqual(['Старт', 'Без лимита']);
  });

  test('that leave nothing say so and lead back to all', async () => {
    const page = await open({ tabs }, 'filter=unlimited,family');
    expect(titlesIn(page)).toEqual([]);
    const nothing = [...page.querySelectorAll<HTMLElement>('[data-nothing]:not([hidden])')];
    expect(nothing).toHaveLength(2);
    expect(nothing[0]?.textContent).toContain('Ничего не\u00a0найдено');
    expect(nothing[0]?.querySelector('a')?.getAttribute('href')).toBe('?');
  });

  test('that the address does not know change nothing', async () => {
    const page = await open({}, 'filter=constructor,%22%3E%3Cscript%3E');
    expect(titlesIn(page)).toHaveLength(5);
    expect(page.querySelector('[aria-current]')).toBeNull();
  });
});
