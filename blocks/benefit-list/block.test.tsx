// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const show = (props: Input) => renderHtml(<View id="why" props={block.props.parse(props)} data={null} />);
const benefits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ title: `Преимущество ${index + 1}` }));

describe('benefit-list', () => {
  test('[BLK-213] lists benefits with a picture, a title and a text', () => {
    const picture = { src: '/media/spot.svg', width: 96, height: 96, alt: '' };
    const page = show({ title: 'Почему мы', items: [{ picture, title: 'Сеть', text: 'Везде' }] });
    expect(page.querySelectorAll('li')).toHaveLength(1);
    expect(page.querySelector('li h3')?.textContent).toBe('Сеть');
    expect(page.querySelector('li p')?.textContent).toBe('Везде');
    expect(page.querySelector('li img')?.getAttribute('src')).toBe('/media/spot.svg');
  });

  test.each([1, 4, 5, 40])('lists all of %i', (count) => {
    expect(show({ items: benefits(count) }).querySelectorAll('li')).toHaveLength(count);
  });

  test('without a title its benefits stand one level higher in the outline', () => {
    expect(show({ items: benefits(2) }).querySelectorAll('h2')).toHaveLength(2);
  });

  test('a benefit of a title alone has no empty paragraph or picture', () => {
    expect(show({ items: [{ title: 'Бесплатно' }] }).querySelector('p, img')).toBeNull();
  });
});
