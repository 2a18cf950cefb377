// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { find, renderHtml } from '#blocks/ui/testing/render-html';
import { block } from './block';
import View from './view';

type Input = (typeof block)['examples'][number]['props'];

const poster = { src: '/media/cctv.svg', width: 480, height: 320, alt: 'Камера' };
const film = { title: 'Умный дом', poster, videoSrc: '/media/house.mp4' };
const show = (props: Input) => renderHtml(<View id="films" props={block.props.parse(props)} data={null} />);
const toAbsolute = (url: string) => `https://moscow.example.test${url}`;

describe('video-tile', () => {
  test('loads and plays nothing by itself, and makes no sound', () => {
    const video = find(show({ items: [film] }), 'video');
    expect(video.getAttribute('preload')).toBe('none');
    expect(video.hasAttribute('autoplay')).toBe(false);
    expect(video.hasAttribute('muted')).toBe(true);
  });

  test('shows the poster, the words, the captions and what happens in the film', () => {
    const page = show({
      title: 'Как это работает',
      items: [
        {
          ...film,
          text: 'Камера увидит движение.',
          captionsSrc: '/media/house.vtt',
          transcript: 'Курьер подходит к двери.',
          link: { text: 'О наблюдении', url: '/cctv' },
        },
      ],
    });
    expect(find(page, 'img').getAttribute('alt')).toBe('Камера');
    expect(find(page, 'track').getAttribute('src')).toBe('/media/house.vtt');
    expect(find(page, 'details').textContent).toContain('Курьер подходит к двери.');
    expect(find(page, 'a[href="/cctv"]').textContent).toBe('О наблюдении');
    expect(find(page, 'article').textContent).toContain('Камера увидит движение.');
  });

  test('without a film has neither a player nor a button', () => {
    const page = show({ items: [{ title: 'Телевидение', poster }] });
    expect(page.querySelector('video, button, noscript, details, p, a')).toBeNull();
    expect(find(page, 'h2').textContent).toBe('Телевидение');
  });

  test('without scripts the file can be opened', () => {
    expect(find(show({ items: [film] }), 'noscript').innerHTML).toContain('href="/media/house.mp4"');
  });

  test.each([1, 40])('can be as many as content wants: %i', (count) => {
    const items = Array.from({ length: count }, (_, index) => ({ ...film, title: `Ролик ${index + 1}` }));
    expect(show({ items }).querySelectorAll('li article')).toHaveLength(count);
  });

  test('tells search engines of its films, and of nothing where there are none', () => {
    const props = block.props.parse({
      items: [
        { ...film, uploadDate: '2025-06-01' },
        { ...film, videoSrc: undefined },
      ],
    });
    expect(block.seo?.(props, null, { toAbsolute })).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'VideoObject',
          name: 'Умный дом',
          description: 'Умный дом',
          thumbnailUrl: 'https://moscow.example.test/media/cctv.svg',
          contentUrl: 'https://moscow.example.test/media/house.mp4',
          uploadDate: '2025-06-01',
        },
      ],
    });
    const still = block.props.parse({ items: [{ title: 'Телевидение', poster }] });
    expect(block.seo?.(still, null, { toAbsolute })).toBeNull();
  });
});
