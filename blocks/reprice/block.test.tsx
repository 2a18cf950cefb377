// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const ANSWER = { oldPrice: 650, newPrice: 720.5, date: '2026-12-01', more: { kept: [1, 'как есть'] } };

/** The block for a visitor who came by this address. */
async function open(search: string, answer: unknown = ANSWER) {
  const asked: unknown[] = [];
  const context = createLoadContext(
    (_, input) => {
      asked.push(input);
      return answer;
    },
    { path: '/reprice', search },
  );
  const props = block.props.parse({});
  const data = (await block.load?.(props, context)) ?? null;
  return { asked, data, page: renderHtml(<View id="price" props={props} data={data} />) };
}

describe('a reprice link', () => {
  test.each([
    ['code=abc', 'v1'],
    ['code=abc&version=v1', 'v1'],
    ['code=abc&version=v7', 'v7'],
    ['code=abc&version=v0', 'v1'],
    ['code=abc&version=v8', 'v1'],
    ['code=abc&version=../v2', 'v1'],
  ])(
    '[MISC-409] is decoded by the version that it names, v1 to v7, else by v1: %s',
    async (search, version) => {
      expect((await open(search)).asked).toEqual([{ path: { version }, query: { code: 'abc' } }]);
    },
  );

  test('[MISC-410] has the answer as it is', async () => {
    expect((await open('code=abc')).data).toEqual({ answer: ANSWER });
    expect((await open('code=abc', ['другой', 'вид'])).data).toEqual({ answer: ['другой', 'вид'] });
  });

  test('shows both prices and the day of the change', async () => {
    const { page } = await open('code=abc');
    expect([...page.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      '650\u00a0₽',
      '720,50\u00a0₽',
    ]);
    expect(find(page, 'div:last-child > dt').textContent).toMatch(/1\sдекабря/);
  });

  test.each(['', 'code=', `code=${'a'.repeat(300)}`])(
    'asks nobody without a usable code: «%s»',
    async (search) => {
      const { asked, page } = await open(search);
      expect(asked).toEqual([]);
      expect(page.textContent).toContain('Откройте её прямо из\u00a0SMS');
    },
  );

  test('says so when the answer is of another kind', async () => {
    expect((await open('code=abc', { text: 'не цены' })).page.textContent).toContain(
      'Ссылка не\u00a0открылась',
    );
  });
});
