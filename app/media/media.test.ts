import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseFormat } from './choose-format';
import { DiskCache } from './disk-cache';
import { Originals, toVersion } from './originals';
import { ResizedPictures, toCacheName, type Wanted } from './resized-pictures';
import { resizeImage } from './resize-image';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'media-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fail = (error: unknown) => {
  throw error;
};
const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00b956' } });

describe('the format', () => {
  test.each([
    ['image/avif,image/webp,image/apng,image/*,*/*;q=0.8', 'avif'],
    ['image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'webp'],
    ['image/avif;q=0, image/WebP;q=0.4', 'webp'],
    ['image/avif;q=0.0', 'jpeg'],
    ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    [undefined, 'jpeg'],
  ])('for «%s» is %s', (accept, format) => expect(chooseFormat(accept, 'jpeg')).toBe(format));
});

describe('a folder of originals', () => {
  test('gives a file with the version of its bytes, which follows them', async () => {
    await mkdir(path.join(folder, 'a'));
    const file = path.join(folder, 'a/b.JPG');
    await writeFile(file, 'one');
    const originals = new Originals(folder);
    expect(await originals.get('/a/b.JPG')).toMatchObject({
      ending: 'jpg',
      version: toVersion(Buffer.from('one')),
    });
    await writeFile(file, 'other');
    expect(await originals.get('/a/b.JPG')).toMatchObject({ version: toVersion(Buffer.from('other')) });
  });

  test('gives nothing outside of it, and nothing that is not media', async () => {
    const outside = path.join(folder, 'outside.jpg');
    const root = path.join(folder, 'root');
    await mkdir(path.join(root, 'sub.jpg'), { recursive: true });
    await writeFile(outside, 'secret');
    await symlink(outside, path.join(root, 'link.jpg'));
    for (const name of ['.hidden.jpg', 'manifest.json', 'make.ts', 'README.md', 'noending']) {
      await writeFile(path.join(root, name), 'x');
    }
    const originals = new Originals(root);
    const paths = [
      '/../outside.jpg',
      '/sub.jpg/../../outside.jpg',
      '/%2e%2e/outside.jpg',
      '/link.jpg',
      '/sub.jpg',
    ];
    const others = [
      '/.hidden.jpg',
      '/manifest.json',
      '/make.ts',
      '/README.md',
      '/noending',
      '/',
      '',
      '//a.jpg',
    ];
    for (const asked of [
      ...paths,
      ...others,
      '/a\0.jpg',
      '/a\\b.jpg',
      `/${'a'.repeat(5000)}.jpg`,
      '/gone.jpg',
    ]) {
      expect([asked, await originals.get(asked)]).toEqual([asked, null]);
    }
  });
});

describe('a resized picture', () => {
  test('is as wide as asked and never wider than its original', async () => {
    const original = await draw(900, 600).jpeg().toBuffer();
    for (const [asked, width, height] of [
      [480, 480, 320],
      [1920, 900, 600],
    ] as const) {
      const made = await sharp(await resizeImage(original, asked, 'webp')).metadata();
      expect([made.format, made.width, made.height]).toEqual(['webp', width, height]);
    }
  });

  test('has no metadata of its original and stands upright', async () => {
    const original = await draw(600, 300)
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const made = await sharp(await resizeImage(original, 320, 'jpeg')).metadata();
    expect([made.width, made.height, made.exif, made.orientation]).toEqual([300, 600, undefined, undefined]);
  });

  test.each([
    ['text', async () => Buffer.from('not a picture')],
    ['half a file', async () => (await draw(900, 600).png().toBuffer()).subarray(0, 1500)],
    [
      'SVG under another name',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['41 megapixels', () => draw(8200, 5000).png().toBuffer()],
  ])('is not made of %s', async (_name, make) => {
    await expect(resizeImage(await make(), 320, 'webp')).rejects.toThrow();
  });
});

describe('pictures', () => {
  async function want(width = 640): Promise<Wanted> {
    const file = path.join(folder, 'a.jpg');
    await writeFile(file, await draw(900, 600).jpeg().toBuffer());
    return { original: { file, ending: 'jpg', version: 'abc' }, width, format: 'webp' };
  }
  const cacheFolder = () => path.join(folder, 'cache');

  test('are made once for all who ask for the same, and never again', async () => {
    let made = 0;
    const count = async () => {
      made += 1;
      return Buffer.from('picture');
    };
    const wanted = await want();
    const pictures = new ResizedPictures(new DiskCache(cacheFolder(), 9999, fail), () => undefined, count);
    const answers = await Promise.all(Array.from({ length: 20 }, () => pictures.obtain(wanted)));
    expect(answers.map(String)).toEqual(Array.from({ length: 20 }, () => 'picture'));
    expect(made).toBe(1);
    const restarted = new ResizedPictures(new DiskCache(cacheFolder(), 9999, fail), () => undefined, count);
    expect(String(await restarted.obtain(wanted))).toBe('picture');
    expect(made).toBe(1);
  });

  test('that cannot be made are not tried again at once', async () => {
    const outcomes: string[] = [];
    const refuse = () => Promise.reject(new Error('broken'));
    const cache = new DiskCache(cacheFolder(), 9999, fail);
    const pictures = new ResizedPictures(cache, (_format, outcome) => outcomes.push(outcome), refuse);
    const wanted = await want();
    await expect(pictures.obtain(wanted)).rejects.toThrow('broken');
    await expect(pictures.obtain(wanted)).rejects.toThrow('broken');
    expect(outcomes).toEqual(['failed']);
  });

  test('have a name of their own for every width, format and version', async () => {
    const wanted = await want();
    const others: Wanted[] = [
      { ...wanted, width: 320 },
      { ...wanted, format: 'avif' },
      { ...wanted, original: { ...wanted.original, version: 'abd' } },
    ];
    expect(new Set([wanted, ...others].map(toCacheName)).size).toBe(4);
  });
});
