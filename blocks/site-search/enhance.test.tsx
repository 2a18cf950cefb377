// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import { NOT_SEARCHED } from './load-search';
import View from './view';

const found = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Страница ${index}`,
    url: `/${index}`,
    section: '',
  }));

let asked: string[];
let answer: () => Promise<Response>;
let leave: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = () => Promise.resolve(Response.json(found(3)));
  leave = new AbortController();
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(decodeURIComponent(url));
    return answer();
  });
});
afterEach(() => {
  localStorage.clear();
  leave.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(query = '') {
  const page = renderHtml(
    <View id="search" props={block.props.parse({})} data={{ ...NOT_SEARCHED, query }} />,
  );
  document.body.append(page);
  enhance(page, { signal: leave.signal, report: () => undefined });
  const input = page.querySelector('input');
  if (input === null) throw new Error('there is no field');
  input.focus();
  const type = async (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(300);
  };
  const options = () => [...page.querySelectorAll('[role="option"]')].map((option) => option.textContent);
  return { page, input, type, options };
}

describe('the field of the search', () => {
  test('[SRCH-06][SRCH-07] asks for suggestions when it is empty and from three letters on', async () => {
    const { type, options } = open();
    await type('');
    await type('р');
    await type('ро');
    expect(options()).toEqual([]);
    await type('роу');
    expect(asked).toEqual(['/search-suggestions.json?q=', '/search-suggestions.json?q=роу']);
    expect(options()).toEqual(['Страница 0', 'Страница 1', 'Страница 2']);
  });

  test('sends no phone number of anybody’s', async () => {
    const { type } = open();
    await type('+7 926 111-22-33');
    expect(asked).toEqual([]);
  });

  test('shows no older answer after a newer one', async () => {
    const { type, options } = open();
    let answerFirst: (response: Response) => void = () => undefined;
    answer = () => new Promise((resolve) => (answerFirst = resolve));
    await type('роу');
    answer = () => Promise.resolve(Response.json(found(1)));
    await type('роум');
    answerFirst(Response.json(found(3)));
    await vi.advanceTimersByTimeAsync(10);
    expect(options()).toEqual(['Страница 0']);
  });

  test('[SRCH-406] says nothing of a failure', async () => {
    const { page, type, options } = open();
    answer = () => Promise.reject(new TypeError('no connection'));
    await type('роуминг');
    expect(options()).toEqual([]);
    expect(page.querySelector('[role="alert"]')).toBeNull();
  });

  test('is emptied by its cross', async () => {
    const { page, input, type } = open();
    await type('роуминг');
    const clear = find(page, '[data-clear]');
    expect(clear.hidden).toBe(false);
    clear.click();
    expect([input.value, clear.hidden]).toEqual(['', true]);
  });
});

describe('what the visitor has searched for', () => {
  function search(...queries: string[]) {
    for (const query of queries) open(query).page.remove();
  }

  test('is offered in an empty field, the newest first, before what others look for', async () => {
    search('роуминг', 'eSIM', 'РОУМИНГ', 'тарифы');
    const { type, options, page } = open();
    await type('');
    expect(options()).toEqual([
      'тарифыВы искали',
      'РОУМИНГВы искали',
      'eSIMВы искали',
      'Страница 0',
      'Страница 1',
      'Страница 2',
      'Забыть мои запросы',
    ]);
    page.remove();
  });

  test('is there when nobody answers, and no more once it is forgotten', async () => {
    search('роуминг');
    const { type, options, page } = open();
    answer = () => Promise.reject(new TypeError('no connection'));
    await type('');
    expect(options()).toEqual(['роумингВы искали', 'Забыть мои запросы']);
    page.querySelector<HTMLElement>('[role="option"]:last-child')?.click();
    await vi.advanceTimersByTimeAsync(10);
    await type('');
    expect(options()).toEqual([]);
  });

  test('is never a number or an address of somebody’s, and never more than four', async () => {
    search('+7 926 111-22-33', 'мой ivan@example.test', 'а', 'б', 'в', 'г', 'д');
    const { type, options } = open();
    answer = () => Promise.resolve(Response.json([]));
    await type('');
    expect(options()).toEqual(['дВы искали', 'гВы искали', 'вВы искали', 'бВы искали', 'Забыть мои запросы']);
  });
});
