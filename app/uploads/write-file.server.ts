import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { inspectFile } from './inspect-file.server';
import { lockBytes, type FileKey } from './stored-file.server';

/** Why a file was not taken: too large by itself, of no type that a form takes, or no room beside what waits already. */
export interface FileRefusal {
  refused: 'size' | 'type' | 'room';
}

export interface WriteOptions {
  name: string;
  declaredType: string;
  key: FileKey;
  maxBytes: number;
  /** Asks for room for so many bytes more. */
  take: (bytes: number) => boolean;
}

/** 128 bits of SHA-256: enough to tell files apart. */
const DIGEST_LENGTH = 22;

/** Writes what comes, locked, judged on its way; stops reading at the first byte that decides against it. */
export async function writeFile(
  bytes: AsyncIterable<Uint8Array>,
  handle: FileHandle,
  { name, declaredType, key, maxBytes, take }: WriteOptions,
): Promise<{ size: number; type: string; digest: string } | FileRefusal> {
  const cipher = lockBytes(key);
  const inspector = inspectFile(name, declaredType);
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) return { refused: 'size' };
    if (!take(chunk.length)) return { refused: 'room' };
    if (!(await inspector.look(chunk))) return { refused: 'type' };
    hash.update(chunk);
    await handle.appendFile(cipher.update(chunk));
  }
  const type = await inspector.finish();
  if (type === null) return { refused: 'type' };
  await handle.appendFile(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
  return { size, type, digest: hash.digest('base64url').slice(0, DIGEST_LENGTH) };
}
