import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import manifest from '#fixtures/media/manifest.json';
import { IMAGE_WIDTHS } from '#schemas/values/image-widths';
import { attributesOf } from '#tests/http-client';
import { startSite, type SiteProcess } from './site-process';

const PHOTO = '/media/scenes/coast-wide.jpg';
const VERSION = manifest['scenes/coast-wide'].version;
const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const SAFARI_14 = 'image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5';

const data = mkdtempSync(path.join(tmpdir(), 'media-site-'));
let site: SiteProcess;
beforeAll(async () => {
  site = await startSite({ DATA_DIR: data, GALLERY: '1' });
});
afterAll(() => rmSync(data, { recursive: true, force: true }));

const get = (asked: string, accept = CHROME, headers: Record<string, string> = {}) =>
  site.send({ path: asked, headers: { accept, ...headers } });

async function countResizes(): Promise<number> {
  const { body } = await site.send({ path: '/metrics' });
  return [...body.matchAll(/^media_resizes_total\{.*outcome="made"\} (\d+)$/gm)].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );
}

describe('a raster in a width', () => {
  test.each([
    [CHROME, 'image/avif', 'heif'],
    [SAFARI_14, 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ])('is what the browser accepts: %s', async (accept, type, format) => {
    const { status, headers, bytes } = await get(`${PHOTO}?w=640`, accept);
    expect([status, headers['content-type']]).toEqual([200, type]);
    expect(headers.vary).toMatch(/\bAccept\b(?!-)/);
    expect(headers['content-length']).toBe(String(bytes.length));
    const read = await sharp(bytes).metadata();
    expect([read.format, read.width, read.height]).toEqual([format, 640, 267]);
  });

  test('is smaller than the original, and the smallest as AVIF', async () => {
    const whole = (await get(PHOTO)).bytes.length;
    const [avif, webp, jpeg] = await Promise.all(
      [CHROME, SAFARI_14, '*/*'].map(async (accept) => (await get(`${PHOTO}?w=1280`, accept)).bytes.length),
    );
    expect(jpeg).toBeLessThan(whole);
    expect(webp).toBeLessThan(jpeg ?? 0);
    expect(avif).toBeLessThan(webp ?? 0);
  });

  test('is made once when twenty ask at a time', async () => {
    const before = await countResizes();
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${PHOTO}?w=480`)));
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.toString('base64')}`)).size).toBe(1);
    await get(`${PHOTO}?w=480`);
    expect((await countResizes()) - before).toBe(1);
  });

  test('is one of a closed list of widths', async () => {
    for (const width of ['641', '0', '-1', '99999', '64e1', '', 'x', '640&w=320']) {
      const { status, headers, body } = await get(`${PHOTO}?w=${width}`);
      expect([width, status, headers['cache-control']]).toEqual([width, 400, 'no-store']);
      expect(body).toBe(`w must be one of ${IMAGE_WIDTHS.join(', ')}\n`);
    }
  });

  test('is never enlarged', async () => {
    const { bytes } = await get('/media/scenes/coast-phone.jpg?w=1920', SAFARI_14);
    expect((await sharp(bytes).metadata()).width).toBe(720);
  });

  test('that the browser has is not sent again, and HEAD sends none', async () => {
    const { headers } = await get(`${PHOTO}?w=640`);
    const known = await get(`${PHOTO}?w=640`, CHROME, { 'if-none-match': String(headers.etag) });
    expect([known.status, known.bytes.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
    const other = await get(`${PHOTO}?w=640`, SAFARI_14, { 'if-none-match': String(headers.etag) });
    expect(other.status).toBe(200);
    const head = await site.send({ path: `${PHOTO}?w=640`, method: 'HEAD', headers: { accept: CHROME } });
    expect([head.status, head.bytes.length, head.headers.etag]).toEqual([200, 0, headers.etag]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  test('is kept for a year under its version, for a day without', async () => {
    const keeping = async (query: string) => (await get(`${PHOTO}${query}`)).headers['cache-control'];
    expect(await keeping(`?w=640&v=${VERSION}`)).toBe('public, max-age=31536000, immutable');
    expect(await keeping('?w=640')).toBe('public, max-age=86400');
    expect(await keeping('?w=640&v=abc')).toBe('public, max-age=60');
  });

  test('outlives the server: the next one finds it on the disk', async () => {
    const answer = await get(`${PHOTO}?w=320`);
    expect(readdirSync(path.join(data, 'media-cache')).length).toBeGreaterThan(0);
    await site.stop();
    site = await startSite({ DATA_DIR: data, GALLERY: '1' });
    expect((await get(`${PHOTO}?w=320`)).bytes).toEqual(answer.bytes);
    expect(await countResizes()).toBe(0);
  });
});

describe('a media address', () => {
  test('answers SVG as it is, and lets it run nothing', async () => {
    const { status, headers, body } = await get('/media/og-default.svg?w=640');
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(body).toMatch(/^<svg /);
    expect(headers['content-security-policy']).toContain("script-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each([
    ['/images/shop/phone.svg', 'image/svg+xml'],
    ['/images/story.svg', 'image/svg+xml'],
    ['/media/news/set-v-kazani.svg', 'image/svg+xml'],
    ['/media/og/default.png', 'image/png'],
    ['/files/tariffs/start.pdf', 'application/pdf'],
  ])('answers what content and the sandbox name: %s', async (asked, type) => {
    const { status, headers } = await get(asked);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test('leads to no other file', async () => {
    for (const asked of [
      '/media/manifest.json',
      '/media/manifest.test.ts',
      '/media/make-rasters.ts',
      '/media/README.md',
      '/media/gone.jpg?w=640',
      '/media/scenes',
      '/media/',
      '/files/',
      '/images/gone.svg',
      '/media/%2e%2e/sandbox/png.ts',
      '/media/../../package.json',
      '/media/..%2fpackage.json?w=640',
    ]) {
      const { status, body } = await get(asked);
      expect([asked, [301, 400, 404].includes(status)]).toEqual([asked, true]);
      expect(body).not.toMatch(/"name"|import |"file"/);
    }
  });
});

describe('a page', () => {
  test('offers its photograph in widths that are all answered', async () => {
    const { body } = await site.send({ path: '/dev/blocks/image' });
    const sets = [...attributesOf(body, 'img', 'srcSet'), ...attributesOf(body, 'source', 'srcSet')];
    const addresses = sets.flatMap((set) =>
      set.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
    );
    const rasters = addresses.filter((address) => address.includes('.jpg'));
    expect(rasters.length).toBeGreaterThan(8);
    for (const address of rasters) {
      expect([address, (await get(address.replaceAll('&amp;', '&'), SAFARI_14)).status]).toEqual([
        address,
        200,
      ]);
    }
  });
});
