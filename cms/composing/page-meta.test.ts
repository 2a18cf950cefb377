import { expect, test } from 'vitest';
import { readMeta, writeMeta } from './page-meta';

const DESCRIPTION = { name: 'description' };
const PICTURE = { property: 'og:image' };
const robots = { name: 'robots', content: 'noindex', lang: 'ru' };

test('reads a tag of any list, and writes it where it stands', () => {
  const meta = [robots, { name: 'description', content: 'Старое' }];
  expect(readMeta(meta, DESCRIPTION)).toBe('Старое');
  expect(writeMeta(meta, DESCRIPTION, 'Новое')).toEqual([robots, { name: 'description', content: 'Новое' }]);
  expect(readMeta(meta, PICTURE)).toBe('');
  expect(readMeta('broken', DESCRIPTION)).toBe('');
});

test('adds a tag that is missing and takes an emptied one out, and leaves the others alone', () => {
  const added = writeMeta([robots], PICTURE, '/media/og.png');
  expect(added).toEqual([robots, { property: 'og:image', content: '/media/og.png' }]);
  expect(writeMeta(added, PICTURE, '')).toEqual([robots]);
  expect(writeMeta(undefined, DESCRIPTION, 'Есть')).toEqual([{ name: 'description', content: 'Есть' }]);
});
