import { FORM_FIELD_TEXTS as TEXTS } from '#schemas/forms/form-texts';

/** Where files wait for their form to be sent (`app/uploads`). */
const UPLOADS = '/uploads';

export interface UploadedFile {
  /** What the form posts in the file's place. */
  token: string;
  name: string;
  /** In bytes. */
  size: number;
  /** MIME type, as the server found it. */
  type: string;
}

export interface FailedUpload {
  error: string;
  /** The same file may come through another time: the connection was lost, the server busy. */
  canRetry: boolean;
}

export interface UploadListener {
  /** 0 to 1. */
  onProgress: (share: number) => void;
  /** Once, and never after the upload was given up. */
  onEnd: (result: UploadedFile | FailedUpload) => void;
}

/** Sends one file; gives the function that gives it up. `fetch` does not tell how much has been sent. */
export function uploadFile(file: File, { onProgress, onEnd }: UploadListener): () => void {
  const request = new XMLHttpRequest();
  const body = new FormData();
  body.append('file', file);
  request.open('POST', UPLOADS);
  request.setRequestHeader('Accept', 'application/json');
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    if (lengthComputable && total > 0) onProgress(loaded / total);
  });
  request.addEventListener('load', () => onEnd(readAnswer(request.status, request.responseText)));
  request.addEventListener('error', () => onEnd(FAILED));
  request.send(body);
  return () => request.abort();
}

/** Has the server throw a file away that the visitor has taken out; what it misses it throws away by itself in time. */
export function forgetFile(token: string): void {
  fetch(UPLOADS, { method: 'POST', body: new URLSearchParams({ _remove: token }) }).catch(() => {
    // No connection: see above.
  });
}

const FAILED: FailedUpload = { error: TEXTS.fileFailed, canRetry: true };
const TOO_MANY_REQUESTS = 429;

function readAnswer(status: number, text: string): UploadedFile | FailedUpload {
  const { token, name, size, type, error } = parse(text);
  const isWhole = typeof token === 'string' && typeof name === 'string' && typeof type === 'string';
  if (status < 300 && isWhole && typeof size === 'number') return { token, name, size, type };
  const canRetry = status >= 500 || status === TOO_MANY_REQUESTS || typeof error !== 'string';
  return { error: typeof error === 'string' && error !== '' ? error : TEXTS.fileFailed, canRetry };
}

function parse(text: string): Partial<Record<keyof UploadedFile | 'error', unknown>> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    // A page of a proxy, say: the upload has failed.
    return {};
  }
}
