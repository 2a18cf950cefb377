// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { toProductPage } from '#blocks/ui/testing/product-page';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { sampleProduct } from '#schemas/testing/sample-product';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

async function show(input: Input, archive: boolean | null) {
  const asked: string[] = [];
  const product = archive === null ? null : sampleProduct({ archive });
  const props = block.props.parse(input);
  const data = await block.load?.(props, toProductPage(product, { asked }));
  if (data === undefined) throw new Error('nothing loaded');
  return { page: renderHtml(<View id="notice" props={props} data={data} />), asked };
}

const NOTICE =
  'Изменить настройки закрытых тарифов и опций можно только в Личном кабинете или мобильном приложении';

const read = ({ page }: Awaited<ReturnType<typeof show>>) => page.textContent?.replaceAll('\u00a0', ' ');

describe('the notice of an archived product', () => {
  test('[TRF-262] [TRF-415] says of a tariff where its settings can be changed', async () => {
    const shown = await show({ view: 'tariff' }, true);
    expect(read(shown)).toBe(NOTICE);
    expect(shown.asked).toEqual(['tariff.get']);
  });

  test('[OPT-216] [TRF-415] says the same of an option', async () => {
    const shown = await show({ view: 'option' }, true);
    expect(read(shown)).toBe(NOTICE);
    expect(shown.asked).toEqual(['option.get']);
  });

  test('[TRF-262] has words and a link of its own where content gives them', async () => {
    const link = { text: 'Все тарифы', url: '/tariffs/all' };
    expect(read(await show({ text: 'Закрыт', link }, true))).toBe('ЗакрытВсе тарифы');
  });

  test.each([false, null])('is not there for an open product, or without an answer: %s', async (archive) => {
    expect((await show({}, archive)).page.innerHTML).toBe('');
  });
});
