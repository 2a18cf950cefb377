import { useEffect, useRef, useState } from 'react';
import { isPicture, typeOfName } from './media-types';
import { sendMedia, type SentMedia } from './send-media';

/** One file that was chosen, on its way into the library. */
export interface QueuedFile {
  key: string;
  file: File;
  /** A `blob:` address of a picture; null for what is none. */
  preview: string | null;
  alt: string;
  isDecorative: boolean;
  /** 0 to 1 while it is sent; null before that. */
  progress: number | null;
  sent: SentMedia | null;
}

/** A picture says what it shows, or that it is decoration; other files say nothing. */
export function isDescribed({ preview, alt, isDecorative }: QueuedFile): boolean {
  return preview === null || isDecorative || alt.trim() !== '';
}

/** Why a file need not be sent at all. */
type RefusedUnsent = 'type' | 'empty' | 'size';

interface QueueParts {
  /** What is said when the server cannot be reached. */
  connection: string;
  /** What is said of a file that need not be sent at all. */
  refuse: (reason: RefusedUnsent) => string;
  onSent: () => void;
}

/** Files one after the other: the server looks at each whole, and a slow line carries one sooner than five. */
export function useUploadQueue({ connection, refuse, onSent }: QueueParts) {
  const [files, setFiles] = useState<readonly QueuedFile[]>([]);
  const [isSending, setSending] = useState(false);
  const previews = useRef<string[]>([]);
  useEffect(() => {
    const made = previews.current;
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, []);

  const change = (key: string, next: Partial<QueuedFile>) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, ...next } : one)));
  const add = (chosen: readonly File[]) => {
    const fresh = chosen.map((file) => toQueued(file, refuse));
    previews.current.push(...fresh.flatMap(({ preview }) => preview ?? []));
    setFiles((before) => [...before.filter(({ sent }) => sent === null || isFailure(sent)), ...fresh]);
  };
  const send = async () => {
    setSending(true);
    for (const one of files) {
      if (!canSend(one)) continue;
      change(one.key, { progress: 0, sent: null });
      const sent = await sendMedia(one, (progress) => change(one.key, { progress }), connection);
      change(one.key, { sent, progress: null });
      if (!isFailure(sent)) onSent();
    }
    setSending(false);
  };
  return {
    files,
    isSending,
    add,
    change,
    send,
    remove: (key: string) => setFiles((before) => before.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
  };
}

export function isThere({ sent }: QueuedFile): boolean {
  return sent !== null && !isFailure(sent);
}

/** Described, and not there yet; what was refused for good is not sent again. */
export function canSend(queued: QueuedFile): boolean {
  return isDescribed(queued) && !isThere(queued) && queued.sent?.outcome !== 'refused';
}

function isFailure({ outcome }: SentMedia): boolean {
  return outcome === 'failed' || outcome === 'refused';
}

const newKey = createKeys();

function createKeys(): () => string {
  let made = 0;
  return () => `file-${(made += 1)}`;
}

function findReason({ name, size }: File): RefusedUnsent | null {
  const type = typeOfName(name);
  if (type === null) return 'type';
  if (size === 0) return 'empty';
  return size > type.maxBytes ? 'size' : null;
}

/** What the server would refuse by its name or its size is refused here; it judges the rest, and all of it again. */
function toQueued(file: File, refuse: QueueParts['refuse']): QueuedFile {
  const reason = findReason(file);
  const sent = reason === null ? null : ({ outcome: 'refused', error: refuse(reason) } as const);
  const preview = reason === null && isPicture(file.type) ? URL.createObjectURL(file) : null;
  return { key: newKey(), file, preview, alt: '', isDecorative: false, progress: null, sent };
}
