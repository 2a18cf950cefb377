import type { Stats } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { isMissing } from './originals';

/** How often a use is written down as the file's time, which orders the files after a restart. */
const TOUCH_MS = 60 * 60 * 1000;
const NAME = /^[a-f0-9]{16,64}\.(?:avif|webp|jpeg|png)$/;
const UNFINISHED = /\.part$/;

interface Entry {
  bytes: number;
  touchedAt: number;
}

/**
 * Files of bounded total size; those unused for longest are deleted first. A file appears whole or not at all.
 * Other processes may share the folder: what one of them deleted is a miss here, and is counted anew at a start.
 */
export class DiskCache {
  private opened: Promise<void> | undefined;
  private readonly entries: LRUCache<string, Entry>;
  private parts = 0;

  constructor(
    private readonly folder: string,
    maxBytes: number,
    private readonly onError: (error: unknown) => void,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes,
      dispose: (_entry, name, reason) => {
        if (reason === 'evict') rm(path.join(folder, name), { force: true }).catch(onError);
      },
    });
  }

  /** The bytes kept under a name, or null. */
  async get(name: string): Promise<Buffer | null> {
    await this.open();
    const entry = this.entries.get(name);
    if (entry === undefined) return null;
    try {
      const bytes = await readFile(path.join(this.folder, name));
      this.touch(name, entry);
      return bytes;
    } catch (error) {
      this.entries.delete(name);
      if (!isMissing(error)) this.onError(error);
      return null;
    }
  }

  /** Keeps the bytes when they fit. A disk that refuses is reported and costs only the cache. */
  async put(name: string, bytes: Buffer): Promise<void> {
    await this.open();
    if (!NAME.test(name) || bytes.length === 0 || bytes.length > this.entries.maxSize) return;
    this.parts += 1;
    const part = path.join(this.folder, `${name}.${process.pid}-${this.parts}.part`);
    try {
      await this.writePart(part, bytes);
      await rename(part, path.join(this.folder, name));
      this.entries.set(name, { bytes: bytes.length, touchedAt: Date.now() });
    } catch (error) {
      this.onError(error);
      await rm(part, { force: true }).catch(this.onError);
    }
  }

  /** The folder may have been deleted meanwhile: it is made again, and what was in it counts no more. */
  private async writePart(part: string, bytes: Buffer): Promise<void> {
    try {
      await writeFile(part, bytes);
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.entries.clear();
      await mkdir(this.folder, { recursive: true });
      await writeFile(part, bytes);
    }
  }

  private open(): Promise<void> {
    this.opened ??= this.readFolder().catch(this.onError);
    return this.opened;
  }

  /** What an earlier run left, the longest unused first, so that the bound holds from the start. */
  private async readFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const found: (Entry & { name: string })[] = [];
    for (const name of await readdir(this.folder)) {
      const file = path.join(this.folder, name);
      if (UNFINISHED.test(name)) await rm(file, { force: true });
      if (!NAME.test(name)) continue;
      const entry = await statIfThere(file);
      if (entry) found.push({ name, bytes: Math.max(entry.size, 1), touchedAt: entry.mtimeMs });
    }
    found.sort((left, right) => left.touchedAt - right.touchedAt);
    for (const { name, ...entry } of found) this.entries.set(name, entry);
  }

  private touch(name: string, entry: Entry): void {
    const now = Date.now();
    if (now - entry.touchedAt < TOUCH_MS) return;
    entry.touchedAt = now;
    utimes(path.join(this.folder, name), now / 1000, now / 1000).catch(this.onError);
  }
}

/** Null when another process deleted the file meanwhile. */
async function statIfThere(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
