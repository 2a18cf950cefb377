import { useEffect, useRef, useState } from 'react';
import { isPicture } from './media-types';
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

/** Files one after the other: the server looks at each whole, and a slow line carries one sooner than five. */
export function useUploadQueue(connection: string, onSent: () => void) {
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
    const fresh = chosen.map((file) => toQueued(file));
    previews.current.push(...fresh.flatMap(({ preview }) => preview ?? []));
    setFiles((before) => [
      ...before.filter(({ sent }) => sent === null || sent.outcome === 'failed'),
      ...fresh,
    ]);
  };
  const send = async () => {
    setSending(true);
    for (const one of files) {
      if (!isDescribed(one) || isThere(one)) continue;
      change(one.key, { progress: 0, sent: null });
      const sent = await sendMedia(one, (progress) => change(one.key, { progress }), connection);
      change(one.key, { sent, progress: null });
      if (sent.outcome !== 'failed') onSent();
    }
    setSending(false);
  };
  return {
    ...{ files, isSending, add, change, send },
    remove: (key: string) => setFiles((before) => before.filter((one) => one.key !== key)),
    clear: () => setFiles([]),
  };
}

export function isThere({ sent }: QueuedFile): boolean {
  return sent !== null && sent.outcome !== 'failed';
}

const newKey = createKeys();

function createKeys(): () => string {
  let made = 0;
  return () => `file-${(made += 1)}`;
}

function toQueued(file: File): QueuedFile {
  const preview = isPicture(file.type) ? URL.createObjectURL(file) : null;
  return { key: newKey(), file, preview, alt: '', isDecorative: false, progress: null, sent: null };
}
