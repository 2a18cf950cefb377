// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

/** As the server sends it: what visitors have before the scripts, and without them. */
const show = (props: Input) => renderHtml(<View id="more" props={block.props.parse(props)} data={null} />);
const items = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: `Подписка ${index + 1}`,
    link: { text: 'Подключить', url: `/services/${index + 1}` },
  }));

describe('card-carousel', () => {
  test('is a list that can be scrolled by keyboard and has a name', () => {
    const page = show({ title: 'Подписки', items: items(3) });
    const viewport = find(page, '[role="group"]');
    expect(viewport.getAttribute('tabindex')).toBe('0');
    expect(find(page, `[id="${viewport.getAttribute('aria-labelledby')}"]`).textContent).toBe('Подписки');
    expect(viewport.querySelectorAll('ul > li')).toHaveLength(3);
  });

  test.each([1, 40])('holds all of %i', (count) => {
    expect(show({ title: 'Подписки', items: items(count) }).querySelectorAll('li')).toHaveLength(count);
  });

  test('names each link after its card', () => {
    const page = show({ title: 'Подписки', items: items(1) });
    const ids = find(page, 'li a').getAttribute('aria-labelledby')?.split(' ') ?? [];
    expect(ids.map((id) => find(page, `[id="${id}"]`).textContent)).toEqual(['Подключить', 'Подписка 1']);
  });

  test('keeps its buttons out of sight until they work', () => {
    const page = show({ title: 'Подписки', items: items(9) });
    expect(page.querySelectorAll('[data-arrows][hidden] button')).toHaveLength(2);
  });
});
