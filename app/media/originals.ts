import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** A file that may be answered. */
export interface Original {
  /** Absolute, links resolved. */
  file: string;
  /** Without the dot, lower case: `jpg`. */
  ending: string;
  /** Of its bytes, so that it is the same on every machine: what `?v=` must name to be kept for a year. */
  version: string;
  /** From the media library: its name is given once, and what it holds came from outside. */
  isUploaded?: boolean;
}

/** Where originals come from. */
export interface OriginalsPlace {
  /** The file of a path as it stands in the address (`/banners/a.jpg`), or null. */
  get: (urlPath: string) => Promise<Original | null>;
}

/** What a media folder may answer with: its tests, scripts and notes stay inside. */
const ENDINGS = ['svg', 'jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'ico', 'mp4', 'webm', 'pdf'];
/** Plain names joined by slashes. None begins with a dot, so no path can climb. */
const PLAIN_PATH = new RegExp(
  `^/(?:[a-z0-9_-][a-z0-9._-]*/)*[a-z0-9_-][a-z0-9._-]*\\.(${ENDINGS.join('|')})$`,
  'i',
);
const VERSION_LENGTH = 12;
const KNOWN_VERSIONS = 2000;

/** The files of a folder that have an address. */
export class Originals implements OriginalsPlace {
  private readonly versions = new LRUCache<string, string>({ max: KNOWN_VERSIONS });

  /** `root`: the folder, absolute. */
  constructor(private readonly root: string) {}

  async get(urlPath: string): Promise<Original | null> {
    const ending = PLAIN_PATH.exec(urlPath)?.[1]?.toLowerCase();
    if (ending === undefined) return null;
    try {
      const file = await realpath(path.join(this.root, urlPath));
      // A link may lead outside.
      if (!file.startsWith((await realpath(this.root)) + path.sep)) return null;
      const entry = await stat(file);
      if (!entry.isFile()) return null;
      return { file, ending, version: await this.versionOf(file, entry.size, entry.mtimeMs) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  private async versionOf(file: string, size: number, mtimeMs: number): Promise<string> {
    const key = `${file}\n${size}\n${mtimeMs}`;
    const known = this.versions.get(key);
    if (known !== undefined) return known;
    const version = toVersion(await readFile(file));
    this.versions.set(key, version);
    return version;
  }
}

/** The content version of a file's bytes, as `?v=` carries it: 12 hex digits. */
export function toVersion(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, VERSION_LENGTH);
}

/** No such file, or a file where a folder was named. */
export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG';
}
