import { expect, test } from 'vitest';
import { readGalleryView, toExamplePath, toGallerySearch } from './gallery-view';

const read = (query: string) => readGalleryView(new URLSearchParams(query));

test('the address says width, theme and audience, and passes over what it does not know', () => {
  expect(read('width=360&theme=dark&audience=b2b')).toEqual({ width: '360', theme: 'dark', audience: 'b2b' });
  expect(read('width=full').width).toBe('full');
  expect(read('width=361&theme=blue&audience=all&x=1')).toEqual({ width: null, theme: null, audience: null });
});

test('a view and its address say the same', () => {
  for (const query of [
    '',
    '?width=1024',
    '?theme=light&audience=b2c',
    '?width=full&theme=dark&audience=b2b',
  ]) {
    expect(toGallerySearch(read(query))).toBe(query);
  }
});

test('an example stands in its frame in the theme and for the audience of the page, and is no frame of frames', () => {
  expect(toExamplePath('cards', 2, read('width=768&theme=dark'))).toBe('/dev/blocks/cards/2?theme=dark');
});
