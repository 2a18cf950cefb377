import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { PictureFormat } from './choose-format';
import type { DiskCache } from './disk-cache';
import type { Original } from './originals';
import { ENCODING, resizeImage } from './resize-image';
import { WorkQueue } from './work-queue';

/** Two encoders at most: the other threads of Node's pool stay free for files and compression. */
const MAX_RUNNING = 2;
const MAX_WAITING = 100;
/** A broken original is not decoded again for every request. */
const FAILURE_MS = 60_000;
const KNOWN_FAILURES = 500;
const KEY_LENGTH = 32;

export interface Wanted {
  original: Original;
  /** One of IMAGE_WIDTHS. */
  width: number;
  format: PictureFormat;
}

export type Resize = (bytes: Buffer, width: number, format: PictureFormat) => Promise<Buffer>;

/** Named after everything that decides its bytes, so it is never out of date. */
export function toCacheName({ original, width, format }: Wanted): string {
  const hash = createHash('sha256')
    .update(`${original.version}\n${width}\n${format}\n${ENCODING}`)
    .digest('hex');
  return `${hash.slice(0, KEY_LENGTH)}.${format}`;
}

/** Pictures in the widths of the list: from the disk, or made once for all who ask for the same at a time. */
export class ResizedPictures {
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private readonly failures = new LRUCache<string, Error>({ max: KNOWN_FAILURES, ttl: FAILURE_MS });
  private readonly queue = new WorkQueue(MAX_RUNNING, MAX_WAITING);

  constructor(
    private readonly disk: DiskCache,
    private readonly onMade: (format: PictureFormat, outcome: 'made' | 'failed') => void,
    private readonly resize: Resize = resizeImage,
  ) {}

  /** Rejects when the original cannot be resized (for a minute with the same error), or with QueueFullError. */
  obtain(wanted: Wanted): Promise<Buffer> {
    const name = toCacheName(wanted);
    const known = this.underWay.get(name);
    if (known) return known;
    const obtained = this.findOrMake(name, wanted).finally(() => this.underWay.delete(name));
    this.underWay.set(name, obtained);
    return obtained;
  }

  private async findOrMake(name: string, wanted: Wanted): Promise<Buffer> {
    const failure = this.failures.get(name);
    if (failure) throw failure;
    return (await this.disk.get(name)) ?? this.queue.run(() => this.make(name, wanted));
  }

  private async make(name: string, { original, width, format }: Wanted): Promise<Buffer> {
    try {
      const bytes = await this.resize(await readFile(original.file), width, format);
      this.onMade(format, 'made');
      await this.disk.put(name, bytes);
      return bytes;
    } catch (error) {
      this.onMade(format, 'failed');
      const failure = error instanceof Error ? error : new Error(String(error));
      this.failures.set(name, failure);
      throw failure;
    }
  }
}
