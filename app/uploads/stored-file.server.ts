import { createCipheriv, createDecipheriv, hkdfSync, type CipherGCM } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { isMissing } from '#app/media/originals';

/**
 * How a file lies on the disk: AES-256-GCM, its tag behind its bytes, nothing else. The key follows from the server's
 * secret, the file's id and the visitor, whom the disk does not name: a stolen disk has no readable file. An id is
 * never used twice, so neither is a key, and the counter may begin at zero.
 */

const ALGORITHM = 'aes-256-gcm';
const PURPOSE = 'uploaded-file-v1';
const KEY_BYTES = 32;
const IV = Buffer.alloc(12);
export const TAG_BYTES = 16;
/** The ending of a file that is being written. */
export const UNFINISHED = '.part';
const OPTIONS = { authTagLength: TAG_BYTES };

/** Which file, and whose; `secret` is the server's. */
export interface FileKey {
  secret: string;
  id: string;
  visitor: string;
}

export function lockBytes(key: FileKey): CipherGCM {
  return createCipheriv(ALGORITHM, toKey(key), IV, OPTIONS);
}

/** The bytes of a locked file of `size` bytes. Throws at the end when the disk has others than were written. */
export async function* readLocked(
  file: string,
  size: number,
  key: FileKey,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const opener = createDecipheriv(ALGORITHM, toKey(key), IV, OPTIONS);
  const handle = await open(file);
  try {
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(tag, 0, TAG_BYTES, size);
    opener.setAuthTag(tag);
    // Without an encoding a file gives buffers.
    const locked: AsyncIterable<Buffer> = handle.createReadStream({
      start: 0,
      end: size - 1,
      autoClose: false,
    });
    for await (const chunk of locked) yield opener.update(chunk);
    yield opener.final();
  } finally {
    await handle.close();
  }
}

function toKey({ secret, id, visitor }: FileKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, id, `${PURPOSE} ${visitor}`, KEY_BYTES));
}

/** Null where there is no such file, or no longer. */
export async function statIfThere(file: string): Promise<Stats | null> {
  try {
    return await stat(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
