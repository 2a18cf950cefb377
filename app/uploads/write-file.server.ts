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

/** Writes what comes, locked, judged on its way; stops reading at the first byte that decides against it. */
export async function writeFile(
  bytes: AsyncIterable<Uint8Array>,
  handle: FileHandle,
  { name, declaredType, key, maxBytes, take }: WriteOptions,
): Promise<{ size: number; type: string } | FileRefusal> {
  const cipher = lockBytes(key);
  const inspector = inspectFile(name, declaredType);
  let size = 0;
  for await (const chunk of bytes) {
    size += chunk.length;
    if (size > maxBytes) return { refused: 'size' };
    if (!take(chunk.length)) return { refused: 'room' };
    if (!(await inspector.look(chunk))) return { refused: 'type' };
    await handle.appendFile(cipher.update(chunk));
  }
  const type = await inspector.finish();
  if (type === null) return { refused: 'type' };
  await handle.appendFile(Buffer.concat([cipher.final(), cipher.getAuthTag()]));
  return { size, type };
}
