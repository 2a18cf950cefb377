import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { LRUCache } from 'lru-cache';
import { loadSharp } from './load-sharp';
import { isMissing, type Original, type OriginalsPlace } from './originals';
import { MAX_INPUT_PIXELS } from './resize-image';
import { WorkQueue } from './work-queue';

/** Pictures of a space of Builder.io, under addresses of this site: sized, kept, and asked for once. */

const FOLDER = 'builder-media';
/** `/builder/<signature>-<address in base64url>.jpg`; the ending says only that it is a picture. */
const NAME = /^\/builder\/([a-f0-9]{24})-([A-Za-z0-9_-]{1,1700})\.jpg$/;
const KEPT_NAME = /^[a-f0-9]{32}\.(?:jpg|png|webp|avif|gif|svg)$/;
const SIGNATURE_LENGTH = 24;
const KEY_LENGTH = 32;
const VERSION_LENGTH = 12;
const MAX_ADDRESS = 1200;
const MAX_FOLDER_BYTES = 512 * 1024 * 1024;
const MAX_RUNNING = 4;
const MAX_WAITING = 200;
const KNOWN_SIZES = 5000;
/** A picture that could not be had is not asked for again at once. */
const FAILURE_MS = 60_000;
const KNOWN_FAILURES = 1000;
const MAX_MEASURED = 40;

export interface SpaceOriginalsOptions {
  /** DATA_DIR, absolute. */
  directory: string;
  /** Where pictures may come from: `https://cdn.builder.io`. */
  origins: ReadonlySet<string>;
  secret: string;
  /** The bytes of a picture, bounded in time and length; null when there are none. */
  fetchPicture: (url: string) => Promise<Buffer | null>;
  onFailure: (reason: string) => void;
}

export interface Size {
  width: number;
  height: number;
}

export class SpaceOriginals implements OriginalsPlace {
  private readonly folder: string;
  private readonly queue = new WorkQueue(MAX_RUNNING, MAX_WAITING);
  private readonly underWay = new Map<string, Promise<Original | null>>();
  private readonly sizes = new LRUCache<string, Size>({ max: KNOWN_SIZES });
  private readonly failures = new LRUCache<string, true>({ max: KNOWN_FAILURES, ttl: FAILURE_MS });
  private readonly kept: LRUCache<string, number>;
  private opened: Promise<void> | undefined;

  constructor(private readonly options: SpaceOriginalsOptions) {
    this.folder = path.join(options.directory, FOLDER);
    this.kept = new LRUCache({
      maxSize: MAX_FOLDER_BYTES,
      sizeCalculation: (bytes) => Math.max(1, bytes),
      dispose: (_bytes, name, reason) => {
        if (reason !== 'evict') return;
        rm(path.join(this.folder, name), { force: true }).catch((error: unknown) => this.report(error));
      },
    });
  }

  /** The address that visitors get a picture from; null where the policy of pages would refuse it. */
  toAddress(url: string): string | null {
    if (/^\/(?!\/)/.test(url)) return url;
    if (url.length > MAX_ADDRESS || !this.isAllowed(url)) return null;
    return `/media/builder/${this.sign(url)}-${Buffer.from(url).toString('base64url')}.jpg`;
  }

  /** Only what this site has written into its pages is fetched: a made-up address has no signature. */
  async get(urlPath: string): Promise<Original | null> {
    const [, signature, encoded] = NAME.exec(urlPath) ?? [];
    if (signature === undefined || encoded === undefined) return null;
    const url = Buffer.from(encoded, 'base64url').toString('utf8');
    const isSigned = timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(url)));
    return isSigned && this.isAllowed(url) ? this.obtain(url) : null;
  }

  /** Sizes by address, of those pictures that can be had within the time; the others are there the next time. */
  async measure(urls: readonly string[], timeoutMs: number): Promise<ReadonlyMap<string, Size>> {
    const wanted = urls.filter((url) => this.isAllowed(url)).slice(0, MAX_MEASURED);
    const sizes = new Map<string, Size>();
    const all = Promise.all(
      wanted.map(async (url) => {
        const size = await this.measureOne(url);
        if (size !== null) sizes.set(url, size);
      }),
    );
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.max(0, timeoutMs));
    });
    await Promise.race([all, over]);
    clearTimeout(timer);
    return new Map(sizes);
  }

  private async measureOne(url: string): Promise<Size | null> {
    const known = this.sizes.get(url);
    if (known) return known;
    try {
      const original = await this.obtain(url);
      if (original === null) return null;
      const sharp = await loadSharp();
      const options = { limitInputPixels: MAX_INPUT_PIXELS };
      const { autoOrient } = await sharp(await readFile(original.file), options).metadata();
      const size = { width: autoOrient.width, height: autoOrient.height };
      this.sizes.set(url, size);
      return size;
    } catch (error) {
      this.report(error);
      return null;
    }
  }

  private isAllowed(url: string): boolean {
    return URL.canParse(url) && this.options.origins.has(new URL(url).origin);
  }

  private sign(url: string): string {
    return createHmac('sha256', `builder-media ${this.options.secret}`)
      .update(url)
      .digest('hex')
      .slice(0, SIGNATURE_LENGTH);
  }

  /** Once for all who ask at a time. */
  private obtain(url: string): Promise<Original | null> {
    const known = this.underWay.get(url);
    if (known) return known;
    const obtained = this.findOrFetch(url).finally(() => this.underWay.delete(url));
    this.underWay.set(url, obtained);
    return obtained;
  }

  private async findOrFetch(url: string): Promise<Original | null> {
    this.opened ??= this.readFolder();
    await this.opened;
    const key = createHash('sha256').update(url).digest('hex').slice(0, KEY_LENGTH);
    const name = [...ENDINGS].map((ending) => `${key}.${ending}`).find((one) => this.kept.has(one));
    if (name !== undefined && (await isThere(path.join(this.folder, name)))) {
      this.kept.get(name);
      return this.toOriginal(name);
    }
    if (this.failures.has(url)) return null;
    return this.queue.run(() => this.fetch(url, key));
  }

  private async fetch(url: string, key: string): Promise<Original | null> {
    const bytes = await this.options.fetchPicture(url);
    const ending = bytes === null ? null : await readEnding(bytes);
    if (bytes === null || ending === null) {
      this.failures.set(url, true);
      this.options.onFailure(bytes === null ? 'not to be had' : 'no picture');
      return null;
    }
    const name = `${key}.${ending}`;
    const file = path.join(this.folder, name);
    const part = `${file}.${process.pid}.part`;
    await mkdir(this.folder, { recursive: true });
    await writeFile(part, bytes);
    // The file appears whole or not at all.
    await rename(part, file);
    this.kept.set(name, bytes.length);
    return this.toOriginal(name);
  }

  /** A space gives each file an address of its own: what is behind one never changes. */
  private toOriginal(name: string): Original {
    const [key = '', ending = ''] = name.split('.');
    return {
      file: path.join(this.folder, name),
      ending,
      version: key.slice(0, VERSION_LENGTH),
      isUploaded: true,
    };
  }

  private async readFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const name of await readdir(this.folder)) {
      if (!KEPT_NAME.test(name)) continue;
      const { size } = await stat(path.join(this.folder, name));
      this.kept.set(name, size);
    }
  }

  private report(error: unknown): void {
    this.options.onFailure(error instanceof Error ? error.message : String(error));
  }
}

const ENDINGS: ReadonlySet<string> = new Set(['jpg', 'png', 'webp', 'avif', 'gif', 'svg']);

/** What the bytes are, whatever they were called; null for what is no picture. */
async function readEnding(bytes: Buffer): Promise<string | null> {
  const type = await fileTypeFromBuffer(bytes);
  if (type !== undefined && ENDINGS.has(type.ext)) return type.ext;
  const head = bytes.subarray(0, 1000).toString('utf8').trimStart();
  const isDrawing = /^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?<svg\b/.test(head);
  return (type === undefined || type.ext === 'xml') && isDrawing ? 'svg' : null;
}

async function isThere(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
