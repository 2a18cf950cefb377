// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

const show = (count: number, title?: string) => {
  const items = Array.from({ length: count }, (_, index) => ({
    text: `Тема ${index + 1}`,
    url: '/services',
  }));
  return renderHtml(
    <View id="topics" props={block.props.parse({ items, ...(title && { title }) })} data={null} />,
  );
};

describe('chips-carousel', () => {
  test.each([1, 40])('[BLK-217] is a row of links that works without scripts: %i', (count) => {
    const page = show(count, 'Темы');
    expect(page.querySelectorAll('li > a[href="/services"]')).toHaveLength(count);
    expect(find(page, '[data-arrows]').hidden).toBe(true);
  });

  test('is a navigation with a name, with a title and without', () => {
    expect(find(show(2, 'Выберите тему'), 'nav').getAttribute('aria-label')).toBe('Выберите тему');
    expect(find(show(2), 'nav').getAttribute('aria-label')).toBe('Темы');
  });

  test('says which links open a new tab', () => {
    const items = [{ text: 'Магазин', url: 'https://shop.example.test/', newWindow: true }];
    const page = renderHtml(<View id="topics" props={block.props.parse({ items })} data={null} />);
    expect(find(page, 'a').textContent).toBe('Магазин (откроется в новой вкладке)');
    expect(find(page, 'a').getAttribute('rel')).toBe('noopener noreferrer');
  });
});
