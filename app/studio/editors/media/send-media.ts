import { isRecord } from '#cms/fields/editor-field';

/** How sending a file ended: it is there, was there before, or why it is not; `failed` may be tried again. */
export type SentMedia =
  | { outcome: 'added' | 'known'; id: string }
  | { outcome: 'failed' | 'refused'; error: string };

export interface MediaToSend {
  file: File;
  alt: string;
  isDecorative: boolean;
}

/** Sends one file to the library; `onProgress` gets 0 to 1. Never rejects: `connection` is the text for a lost one. */
export function sendMedia(
  { file, alt, isDecorative }: MediaToSend,
  onProgress: (share: number) => void,
  connection: string,
): Promise<SentMedia> {
  const body = new FormData();
  if (isDecorative) body.append('decorative', 'on');
  body.append('alt', alt);
  // The last: what stands before it is known when it comes.
  body.append('file', file);
  return new Promise((resolve) => {
    // `fetch` does not tell how much has been sent.
    const request = new XMLHttpRequest();
    request.open('POST', '/studio/media/upload');
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => resolve(readAnswer(request.responseText, connection)));
    request.addEventListener('error', () => resolve({ outcome: 'failed', error: connection }));
    request.send(body);
  });
}

function readAnswer(text: string, connection: string): SentMedia {
  const answer = parse(text);
  const file = isRecord(answer) && isRecord(answer['file']) ? answer['file'] : null;
  if (isRecord(answer) && file !== null && typeof file['id'] === 'string') {
    return { outcome: answer['known'] === true ? 'known' : 'added', id: file['id'] };
  }
  const error = isRecord(answer) && typeof answer['error'] === 'string' ? answer['error'] : connection;
  return { outcome: 'failed', error };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, say: the upload has failed.
    return null;
  }
}
