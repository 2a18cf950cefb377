import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MediaFile, MediaFiles } from '#cms/store/media/media-files';
import { isMissing, type Original, type OriginalsPlace } from './originals';

/** Names that the media library gives: `/library/summer-0a1b2c3d4e5f.jpg`, the hash of the bytes at the end. */
const NAME = /^\/(library\/[a-z0-9-]+-([a-f0-9]{12})\.([a-z0-9]{3,4}))$/;
const FOLDER = 'media-library';

/**
 * Originals of the media library. They live in the database; the first who asks for one has it written to the disk,
 * where it is read from like any other file. The folder may be deleted at any time.
 */
export class LibraryOriginals implements OriginalsPlace {
  private readonly folder: string;
  private readonly underWay = new Map<string, Promise<void>>();
  private parts = 0;

  /** `directory`: DATA_DIR, absolute. */
  constructor(
    directory: string,
    private readonly files: Pick<MediaFiles, 'find' | 'readContent'>,
  ) {
    this.folder = path.join(directory, FOLDER);
  }

  async get(urlPath: string): Promise<Original | null> {
    const [, name, version, ending] = NAME.exec(urlPath) ?? [];
    if (name === undefined || version === undefined || ending === undefined) return null;
    // Asked each time: what was removed from the library is gone, also where the disk still has it.
    const known = await this.files.find(name);
    if (known === null) return null;
    const file = path.join(this.folder, path.basename(name));
    if (!(await hasSize(file, known.bytes))) await this.fetchOnce(known, file);
    return { file, version, ending, isUploaded: true };
  }

  /** Once for all who ask at a time. */
  private async fetchOnce(known: MediaFile, file: string): Promise<void> {
    const fetching = this.underWay.get(file) ?? this.fetch(known, file);
    this.underWay.set(file, fetching);
    try {
      await fetching;
    } finally {
      this.underWay.delete(file);
    }
  }

  /** The file appears whole or not at all: other processes may share the folder. */
  private async fetch({ id, name }: MediaFile, file: string): Promise<void> {
    const content = await this.files.readContent(id);
    if (content === null) throw new Error(`${name} was removed while it was read`);
    await mkdir(this.folder, { recursive: true });
    this.parts += 1;
    const part = `${file}.${process.pid}-${this.parts}.part`;
    try {
      await writeFile(part, content);
      await rename(part, file);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
  }
}

async function hasSize(file: string, bytes: number): Promise<boolean> {
  try {
    return (await stat(file)).size === bytes;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
