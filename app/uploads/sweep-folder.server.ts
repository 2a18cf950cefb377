import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { isMissing } from '#app/media/originals';
import { FILE_ID } from './file-marks.server';
import { statIfThere, TAG_BYTES, UNFINISHED } from './stored-file.server';
import type { UploadRoom } from './upload-room';

/** How long a file waits for its form. */
export const WAITS_MS = 60 * 60_000;
/** A part that nobody has written to for so long never ends: a body that stands still is given up sooner. */
export const ABANDONED_MS = 60_000;
const PART = /^([\w-]{42})\.part$/;

export interface SweptFolder {
  directory: string;
  now: () => number;
  room: UploadRoom;
  /** Ids of what this process is writing. */
  underWay: ReadonlySet<string>;
  discard: (id: string, ending?: string) => Promise<void>;
}

/** Deletes what has waited too long and what was left half-written, also by other processes; counts what is there. */
export async function sweepFolder({ directory, now, room, underWay, discard }: SweptFolder): Promise<void> {
  const gone = new Set(room.ids().filter((id) => !underWay.has(id)));
  for (const name of await listFiles(directory)) {
    const entry = await statIfThere(path.join(directory, name));
    if (entry === null) continue;
    const ageMs = now() - entry.mtimeMs;
    const [, part] = PART.exec(name) ?? [];
    if (part !== undefined && !underWay.has(part) && ageMs > ABANDONED_MS) await discard(part, UNFINISHED);
    if (!FILE_ID.test(name)) continue;
    gone.delete(name);
    if (ageMs > WAITS_MS) await discard(name);
    // What another process has written, or this one before its start.
    else if (!room.has(name)) room.take(name, entry.size - TAG_BYTES);
  }
  for (const id of gone) room.free(id);
}

async function listFiles(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
