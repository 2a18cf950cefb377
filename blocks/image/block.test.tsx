// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const image = { src: '/media/router.svg', width: 480, height: 320, alt: 'Роутер' };
const show = (props: Input) => renderHtml(<View id="picture" props={block.props.parse(props)} data={null} />);

describe('image', () => {
  test('shows the picture with its size, its words and its caption', () => {
    const page = show({ image, caption: 'До 80 м²' });
    const picture = find(page, 'figure img');
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['480', '320']);
    expect(picture.getAttribute('alt')).toBe('Роутер');
    expect(find(page, 'figcaption').textContent).toBe('До 80 м²');
  });

  test('has no empty caption', () => {
    expect(show({ image }).querySelector('figcaption')).toBeNull();
  });

  test('is fetched when it comes near, or first of all when it opens the page', () => {
    expect(find(show({ image }), 'img').getAttribute('loading')).toBe('lazy');
    expect(find(show({ image, priority: true }), 'img').getAttribute('fetchpriority')).toBe('high');
  });
});
