import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { readFileToken, writeFileToken, type FileToken } from '#schemas/forms/file-token';
import { createFileMarks, type Uploader } from './file-marks.server';
import { toFileName } from './file-name';
import { readLocked, statIfThere, TAG_BYTES, UNFINISHED } from './stored-file.server';
import { sweepFolder } from './sweep-folder.server';
import { createRoom, type Bound } from './upload-room';
import { WaitingFile } from './waiting-file.server';
import { writeFile, type FileRefusal } from './write-file.server';

/**
 * Files of visitors that wait for their form to be sent: on the disk, locked, for an hour at most, each for the
 * visitor who brought it alone. No address of the site answers with one.
 */
export interface UploadBox {
  /** The most that one file may have, in bytes. */
  maxFileBytes: number;
  /**
   * Keeps the bytes of a stream, or says why not; of one that is refused or breaks off nothing stays. Of a refused one
   * the rest is not read. Rejects when the stream or the disk fails.
   */
  store: (bytes: AsyncIterable<Uint8Array>, given: GivenFile) => Promise<StoredFile | FileRefusal>;
  /** The file of a token; null for one that is forged, another visitor's, or gone. */
  open: (token: string, visitor: string) => Promise<WaitingFile | null>;
  /** Takes a file away; nothing happens where there is none. */
  remove: (token: string, visitor: string) => Promise<void>;
  /** Deletes what has waited too long, and what was left half-written; counts what is there. */
  sweep: () => Promise<void>;
}

export interface GivenFile extends Uploader {
  /** As the visitor's browser gives both. */
  name: string;
  declaredType: string;
}

export type StoredFile = Pick<FileToken, 'name' | 'size' | 'type'> & { token: string };

export interface UploadBoxOptions {
  directory: string;
  /** The first locks, all of them open: a secret can be replaced without losing what waits. */
  secrets: readonly [string, ...string[]];
  now: () => number;
  /** Of one file, and of all that wait, in bytes. */
  maxFileBytes: number;
  maxTotalBytes: number;
}

const EVERYBODY = 'all';
const OF_ALL = { owner: EVERYBODY, files: 20_000 };
const OF_VISITOR = { bytes: 100_000_000, files: 120 };
/** Many visitors share an address of a mobile network. */
const OF_ADDRESS = { bytes: 500_000_000, files: 2000 };

export function createUploadBox(options: UploadBoxOptions): UploadBox {
  const { directory, secrets, now, maxFileBytes, maxTotalBytes } = options;
  const marks = createFileMarks(secrets);
  const room = createRoom((id) => [EVERYBODY, ...Object.values(marks.ownersOf(id))]);
  const underWay = new Set<string>();
  const placeOf = (id: string) => path.join(directory, id);

  function boundsOf(id: string): Bound[] {
    const { visitor, address } = marks.ownersOf(id);
    const ofAll = { ...OF_ALL, bytes: maxTotalBytes };
    return [ofAll, { ...OF_VISITOR, owner: visitor }, { ...OF_ADDRESS, owner: address }];
  }

  async function discard(id: string, ending = ''): Promise<void> {
    await rm(placeOf(id) + ending, { force: true });
    room.free(id);
  }

  /** The file that a token is about, and the secret that signed it. */
  function findFile(token: string, visitor: string): (FileToken & { secret: string }) | null {
    const file = readFileToken(token);
    const secret = file && marks.findSecret(file, visitor);
    return file && secret !== null ? { ...file, secret } : null;
  }

  return {
    maxFileBytes,
    async store(bytes, given) {
      const { visitor, declaredType } = given;
      const [id, name] = [marks.newId(given), toFileName(given.name)];
      const bounds = boundsOf(id);
      underWay.add(id);
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        // Only its owner reads it; a name that is taken is a fault.
        const handle = await open(placeOf(id) + UNFINISHED, 'wx', 0o600);
        const written = await writeFile(bytes, handle, {
          name,
          declaredType,
          key: { secret: secrets[0], id, visitor },
          maxBytes: maxFileBytes,
          take: (more) => room.take(id, more, bounds),
        }).finally(() => handle.close());
        if ('refused' in written) {
          await discard(id, UNFINISHED);
          return written;
        }
        await rename(placeOf(id) + UNFINISHED, placeOf(id));
        const file = { ...written, name };
        const signature = marks.sign({ ...file, id }, visitor);
        return { ...file, token: writeFileToken({ ...file, id, signature }) };
      } catch (fault) {
        await discard(id, UNFINISHED);
        throw fault;
      } finally {
        underWay.delete(id);
      }
    },
    async open(token, visitor) {
      const file = findFile(token, visitor);
      if (file === null) return null;
      const place = placeOf(file.id);
      const entry = await statIfThere(place);
      if (entry?.size !== file.size + TAG_BYTES) return null;
      return new WaitingFile(file, () => readLocked(place, file.size, { ...file, visitor }));
    },
    async remove(token, visitor) {
      const file = findFile(token, visitor);
      if (file !== null) await discard(file.id);
    },
    sweep: () => sweepFolder({ directory, now, room, underWay, discard }),
  };
}
