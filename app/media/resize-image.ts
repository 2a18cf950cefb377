import type { Sharp } from 'sharp';
import type { PictureFormat } from './choose-format';
import { loadSharp } from './load-sharp';

/** About 7700×5200: more than any original needs, and little enough memory for two at a time. */
export const MAX_INPUT_PIXELS = 40_000_000;
export const RESIZE_TIMEOUT_SECONDS = 15;

/** Changing any of these makes other pictures of the same originals; it is a part of the cache's keys. */
export const ENCODING = 'avif50e2-webp76-jpeg78-png9';

/** The original is not a still raster that sharp reads, or there is too much of it. */
export class UnreadableOriginalError extends Error {
  override name = 'UnreadableOriginalError';
}

const READABLE = new Set(['jpeg', 'png', 'webp', 'heif']);

/**
 * The picture at most `width` px wide (never enlarged), upright, without metadata. Rejects when the original is
 * broken, moving, larger than MAX_INPUT_PIXELS, or takes longer than RESIZE_TIMEOUT_SECONDS.
 */
export async function resizeImage(original: Buffer, width: number, format: PictureFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const;
  const { format: read, pages = 1 } = await sharp(original, options).metadata();
  if (!READABLE.has(read)) throw new UnreadableOriginalError(`it is ${read}, not a raster`);
  // A moving picture would stop at its first frame.
  if (pages > 1) throw new UnreadableOriginalError('it moves');
  const resized = sharp(original, options)
    .timeout({ seconds: RESIZE_TIMEOUT_SECONDS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  return encode(resized, format).toBuffer();
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    // A visitor waits for the first of each: effort 4 takes six times as long and saves a tenth of the bytes.
    case 'avif':
      return picture.avif({ quality: 50, effort: 2 });
    case 'webp':
      return picture.webp({ quality: 76, effort: 4 });
    case 'jpeg':
      return picture.jpeg({ quality: 78, mozjpeg: true });
    case 'png':
      return picture.png({ compressionLevel: 9 });
  }
}
