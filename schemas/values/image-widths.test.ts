import { describe, expect, test } from 'vitest';
import { image } from './image';
import { IMAGE_WIDTHS, isResizable, toImageWidth } from './image-widths';

describe('an address of a picture', () => {
  test.each(['/media/a.jpg', '/media/banners/a-b.webp?v=0f3c', '/images/shop/phone.png', '/media/a.avif'])(
    'comes in several widths when it is a raster of our own: %s',
    (src) => expect(isResizable(src)).toBe(true),
  );

  test.each([
    '/media/a.svg',
    '/media/a.mp4',
    '/media/a.jpg.svg',
    '/pictures/a.jpg',
    'https://cdn.example/media/a.jpg',
    '/media/a.jpg#part',
    'media/a.jpg',
  ])('comes as it is otherwise: %s', (src) => expect(isResizable(src)).toBe(false));
});

describe('a width', () => {
  test('is one of the list, written plainly', () => {
    expect(IMAGE_WIDTHS.map((width) => toImageWidth(String(width)))).toEqual([...IMAGE_WIDTHS]);
    for (const text of ['', '0', '641', '0640', '640.0', '6.4e2', ' 640', '640px', '-640']) {
      expect([text, toImageWidth(text)]).toEqual([text, null]);
    }
  });
});

describe('a picture of content', () => {
  const picture = { src: '/media/a.jpg', width: 1920, height: 800, alt: '' };

  test('may name the colour of its place until it is there, one of a few', () => {
    expect(image.parse({ ...picture, placeholder: 'sand' }).placeholder).toBe('sand');
    expect(image.parse(picture).placeholder).toBeUndefined();
    expect(image.safeParse({ ...picture, placeholder: '#fff' }).success).toBe(false);
  });
});
