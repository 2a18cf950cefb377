// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { productSchema } from '#schemas/gateway/entities/product';
import { tileGroupSchema } from '#schemas/gateway/entities/tile';
import { block } from './block';
import View from './view';

const option = (id: string) => productSchema.parse({ id, title: id, link: `/services/${id}.html` });
const tile = (id: string) => ({
  id,
  title: id,
  payment: { value: 150, unit: '₽' },
  details: { payment_discount_10105: { value: 0, unit: '₽', unitExtra: 'за 30 дней' } },
});

const ANSWERS: Record<string, unknown> = {
  'option.get': option('self'),
  'option.getGroup': {
    options: ['self', 'spam', 'kids'].map(option),
    filterMarks: ['self', 'spam', 'kids'].map((optionCode) => ({ optionCode, filterCode: 'safety' })),
  },
  'tariff.get': productSchema.parse({ id: 'max', title: 'max', connection: { billingIds: ['10105'] } }),
  'option.getGroups': {
    safety: tileGroupSchema.parse({ title: 'Безопасность', options: [tile('shield')] }),
    empty: { title: 'Пусто', options: [] },
    fun: tileGroupSchema.parse({ title: 'Развлечения', options: [tile('films')] }),
  },
};

async function open(given: object, answers: Record<string, unknown> = ANSWERS) {
  const asked: unknown[] = [];
  const context = createLoadContext(
    ({ id, empty }, input) => {
      asked.push([id, input]);
      return answers[id] ?? empty;
    },
    { page: { uuid: '1' } },
  );
  const props = block.props.parse(given);
  const data = (await block.load?.(props, context)) ?? [];
  return { asked, page: renderHtml(<View id="more" props={props} data={data} />) };
}

describe('options beside an option', () => {
  test('are those like it, without itself', async () => {
    const { page } = await open({ limit: 4 });
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(['spam', 'kids']);
  });

  test('of a tariff are asked for by its billing id, and cost what its subscribers pay', async () => {
    const { asked, page } = await open({ source: 'tariff', title: 'Можно добавить' });
    expect(asked.at(-1)).toEqual(['option.getGroups', { query: { uuid: '1', billingId: '10105' } }]);
    expect([...page.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      'Безопасность',
      'Развлечения',
    ]);
    expect(page.querySelector('s')?.textContent).toContain('150');
    expect((page.textContent ?? '').replace(/\s/g, ' ')).toContain('0 ₽ за 30 дней');
  });

  test.each(['related', 'tariff'])('are nothing when the calls fail: %s', async (source) => {
    expect((await open({ source }, {})).page.innerHTML).toBe('');
  });
});
