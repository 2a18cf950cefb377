// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLoadContext, type Answer } from '#blocks/ui/testing/load-context';
import { productSchema, type Product } from '#schemas/gateway/entities/product';
import { toProductPrice } from '#schemas/products/price';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { eventually } from '#tests/eventually';
import { block, type CompareData } from './block';
import { COMPARE_LIMIT, readQuestion, toCompareHref } from './compare-address';
import { onlyDiffering, toCompared, toSections } from './comparison';
import enhance from './enhance';
import View from './view';

const PATH = '/tariffs/all/compare';
const props = block.props.parse({});

const tariff = (id: string, rest: object = {}): Product =>
  productSchema.parse({ id, title: id.toUpperCase(), link: `/tariffs/all/${id}`, ...rest });

const calls = (value: number) => ({ param: 'calls', title: 'Звонки', value, unit: 'минут' });
const traffic = (value: number) => ({ param: 'traffic', title: 'Интернет', value, unit: 'ГБ' });

const small = tariff('small', {
  productPrice: { amount: 500, discount: 400, period: '30 дней' },
  baseParams: [calls(300), traffic(15)],
  restParams: [{ title: 'Минута сверх пакета', value: 3, unit: '₽' }],
});
const large = tariff('large', {
  productPrice: { amount: 900, period: '30 дней' },
  baseParams: [traffic(50), calls(300), { title: 'Антиспам' }],
  restParams: [
    { title: 'SMS сверх пакета', value: 4, unit: '₽' },
    { title: 'Минута сверх пакета', value: 3, unit: '₽' },
  ],
  details: { cashback: { value: 10, unit: '%' } },
});
const closed = tariff('closed', { archive: true });

/** An operator that knows these tariffs, and all of them on the showcase. */
function load(query: string, known: readonly Product[] = [small, large, closed]): Promise<CompareData> {
  const answer: Answer = (contract, input) => {
    if (contract.id === 'tariff.get') return { ...small, tariffs: known };
    const ids = String(Object(input).query.ids);
    // Any order but the one asked for.
    return known.filter(({ id }) => ids.split(',').includes(id)).toReversed();
  };
  const context = createLoadContext(answer, { path: PATH, search: query });
  return block.load?.(props, context) ?? Promise.reject(new Error('no load'));
}

async function show(query: string, known?: readonly Product[]): Promise<HTMLElement> {
  return renderHtml(<View id="compare" props={props} data={await load(query, known)} />);
}

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const heads = (host: HTMLElement) => [...host.querySelectorAll('thead th[scope="col"]')].map(textOf);

/** The rows of parameters: their name, then the value in each column. */
const rows = (host: HTMLElement) =>
  [...host.querySelectorAll('tbody tr')]
    .filter((row) => row.querySelector('th[scope="row"]'))
    .map((row) => [...row.children].map(textOf));

describe('the address of a comparison', () => {
  test('names tariffs by comma or one after another, each once, and no more than four', () => {
    expect(readQuestion(new URLSearchParams('ids=a,b&ids=c&ids=a')).ids).toEqual(['a', 'b', 'c']);
    const many = readQuestion(new URLSearchParams('ids=a,b,c,d,e,f'));
    expect(many.ids).toHaveLength(COMPARE_LIMIT);
    expect(many.hasMore).toBe(true);
  });

  test('leaves out what is no id', () => {
    expect(readQuestion(new URLSearchParams({ ids: 'a, ,<b>,../c,д' })).ids).toEqual(['a']);
  });

  test('reads as it was written', () => {
    const href = toCompareHref(PATH, ['a', 'b'], true);
    expect(href).toBe('/tariffs/all/compare?ids=a,b&only=differences');
    const query = new URL(href, 'http://site.invalid').searchParams;
    expect(readQuestion(query)).toEqual({ ids: ['a', 'b'], hasMore: false, onlyDifferences: true });
    expect(toCompareHref(PATH, [])).toBe(PATH);
  });
});

describe('a comparison', () => {
  test('[TRF-05] asks the operator for the tariffs of the address, and keeps their order', async () => {
    expect(heads(await show('ids=small,large'))).toEqual(['Тариф', 'SMALL', 'LARGE']);
    expect(heads(await show('ids=large,small'))).toEqual(['Тариф', 'LARGE', 'SMALL']);
  });

  test('puts equal parameters in one row, whatever their places in the lists', async () => {
    expect(rows(await show('ids=small,large'))).toEqual([
      ['Звонки', '300 минут', '300 минут'],
      ['Интернет (отличается)', '15 ГБ', '50 ГБ'],
      ['Антиспам (отличается)', '—нет', 'Есть'],
      ['Минута сверх пакета', '3 ₽', '3 ₽'],
      ['SMS сверх пакета (отличается)', '—нет', '4 ₽'],
      ['Кешбэк (отличается)', '—нет', '10 %'],
    ]);
  });

  test('shows only what differs when the address says so, and the way back', async () => {
    const host = await show('ids=small,large&only=differences');
    expect(rows(host).map(([name]) => name)).toEqual([
      'Интернет (отличается)',
      'Антиспам (отличается)',
      'SMS сверх пакета (отличается)',
      'Кешбэк (отличается)',
    ]);
    const links = [...find(host, 'nav').querySelectorAll('a')];
    expect(
      links.map((link) => [textOf(link), link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['Все параметры', '/tariffs/all/compare?ids=small,large#compare', null],
      ['Только различия', '/tariffs/all/compare?ids=small,large&only=differences#compare', 'true'],
    ]);
  });

  test('says that tariffs do not differ rather than show an empty table', async () => {
    const twin = tariff('twin', { baseParams: [calls(300), traffic(15)], restParams: small.restParams });
    const host = await show('ids=small,twin&only=differences', [small, twin]);
    expect(rows(host)).toEqual([]);
    expect(host.textContent).toContain('Параметры этих тарифов одинаковы');
  });

  test('says of a tariff of zero roubles that it has no subscription fee', () => {
    const price = { amount: 0, period: '30 дней' };
    const free = toCompared({ ...small, productPrice: price });
    expect([free.price, free.priceText]).toEqual([null, 'Без\u00a0абонентской платы']);
  });

  test('shows the price that the card of the tariff shows', async () => {
    expect(toCompared(small).price).toEqual(toProductPrice(small));
    const [price] = [...(await show('ids=small')).querySelectorAll('thead td')];
    expect(textOf(price)).toBe('старая цена 500 ₽ 400 ₽ за 30 дней');
  });

  test('leads to connecting a tariff, and to the page of one that is closed', async () => {
    const host = await show('ids=small,closed');
    const buttons = [...host.querySelectorAll('thead td a')].map((link) => [
      textOf(link),
      link.getAttribute('href'),
    ]);
    expect(buttons).toEqual([
      ['Выбрать', '/tariffs/all/small#connect'],
      ['Подробнее', '/tariffs/all/closed'],
    ]);
    expect(host.textContent).toContain('Закрыт для подключения');
  });

  test('lets go of a tariff, and of the last one to the list', async () => {
    const remove = (host: HTMLElement, name: string) => find(host, `a[aria-label^="Убрать «${name}»"]`);
    const host = await show('ids=small,large&only=differences');
    expect(remove(host, 'SMALL').getAttribute('href')).toBe(`${PATH}?ids=large&only=differences`);
    expect(remove(await show('ids=small'), 'SMALL').getAttribute('href')).toBe(PATH);
  });

  test('takes one more by a plain form, but no closed one, and none beyond four', async () => {
    const form = find(await show('ids=small&only=differences'), 'form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', PATH]);
    const hidden = [...form.querySelectorAll<HTMLInputElement>('input[type="hidden"]')];
    expect(hidden.map(({ name, value }) => [name, value])).toEqual([
      ['ids', 'small'],
      ['only', 'differences'],
    ]);
    expect([...form.querySelectorAll('select[name="ids"] option')].map(textOf)).toEqual(['LARGE']);
    const five = ['a', 'b', 'c', 'd', 'e'].map((id) => tariff(id));
    const full = await show('ids=a,b,c,d,e', five);
    expect(heads(full)).toHaveLength(1 + COMPARE_LIMIT);
    expect(full.querySelector('form')).toBeNull();
    expect(full.textContent).toContain('не\u00a0больше 4 тарифов');
  });

  test('says kindly that a tariff of the address is not known', async () => {
    expect((await show('ids=small,gone')).textContent).toContain('Одного из тарифов');
    expect((await show('ids=small,gone,lost')).textContent).toContain('Некоторых тарифов');
    expect((await show('ids=small')).querySelector('[role="note"]')).toBeNull();
  });

  test('is a table with a name, heads of columns and of rows, that the keyboard can scroll', async () => {
    const host = await show('ids=small,large');
    expect(textOf(find(host, 'caption'))).toBe('Сравнение тарифов: «SMALL», «LARGE»');
    expect(host.querySelectorAll('thead th[scope="col"]')).toHaveLength(3);
    expect(host.querySelectorAll('tbody th[scope="rowgroup"]')).toHaveLength(3);
    expect(host.querySelectorAll('tbody th[scope="row"]')).toHaveLength(6);
    expect(find(host, '[role="group"]').getAttribute('tabindex')).toBe('0');
  });

  test('holds tariffs that say nothing of themselves', () => {
    const bare = [tariff('a'), tariff('b', { link: 'javascript:alert(1)', baseParams: [{}] })];
    expect(toSections(bare)).toEqual([]);
    expect(onlyDiffering(toSections(bare))).toEqual([]);
    expect(bare.map((product) => toCompared(product).url)).toEqual(['/tariffs/all/a', null]);
  });
});

describe('the list to choose from', () => {
  test('is a plain form with all current tariffs', async () => {
    const host = await show('');
    const form = find(host, 'form');
    expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', PATH]);
    const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    expect(boxes.map(({ name, value }) => [name, value])).toEqual([
      ['ids', 'small'],
      ['ids', 'large'],
    ]);
  });

  test('stands there when the address names no tariff that there is', async () => {
    const host = await show('ids=gone');
    expect(host.querySelectorAll('input[type="checkbox"]')).toHaveLength(2);
    expect(host.textContent).toContain('Тарифов из этой ссылки');
  });

  test('gives way to a line and a link when the operator has none', async () => {
    const host = await show('', []);
    expect(host.querySelector('form')).toBeNull();
    expect(find(host, 'a').getAttribute('href')).toBe('/tariffs/all');
  });
});

describe('with scripts', () => {
  const report = vi.fn();
  let controller = new AbortController();

  async function start(query: string, known?: readonly Product[]): Promise<HTMLElement> {
    const host = await show(query, known);
    document.body.replaceChildren(host);
    controller = new AbortController();
    enhance(host, { signal: controller.signal, report });
    return host;
  }

  afterEach(() => {
    controller.abort();
    document.body.replaceChildren();
    Reflect.deleteProperty(navigator, 'clipboard');
  });

  const useClipboard = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });

  test('the address of the comparison can be copied', async () => {
    const writeText = vi.fn(async () => undefined);
    useClipboard(writeText);
    const host = await start('ids=small&ids=large&only=differences&utm_source=mail');
    expect(find(host, '[data-sharing]').hidden).toBe(false);
    find(host, '[data-copy]').click();
    await eventually(() => expect(find(host, '[data-copied]').textContent).toBe('Ссылка скопирована'));
    expect(writeText).toHaveBeenCalledWith(
      `${location.origin}/tariffs/all/compare?ids=small,large&only=differences`,
    );
    expect(report).toHaveBeenCalledWith({ event: 'compare_share', block: 'compare', tariffs: 2 });
  });

  test('who may not copy is told another way', async () => {
    useClipboard(() => Promise.reject(new Error('not allowed')));
    const host = await start('ids=small');
    find(host, '[data-copy]').click();
    await eventually(() => expect(find(host, '[data-copied]').textContent).toContain('адресной строки'));
  });

  test('no more can be ticked than are compared', async () => {
    const many = ['a', 'b', 'c', 'd', 'e'].map((id) => tariff(id));
    const host = await start('', many);
    const boxes = [...host.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
    for (const box of boxes.slice(0, COMPARE_LIMIT)) box.click();
    expect(boxes.map((box) => box.disabled)).toEqual([false, false, false, false, true]);
    expect(find(host, '[data-count]').textContent).toBe('Выбрано 4 из\u00a04');
    boxes[0]?.click();
    expect(boxes.some((box) => box.disabled)).toBe(false);
  });
});
