// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createLoadContext } from '#blocks/ui/testing/load-context';
import { productSchema } from '#schemas/gateway/entities/product';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

const props = block.props.parse({ title: 'Закрытые тарифы' });

/** The archive as the operator gives it. */
async function show(products: readonly object[]): Promise<HTMLElement> {
  const answer = products.map((product) => productSchema.parse(product));
  const data = await block.load?.(
    props,
    createLoadContext(() => answer),
  );
  return renderHtml(<View id="closed" props={props} data={data ?? []} />);
}

const closed = (title: string, rest: object = {}) => ({ id: title, title, archive: true, ...rest });
const names = (host: HTMLElement) =>
  [...host.querySelectorAll<HTMLElement>('[data-line]')]
    .filter((line) => !line.hidden)
    .map((line) => line.querySelector('[data-name]')?.textContent);

const MANY = ['Лето', 'Ёлка', 'Единый', 'Зима', 'Космос', '15 рублей', 'Всё', 'Дом', 'Для двоих'].flatMap(
  (name) => [closed(`«${name}»`), closed(`${name} 2`)],
);

describe('the archive of tariffs', () => {
  test('lists closed tariffs by name, each with its mark, its price and the way to its page', async () => {
    const host = await show([
      closed('Лето', { link: '/tariffs/archive/leto', productPrice: { amount: 490, period: '30 дней' } }),
      closed('Дом', { link: 'javascript:alert(1)', productPrice: { amount: 0, period: '30 дней' } }),
    ]);
    expect(names(host)).toEqual(['Дом', 'Лето']);
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/tariffs/archive/leto',
    ]);
    expect(host.textContent?.match(/Тариф закрыт для\u00a0подключения/g)).toHaveLength(2);
    expect(host.textContent).toContain('490\u00a0₽');
    expect(host.textContent).toContain('Без\u00a0абонентской платы');
    expect(host.querySelector('details')).toBeNull();
  });

  test('parts a long list by neighbouring letters, past quotes, the first of them open', async () => {
    const host = await show(MANY);
    const groups = [...host.querySelectorAll('details')];
    expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
      '0–9 – Д · 8',
      'Е – К · 8',
      'Л · 2',
    ]);
    expect(groups.map((group) => group.open)).toEqual([true, false, false]);
    expect(names(host)).toHaveLength(MANY.length);
  });

  test('says so when nothing is closed', async () => {
    const host = await show([]);
    expect(host.textContent).toContain('Закрытых тарифов здесь пока нет');
    expect(find(host, 'a').getAttribute('href')).toBe('/tariffs/all');
  });

  test('finds a name with scripts, whatever its letters ё and its case', async () => {
    const host = await show(MANY);
    const field = find(host, 'input');
    if (!(field instanceof HTMLInputElement)) throw new Error('no field');
    expect(find(host, '[data-search]').hasAttribute('data-needs-script')).toBe(true);
    enhance(host, { signal: new AbortController().signal, report: () => undefined });
    expect(find(host, '[data-search]').hasAttribute('data-needs-script')).toBe(false);
    const type = (text: string) => {
      field.value = text;
      field.dispatchEvent(new Event('input'));
    };
    type('елка');
    expect(names(host)).toEqual(['«Ёлка»', 'Ёлка 2']);
    expect(find(host, '[data-found]').textContent).toBe('Нашлось: 2');
    expect([...host.querySelectorAll('details')].map(({ hidden, open }) => [hidden, open])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    type('нет такого');
    expect(find(host, '[data-found]').textContent).toBe('Ничего не\u00a0найдено');
    type('');
    expect(names(host)).toHaveLength(MANY.length);
    expect([...host.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
  });
});
