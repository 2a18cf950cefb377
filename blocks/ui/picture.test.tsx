// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { Picture } from './picture';
import { find, renderHtml as render } from './testing/render-html';

const photo = { src: '/media/a.jpg?v=0f3c', width: 1920, height: 800, alt: 'Берег' };
const phone = { src: '/media/b.jpg', width: 720, height: 720 };
const drawing = { src: '/media/a.svg', width: 480, height: 320, alt: '' };

describe('a raster of our own', () => {
  test('comes in every width of the list up to its own, under the same version', () => {
    const img = find(render(<Picture image={photo} />), 'img');
    expect(img.getAttribute('srcset')?.split(', ')).toEqual([
      '/media/a.jpg?v=0f3c&w=320 320w',
      '/media/a.jpg?v=0f3c&w=480 480w',
      '/media/a.jpg?v=0f3c&w=640 640w',
      '/media/a.jpg?v=0f3c&w=960 960w',
      '/media/a.jpg?v=0f3c&w=1280 1280w',
      '/media/a.jpg?v=0f3c&w=1920 1920w',
    ]);
    expect(img.getAttribute('src')).toBe('/media/a.jpg?v=0f3c&w=1280');
    expect([img.getAttribute('width'), img.getAttribute('height')]).toEqual(['1920', '800']);
  });

  test('between two widths is offered whole by its real width', () => {
    const source = find(render(<Picture image={{ ...photo, phone }} />), 'source');
    expect(source.getAttribute('srcset')).toMatch(/w=640 640w, \/media\/b\.jpg\?w=960 720w$/);
    expect([source.getAttribute('width'), source.getAttribute('height')]).toEqual(['720', '720']);
    const small = find(render(<Picture image={{ ...photo, src: '/media/c.png', width: 200 }} />), 'img');
    expect(small.getAttribute('srcset')).toBe('/media/c.png?w=320 200w');
    expect(small.getAttribute('src')).toBe('/media/c.png?w=320');
  });

  test('larger than the list is offered up to the list', () => {
    const img = find(render(<Picture image={{ ...photo, width: 4000 }} />), 'img');
    expect(img.getAttribute('srcset')).toMatch(/w=1920 1920w$/);
  });

  test('is measured where it stands when it is lazy, and named its width when it is first', () => {
    const lazy = find(render(<Picture image={photo} sizes="240px" />), 'img');
    expect([lazy.getAttribute('sizes'), lazy.getAttribute('loading')]).toEqual(['auto, 240px', 'lazy']);
    const first = find(render(<Picture image={photo} priority />), 'img');
    expect(first.getAttribute('sizes')).toBe('(min-width: 1440px) 1280px, 100vw');
    expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual([null, 'high']);
  });

  test('that is cut by its frame keeps its focus in sight, without a style attribute', () => {
    const image = { ...photo, focus: { x: 96, y: 30 } };
    const focusOf = (element: Element) => [...element.classList].filter((name) => name.startsWith('focus'));
    const cut = find(render(<Picture image={image} fit="cover" />), 'picture');
    expect(focusOf(cut)).toEqual(['focus-x-100', 'focus-y-25']);
    const own = { ...photo, phone: { ...photo, focus: { x: 50, y: 32 } } };
    const onPhone = find(render(<Picture image={own} fit="cover" />), 'picture');
    expect([...onPhone.classList].filter((name) => name.includes('focus'))).toEqual([
      'phone-focus-x-50',
      'phone-focus-y-25',
    ]);
    const middle = { ...photo, focus: { x: 50, y: 50 } };
    const inTheMiddle = find(render(<Picture image={middle} fit="cover" />), 'picture');
    expect(focusOf(inTheMiddle)).toEqual(['focus-x-50', 'focus-y-50']);
    expect(focusOf(find(render(<Picture image={photo} fit="cover" />), 'picture'))).toEqual([]);
    expect(focusOf(find(render(<Picture image={image} />), 'picture'))).toEqual([]);
  });

  test('has a coloured place without a style attribute until it is there', () => {
    const page = render(<Picture image={{ ...photo, placeholder: 'sand' }} />);
    expect(page.querySelector('picture.place-sand')).not.toBeNull();
    expect(page.querySelector('[style]')).toBeNull();
    expect(render(<Picture image={photo} />).querySelector('.place-neutral')).not.toBeNull();
  });

  test('that may have holes has no colour behind it unless content says so', () => {
    const png = { ...photo, src: '/media/a.png' };
    expect(render(<Picture image={png} />).innerHTML).not.toContain('place-');
    expect(render(<Picture image={{ ...png, placeholder: 'mint' }} />).innerHTML).toContain('place-mint');
  });
});

describe('any other picture', () => {
  test.each(['/media/a.svg', 'https://cdn.example/a.jpg'])('comes as it is: %s', (src) => {
    const img = find(render(<Picture image={{ ...drawing, src }} />), 'img');
    expect([img.getAttribute('src'), img.hasAttribute('srcset'), img.hasAttribute('sizes')]).toEqual([
      src,
      false,
      false,
    ]);
    expect(render(<Picture image={{ ...drawing, src }} />).innerHTML).not.toContain('place-');
  });
});
