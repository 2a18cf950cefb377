import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SpaceOriginals } from './space-originals';

const ORIGIN = 'https://cdn.builder.io';
const URL_OF = `${ORIGIN}/api/v1/image/assets%2Fa?width=800`;

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'space-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const toPng = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: 'green' } })
    .png()
    .toBuffer();

function open(answers: Record<string, Buffer | null>, secret = 'secret') {
  const asked: string[] = [];
  const failures: string[] = [];
  const place = new SpaceOriginals({
    directory,
    origins: new Set([ORIGIN]),
    secret,
    fetchPicture: async (url) => {
      asked.push(url);
      return answers[url] ?? null;
    },
    onFailure: (reason) => failures.push(reason),
  });
  return { place, asked, failures };
}

/** As it stands after `/media`. */
const toPath = (address: string | null) => String(address).replace('/media', '');

describe('pictures of a space', () => {
  test('have an address of this site, behind which they are fetched once', async () => {
    const { place, asked } = open({ [URL_OF]: await toPng() });
    const at = toPath(place.toAddress(URL_OF));
    const [first, second] = await Promise.all([place.get(at), place.get(at)]);
    expect(first).toMatchObject({ ending: 'png', isUploaded: true });
    expect(second).toEqual(first);
    await place.get(at);
    expect(asked).toEqual([URL_OF]);
  });

  test('are still there after a restart', async () => {
    const before = open({ [URL_OF]: await toPng() });
    await before.place.get(toPath(before.place.toAddress(URL_OF)));
    const after = open({});
    expect(await after.place.get(toPath(after.place.toAddress(URL_OF)))).toMatchObject({ ending: 'png' });
    expect(after.asked).toEqual([]);
  });

  test.each([
    'https://evil.example/a.png',
    'http://cdn.builder.io/a.png',
    'data:image/png;base64,AA',
    '//evil.example/a',
  ])('of another host have none: %s', (url) => {
    expect(open({}).place.toAddress(url)).toBeNull();
  });

  test('of this site stay where they are', () => {
    expect(open({}).place.toAddress('/media/app.svg')).toBe('/media/app.svg');
  });

  test('that nobody has signed are not fetched', async () => {
    const { place, asked } = open({ [URL_OF]: await toPng() });
    const forged = open({}, 'another').place.toAddress(URL_OF);
    expect(await place.get(toPath(forged))).toBeNull();
    expect(await place.get('/builder/short-AAAA.jpg')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('are measured; those that are none, or too slow, are left out and told', async () => {
    const page = `${ORIGIN}/page`;
    const { place, failures } = open({ [URL_OF]: await toPng(), [page]: Buffer.from('<html>') });
    expect(await place.measure([URL_OF, page, 'https://evil.example/a'], 5000)).toEqual(
      new Map([[URL_OF, { width: 30, height: 20 }]]),
    );
    expect(failures).toEqual(['no picture']);
    expect(readdirSync(path.join(directory, 'builder-media'))).toHaveLength(1);
  });

  test('that hang hold up nobody longer than the time', async () => {
    const hung = new SpaceOriginals({
      directory,
      origins: new Set([ORIGIN]),
      secret: 's',
      fetchPicture: () => new Promise(() => undefined),
      onFailure: () => undefined,
    });
    expect(await hung.measure([URL_OF], 20)).toEqual(new Map());
  });
});
