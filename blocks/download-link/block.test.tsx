// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { formatFileSize } from '#blocks/ui/format-file-size';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import enhance from './enhance';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="files" props={block.props.parse(props)} data={null} />);
const pdf = { title: 'Тариф «Оптимум»', url: '/files/tariffs/optimum.pdf?v=2', sizeBytes: 1_258_291 };

describe('a download link', () => {
  test('[BLK-220] [FORM-450] leads to the file and says its type and size', () => {
    const link = find(show({ files: [pdf] }), 'a');
    expect(link.getAttribute('href')).toBe('/files/tariffs/optimum.pdf?v=2');
    expect(link.hasAttribute('download')).toBe(true);
    expect(link.textContent).toBe('Тариф «Оптимум», PDF, 1,2\u00a0МБ');
  });

  test('takes the type that is given before that of the name', () => {
    const files = [{ title: 'Перечень', url: '/files/list.xlsx', fileType: 'Таблица' }];
    expect(find(show({ files }), 'a').textContent).toBe('Перечень, Таблица');
  });

  test('of which nothing is known says nothing', () => {
    expect(find(show({ files: [{ title: 'Профиль', url: '/files/apn' }] }), 'a').textContent).toBe('Профиль');
  });

  test.each([1, 40])('is one of a list: %i', (count) => {
    const files = Array.from({ length: count }, (_, index) => ({ ...pdf, title: `Файл ${index + 1}` }));
    expect(show({ title: 'Документы', files }).querySelectorAll('ul > li > a')).toHaveLength(count);
  });

  test('reports the file that is taken', () => {
    const page = show({ files: [pdf] });
    const report = vi.fn();
    const controller = new AbortController();
    enhance(page, { signal: controller.signal, report });
    page.addEventListener('click', (event) => event.preventDefault());
    find(page, 'a span').click();
    expect(report.mock.calls).toEqual([[{ event: 'download', block: 'files', file: 'optimum.pdf' }]]);
    controller.abort();
    find(page, 'a').click();
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('the size of a file', () => {
  test.each([
    [1, '1\u00a0Б'],
    [1023, '1023\u00a0Б'],
    [1024, '1,0\u00a0КБ'],
    [1536, '1,5\u00a0КБ'],
    [1_048_575, '1,0\u00a0МБ'],
    [1_048_576, '1,0\u00a0МБ'],
    [20_000_000, '19,1\u00a0МБ'],
    [1_610_612_736, '1,5\u00a0ГБ'],
  ])('[FORM-450] is shown on base 1024 with one decimal: %i', (bytes, words) => {
    expect(formatFileSize(bytes)).toBe(words);
  });
});
