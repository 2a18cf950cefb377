// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { toProductPage } from '#blocks/ui/testing/product-page';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { sampleProduct } from '#schemas/testing/sample-product';
import { block } from './block';
import type { ConstructorData } from './constructor-data';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const pack = (calls: number, traffic: number, value: number) => ({
  packId: `${traffic}_${calls}`,
  calls: { value: calls },
  traffic: { value: traffic },
  payment: { value, unit: '₽' },
  buyLink: `/order?pack=${traffic}_${calls}`,
});

/** 300 or 600 minutes, 10 or 30 ГБ; no pack of the most of both. */
const product = sampleProduct({
  callsTitle: 'Минуты',
  trafficTitle: 'Интернет',
  productPrice: { amount: 500, period: '30 дней' },
  shopLink: '/order?tariff=start',
  servicePacks: [pack(300, 10, 550), pack(600, 10, 650), pack(300, 30, 750)],
});

const load = (query = '', props: Input = {}, answer: typeof product | null = product) =>
  block.load?.(block.props.parse(props), toProductPage(answer, { query })) ?? Promise.resolve(null);

const draw = (data: ConstructorData | null, props: Input = {}) =>
  renderHtml(<View id="build" props={block.props.parse(props)} data={data} />);
const show = async (query = '', props: Input = {}) => draw(await load(query, props), props);

/** What is offered: the one answer that can be seen. */
function readAnswer(page: HTMLElement) {
  const answer = find(page, '[data-pack]:not([hidden])');
  const words = [...answer.querySelectorAll('p')].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );
  return { words: words.slice(0, 2), link: answer.querySelector('a')?.getAttribute('href') };
}

describe('the constructor without scripts', () => {
  test('[TRF-253] [TRF-273] is a form of two lists, in «минут» and «ГБ»', async () => {
    const page = await show();
    expect(find(page, 'form').getAttribute('method')).toBe('get');
    const lists = [...page.querySelectorAll('select')].map(({ name, options }) => [
      name,
      [...options].map(({ value, text }) => `${value}: ${text.replaceAll('\u00a0', ' ')}`),
    ]);
    expect(lists).toEqual([
      ['traffic', ['10: 10 ГБ', '30: 30 ГБ']],
      ['calls', ['300: 300 минут', '600: 600 минут']],
    ]);
    expect([...page.querySelectorAll('select')].map(({ labels }) => labels[0]?.textContent)).toEqual([
      'Интернет',
      'Минуты',
    ]);
  });

  test('[TRF-268] answers with the pack that matches both', async () => {
    expect(readAnswer(await show('calls=600&traffic=10'))).toEqual({
      words: ['10 ГБ и 600 минут', '650 ₽ за 30 дней'],
      link: '/order?pack=10_600',
    });
    expect(find(await show('calls=600&traffic=10'), 'select[name="calls"]')).toHaveProperty('value', '600');
  });

  test('[TRF-269] [TRF-270] where no pack matches, no pack is sold: the base price and its link', async () => {
    const page = await show('calls=600&traffic=30');
    expect(readAnswer(page)).toEqual({
      words: ['Такого набора нет — действует цена тарифа', '500 ₽ за 30 дней'],
      link: '/order?tariff=start',
    });
    expect(find(page, '[data-pack="none"] p a').getAttribute('href')).toBe('/tariffs/all/start');
  });

  test.each(['calls=700&traffic=x', 'calls=&traffic=', 'calls=%3Cscript%3E'])(
    'a query that names no position changes nothing: %s',
    async (query) => {
      expect(readAnswer(await show(query)).link).toBe('/order?pack=10_300');
    },
  );
});

test('a pack is connected in the window of the page, which is opened for just it', async () => {
  const ways = (page: HTMLElement) =>
    [...find(page, '[data-pack]:not([hidden])').querySelectorAll<HTMLElement>('a')].map((link) => [
      link.getAttribute('href'),
      link.dataset['choice'],
      link.dataset['choiceWith'],
    ]);
  const page = await show('calls=600&traffic=10', { connectPopupId: 'connect' });
  expect(ways(page)).toEqual([
    ['#connect', product.id, '10_600'],
    ['/order?pack=10_600', undefined, undefined],
  ]);
  expect(ways(await show('calls=600&traffic=10'))).toEqual([['/order?pack=10_600', undefined, undefined]]);
});

describe('where the constructor starts', () => {
  test('[TRF-271] is where its properties say', async () => {
    expect(readAnswer(await show('', { startTraffic: 2 })).link).toBe('/order?pack=30_300');
  });

  test('[TRF-272] is the first position of each slider without them', async () => {
    const page = await show();
    expect(readAnswer(page).link).toBe('/order?pack=10_300');
    expect(
      [...page.querySelectorAll('input[type="range"]')].map((range) => range.getAttribute('value')),
    ).toEqual(['0', '0']);
  });

  test('[TRF-269] with no pack at the start there is no constructor', async () => {
    const data = await load('', { startCalls: 2, startTraffic: 2 });
    expect(data).toBeNull();
    expect(draw(data).innerHTML).toBe('');
  });
});

test('the query is read only where there is a constructor, so that other pages are shared', async () => {
  const read: string[] = [];
  const context = toProductPage(sampleProduct({}));
  const query = new URLSearchParams();
  query.get = (name) => {
    read.push(name);
    return null;
  };
  await block.load?.(block.props.parse({}), { ...context, query });
  expect(read).toEqual([]);
});

test('without an answer, or without a page of its own, there is nothing', async () => {
  expect(await load('', {}, null)).toBeNull();
  const asked: string[] = [];
  expect(await block.load?.(block.props.parse({}), toProductPage(product, { uuid: null, asked }))).toBeNull();
  expect(asked).toEqual([]);
});
