// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="more" props={block.props.parse(props)} data={null} />);

describe('link-list', () => {
  test('lists links with their descriptions', () => {
    const page = show({
      title: 'Полезное',
      links: [{ text: 'Тарифы', url: '/tariffs', description: 'Все' }],
    });
    expect(find(page, 'li a').getAttribute('href')).toBe('/tariffs');
    expect(find(page, 'li p').textContent).toBe('Все');
  });

  test.each([1, 40])('lists all of %i', (count) => {
    const links = Array.from({ length: count }, (_, index) => ({
      text: `Город ${index}`,
      url: `/city/${index}`,
    }));
    expect(show({ links }).querySelectorAll('li a')).toHaveLength(count);
  });

  test('says that a link opens a new tab', () => {
    const page = show({
      links: [{ text: 'Telegram', url: 'https://messenger.example.com/', newWindow: true }],
    });
    expect(find(page, 'a').textContent).toContain('откроется в новой вкладке');
    expect(find(page, 'a').getAttribute('rel')).toContain('noopener');
  });

  test('refuses an address that could run a script', () => {
    expect(block.props.safeParse({ links: [{ text: 'А', url: 'javascript:alert(1)' }] }).success).toBe(false);
  });
});
