// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { findCountries } from './find-countries';
import { NO_COUNTRIES } from './load-countries';
import View from './view';

const priceOf = (val: number) => ({ base: { discount: { connection_fee: { val } } } });
const TURKEY = { id: 'tr', title: 'Турция', link: '/roaming/world/turciya.html', prices: priceOf(249) };
const BELARUS = { id: 'by', title: 'Беларусь', link: '/roaming/world/belarus.html', prices: priceOf(0) };
const EVIL = { id: 'xx', title: 'Нигде', link: 'javascript:alert(1)' };

/** The world page at an address, and what the operator was asked. */
async function open(search = '', hasFailed = false) {
  const asked: string[] = [];
  const answers: Record<string, (query: Record<string, string>) => object[]> = {
    'roaming.goodbyeCountries': () => [BELARUS],
    'roaming.popularCountries': () => [TURKEY, EVIL],
    'roaming.suggest': ({ query = '' }) => [TURKEY].filter(({ title }) => title.startsWith(query)),
  };
  const answer: Answer = ({ id, empty }, input) => {
    const { query = {} } = Object(input);
    asked.push(`${id} ${new URLSearchParams(query)}`);
    if (hasFailed) return empty;
    if (id !== 'roaming.showcase') return answers[id]?.(query);
    return {
      products: [TURKEY, BELARUS, EVIL].filter((one) => query.id === undefined || one.id === query.id),
    };
  };
  const props = block.props.parse({});
  const data = await block.load?.(props, createLoadContext(answer, { search }));
  const page = renderHtml(<View id="countries" props={props} data={data ?? NO_COUNTRIES} />);
  return { page, asked, words: (page.textContent ?? '').replace(/\s/g, ' ') };
}

describe('the countries of roaming', () => {
  test('[ROAM-02][ROAM-05][ROAM-06][ROAM-406][ROAM-407] are all there by name, with the price of a day or of home, popular ones first', async () => {
    const { page, asked, words } = await open();
    expect(asked.sort()).toEqual([
      'roaming.goodbyeCountries uuid=page-1',
      'roaming.popularCountries uuid=page-1',
      'roaming.showcase uuid=page-1',
    ]);
    const lines = [...page.querySelectorAll('[data-countries] li')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['БеларусьКак дома', 'Турция249\u00a0₽']);
    expect(find(page, '[data-popular] a').getAttribute('href')).toBe(TURKEY.link);
    expect(words).not.toContain('Нигде');
  });

  test('[ROAM-409] are searched by the suggestions of the operator', async () => {
    const { asked, words } = await open('q=Тур');
    expect(asked).toContain(`roaming.suggest ${new URLSearchParams({ realm: 'country', query: 'Тур' })}`);
    expect(words).toContain('По запросу «Тур» — 1 страна');
  });

  test('are never an empty list: what is not found leads on to all of them', async () => {
    const { page, words } = await open('q=Атлантида');
    expect(words).toContain('Страны «Атлантида» в списке нет');
    expect(page.querySelectorAll('[data-countries] li')).toHaveLength(2);
  });

  test('[ROAM-01] show the country that the address names, and nothing for one that is not there', async () => {
    const { page, asked } = await open('aid=TR');
    expect(asked).toContain('roaming.showcase id=tr&uuid=page-1');
    expect(find(page, '[data-tone="accent"] a').getAttribute('href')).toBe(TURKEY.link);
    expect((await open('aid=nowhere')).page.querySelector('[data-tone="accent"]')).toBeNull();
  });

  test('say so in words when no call is answered', async () => {
    const { words, page } = await open('q=Турция', true);
    expect(words).toContain('Цены сейчас не загрузились');
    expect(page.querySelector('form')).not.toBeNull();
  });

  test.each([
    ['тур', ['Турция']],
    ['корея', ['Южная Корея']],
    ['nehwbz', ['Турция']],
    ['Трция', ['Турция']],
    ['Турцыя', ['Турция']],
    ['Тюрция', ['Турция']],
    ['Тру', []],
    ['', []],
  ])('«%s» means %j', (typed, titles) => {
    const countries = [{ title: 'Турция' }, { title: 'Южная Корея' }, { title: 'Тунис' }];
    expect(findCountries(countries, typed).map(({ title }) => title)).toEqual(titles);
  });

  test('are suggested while typing, from the page itself, and popular ones before that', async () => {
    const { page } = await open();
    document.body.append(page);
    const leave = new AbortController();
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    enhance(page, { signal: leave.signal, report: () => undefined });
    const input = find(page, 'input[name="q"]');
    const options = () => [...page.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);
    input.dispatchEvent(new Event('focus'));
    expect(options()).toEqual(['Турция']);
    if (input instanceof HTMLInputElement) input.value = 'бел';
    input.dispatchEvent(new Event('input'));
    expect(options()).toEqual(['БеларусьКак дома']);
    expect(fetched).not.toHaveBeenCalled();
    leave.abort();
    vi.unstubAllGlobals();
  });
});
