import { fileTypeFromBuffer } from 'file-type';
import { toFileName } from '#app/uploads/file-name';
import { inspectFile } from '#app/uploads/inspect-file.server';
import type { FilePart } from '#app/uploads/multipart-body';
import { toVersion } from '#app/media/originals';
import { loadSharp } from '#app/media/load-sharp';
import { MAX_INPUT_PIXELS, RESIZE_TIMEOUT_SECONDS } from '#app/media/resize-image';
import { cleanSvg, measureSvg } from './clean-svg.server';
import { toMediaName } from './media-name';
import { MAX_SIDE, typeOfName, type MediaType } from './media-types';

/**
 * Why the library does not take a file: its type is none of ours, or ending, declared type and bytes do not agree;
 * too many bytes; too many pixels; it moves; it cannot be decoded; a drawing that is none, or is
 * too complex.
 */
export type MediaRefusal = 'type' | 'size' | 'pixels' | 'moving' | 'broken' | 'drawing' | 'complex';

export interface ReceivedMedia {
  name: string;
  hash: string;
  type: string;
  width: number | null;
  height: number | null;
  content: Buffer;
}

/** Reads a file as it comes in, up to the first byte that decides against it; then looks whether it can be shown. */
export async function receiveMedia(part: FilePart): Promise<ReceivedMedia | { refused: MediaRefusal }> {
  const name = toFileName(part.name);
  const type = typeOfName(name);
  if (type === null) return { refused: 'type' };
  const read = await readBytes(part, name, type);
  if ('refused' in read) return read;
  const measured = await measure(read.content, type);
  if ('refused' in measured) return measured;
  const content = measured.content ?? read.content;
  const hash = toVersion(content);
  const [ending = ''] = type.endings;
  const { width, height } = measured;
  return { name: toMediaName(name, hash, ending), hash, type: type.type, width, height, content };
}

async function readBytes(
  { bytes, type: declared }: FilePart,
  name: string,
  { type, maxBytes }: MediaType,
): Promise<{ content: Buffer } | { refused: MediaRefusal }> {
  const isDrawing = type === 'image/svg+xml';
  const inspector = isDrawing ? null : inspectFile(name, declared);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) return { refused: 'size' };
    if (inspector !== null && !(await inspector.look(chunk))) return { refused: 'type' };
    chunks.push(chunk);
  }
  // One kind of picture under the name of another is fine for a letter, and not for an address that says its type.
  if (inspector !== null && (await inspector.finish()) !== type) return { refused: 'type' };
  const content = Buffer.concat(chunks);
  // Another container of video has no name of its own there.
  if (!isDrawing && (await fileTypeFromBuffer(content))?.mime !== type) return { refused: 'type' };
  if (isDrawing && !DRAWING_TYPES.has(declared.split(';')[0]?.trim() ?? '')) return { refused: 'type' };
  return size === 0 ? { refused: 'type' } : { content };
}

const DRAWING_TYPES = new Set(['image/svg+xml', 'application/octet-stream', '']);

interface Measured {
  width: number | null;
  height: number | null;
  /** In the place of what came. */
  content?: Buffer;
}

async function measure(
  content: Buffer,
  { type, isRaster }: MediaType,
): Promise<Measured | { refused: MediaRefusal }> {
  if (isRaster) return measureRaster(content);
  if (type !== 'image/svg+xml') return { width: null, height: null };
  const cleaned = cleanSvg(content);
  if ('refused' in cleaned) return cleaned;
  const size = measureSvg(cleaned.svg);
  return size === null ? { refused: 'drawing' } : { ...size, content: Buffer.from(cleaned.svg) };
}

/** What the header claims is judged before a pixel is decoded; then all of them are, once. */
async function measureRaster(content: Buffer): Promise<Measured | { refused: MediaRefusal }> {
  const sharp = await loadSharp();
  const options = { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' } as const;
  try {
    const { width, height, pages = 1, orientation = 1 } = await sharp(content, options).metadata();
    if (width * height > MAX_INPUT_PIXELS || Math.max(width, height) > MAX_SIDE) return { refused: 'pixels' };
    if (pages > 1) return { refused: 'moving' };
    await sharp(content, options)
      .timeout({ seconds: RESIZE_TIMEOUT_SECONDS })
      .resize({ width: 16 })
      .raw()
      .toBuffer();
    // From 5 on it lies on its side.
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? 'pixels' : 'broken' };
  }
}
