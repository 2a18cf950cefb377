// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toProductPage } from '#blocks/ui/testing/product-page';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { sampleProduct } from '#schemas/testing/sample-product';
import { block } from './block';
import enhance from './enhance';
import View from './view';

type Fields = Parameters<typeof sampleProduct>[0];
type Input = (typeof block)['examples'][number]['props'];

async function show(fields: Fields | null, input: Input = {}, path = '/tariffs/all/start') {
  const props = block.props.parse(input);
  const product = fields === null ? null : sampleProduct(fields);
  const data = await block.load?.(props, toProductPage(product, { path }));
  if (data === undefined) throw new Error('nothing loaded');
  return renderHtml(<View id="information" props={props} data={data} />);
}

const full: Fields = {
  features: [
    { key: 'Есть ли подписки', value: 'Нет' },
    { key: 'Как получить помощь', value: '<p>Наберите <strong>0500</strong></p>' },
  ],
  pdf: '/files/tariffs/start.pdf',
  pdfSize: 35_381,
  offerLink: '/tariffs/all/offer/start',
};

afterEach(() => vi.unstubAllGlobals());

describe('the additional information', () => {
  test('[TRF-254] [TRF-403] is one accordion for each feature under «Дополнительная информация»', async () => {
    const page = await show(full);
    expect(find(page, 'h2').textContent).toBe('Дополнительная информация');
    const items = [...page.querySelectorAll('details')].map((details) => [
      details.querySelector('summary')?.textContent,
      details.lastElementChild?.textContent,
    ]);
    expect(items).toEqual([
      ['Есть ли подписки', 'Нет'],
      ['Как получить помощь', 'Наберите 0500'],
    ]);
  });

  test('[TRF-255] has the PDF with its size', async () => {
    const link = find(await show(full), 'a[download]');
    expect(link.getAttribute('href')).toBe('/files/tariffs/start.pdf');
    expect(link.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Скачать подробную информацию о тарифе, PDF, 34,6 КБ',
    );
  });

  test('[TRF-256] leads to the detailed page', async () => {
    expect(find(await show(full), 'p > a').getAttribute('href')).toBe('/tariffs/all/offer/start');
    const detailLink = { text: 'Условия', url: '/help/tariffs' };
    const own = await show(full, { detailLink });
    expect([...own.querySelectorAll('p > a')].map((link) => link.getAttribute('href'))).toEqual([
      '/help/tariffs',
    ]);
  });

  test('on the detailed page itself does not lead to it', async () => {
    expect((await show(full, {}, '/tariffs/all/offer/start')).querySelector('p > a')).toBeNull();
  });

  test('is not there when the operator does not answer, or has nothing to say', async () => {
    expect((await show(null)).innerHTML).toBe('');
    expect((await show({})).innerHTML).toBe('');
  });

  test('reports what is opened and taken', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const page = await show(full);
    const visit = new AbortController();
    const report = vi.fn();
    enhance(page, { signal: visit.signal, report });
    page.querySelector('summary')?.click();
    find(page, 'a[download]').addEventListener('click', (event) => event.preventDefault());
    find(page, 'a[download]').click();
    visit.abort();
    expect(report.mock.calls).toEqual([
      [{ event: 'accordion_open', block: 'information', position: 1 }],
      [{ event: 'download', block: 'information', file: 'start.pdf' }],
    ]);
  });
});
