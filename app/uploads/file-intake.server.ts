import { createHmac } from 'node:crypto';
import { formatLimit } from '#schemas/forms/check-files';
import { FORM_FIELD_TEXTS as TEXTS } from '#schemas/forms/form-texts';
import type { SiteContext } from '#app/context';
import { toTooManyTries } from '#app/site/too-many-tries';
import { BodyFault, type FilePart } from './multipart-body';
import type { StoredFile } from './upload-box.server';
import type { FileRefusal } from './write-file.server';

/** A file that was taken, or what the visitor reads of it, with the status of an answer about it alone. */
export type ReceivedFile = { file: StoredFile } | { message: string; status: 200 | 429 | 503 };

/** Takes the files of one visitor. */
export interface FileIntake {
  /** Rejects with BodyFault when the body breaks off; nothing of the file stays then. */
  receive: (part: FilePart) => Promise<ReceivedFile>;
}

/** Of one visitor, and of one network address, which many may share. */
const LIMITS = { visitor: { points: 120, seconds: 600 }, address: { points: 1200, seconds: 600 } };

export function createFileIntake({ site, facts }: SiteContext, visitor: string): FileIntake {
  const { uploads, log, env } = site;
  const { address } = facts;
  // A status would only turn an expected answer into a fault of the network in the browser's console.
  const refuse: Record<FileRefusal['refused'], ReceivedFile> = {
    size: { message: TEXTS.fileTooLarge(formatLimit(uploads.maxFileBytes)), status: 200 },
    type: { message: TEXTS.fileType, status: 200 },
    room: { message: TEXTS.fileFailed, status: 503 },
  };

  /** Milliseconds to wait. */
  function count(): Promise<number> {
    const counters = (['visitor', 'address'] as const).map((kind) => {
      const { points, seconds } = LIMITS[kind];
      const who = kind === 'visitor' ? visitor : address;
      const hidden = createHmac('sha256', env.COUNTING_SECRET).update(who).digest('base64url');
      return { key: `upload ${kind} ${points}/${seconds} ${hidden}`, points, seconds };
    });
    return site.flows.memory.countAll(counters);
  }

  async function take({ name, type, bytes }: FilePart): Promise<ReceivedFile & { outcome: string }> {
    const wait = await count();
    if (wait > 0) {
      const message = toTooManyTries(Math.ceil(wait / 1000));
      return { outcome: 'limited', message, status: 429 };
    }
    try {
      const stored = await uploads.store(bytes, { name, declaredType: type, visitor, address });
      if ('refused' in stored) return { outcome: stored.refused, ...refuse[stored.refused] };
      return { outcome: 'stored', file: stored };
    } catch (error) {
      if (error instanceof BodyFault) throw error;
      log.error({ event: 'upload-failed', request: facts.id, error: String(error) });
      return { outcome: 'failed', message: TEXTS.fileFailed, status: 503 };
    }
  }

  return {
    async receive(part) {
      const { outcome, ...received } = await take(part);
      const size = 'file' in received ? received.file.size : null;
      log.info({ event: 'upload', request: facts.id, outcome, bytes: size });
      return received;
    },
  };
}
