import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SubmissionFiles } from '#fixtures/sandbox/feedback/submission-files';
import { lockBytes, readLocked, TAG_BYTES } from '#app/uploads/stored-file.server';

/** In place of the visitor that a waiting file is locked for: these are the sandbox's. */
const OWNER = 'sandbox';
/** Ids are the sandbox's own; nothing else becomes a path. */
const ID = /^[\w-]{20,64}$/;

/** The files that the sandbox's forms were sent with, on the disk and locked as uploaded ones are (`app/uploads`). */
export function createSandboxFiles(
  directory: string,
  secrets: readonly [string, ...string[]],
): SubmissionFiles {
  const toKey = (id: string, secret: string) => ({ secret, id, visitor: OWNER });
  const remove = async (ids: readonly string[]) => {
    await Promise.all(ids.map((id) => rm(toPath(directory, id), { force: true })));
  };
  return {
    remove,
    async save(id, bytes) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const cipher = lockBytes(toKey(id, secrets[0]));
      const locked = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
      await writeFile(toPath(directory, id), locked, { mode: 0o600 });
    },
    async load(id) {
      const file = toPath(directory, id);
      for (const secret of secrets) {
        const bytes = await readWith(file, toKey(id, secret));
        if (bytes !== null) return bytes;
      }
      return null;
    },
    async keepOnly(ids) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const names = await readdir(directory);
      await remove(names.filter((name) => ID.test(name) && !ids.has(name)));
    },
  };
}

async function readWith(file: string, key: Parameters<typeof readLocked>[2]): Promise<Buffer | null> {
  try {
    const { size } = await stat(file);
    const chunks: Uint8Array[] = [];
    for await (const chunk of readLocked(file, size - TAG_BYTES, key)) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch {
    // Gone, locked with another secret, or not what was written: to the reader it is not there.
    return null;
  }
}

function toPath(directory: string, id: string): string {
  if (!ID.test(id)) throw new Error(`"${id}" is no id of a file`);
  return path.join(directory, id);
}
