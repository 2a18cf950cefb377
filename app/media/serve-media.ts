import express, { type Request, type Response, type Router } from 'express';
import { IMAGE_WIDTHS, toImageWidth } from '#schemas/values/image-widths';
import { chooseFormat, formatOfEnding, type PictureFormat } from './choose-format';
import { Originals, type Original, type OriginalsPlace } from './originals';
import { toCacheName, type ResizedPictures } from './resized-pictures';
import { QueueFullError } from './work-queue';

/** The address carries the version of what it answers: the answer never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Without a version a file may change under its name, and is asked for again after a day. */
const A_DAY = 'public, max-age=86400';
/** Of another version (a deployment is under way), or in place of what could not be made. */
const A_MINUTE = 'public, max-age=60';

/** Beside what every answer's policy says; `nosniff` stands on all of them. */
const SANDBOX = "default-src 'none'; sandbox; frame-ancestors 'none'";

export interface MediaParts {
  /** The folder of the originals, absolute. */
  root: string;
  /** Where else originals may be; asked for what the folder does not have. */
  library?: OriginalsPlace | undefined;
  pictures: Pick<ResizedPictures, 'obtain'>;
  log: Record<'warn' | 'error', (entry: Readonly<Record<string, unknown>>) => void>;
}

/**
 * Answers with the files of a folder. `PICTURE.jpg?w=640` is a raster in that width (IMAGE_WIDTHS, never enlarged)
 * as AVIF, WebP or its own format, as the browser accepts; `?v=` is the content version of the original. A raster
 * that cannot be resized is answered as it is, with a log line. Unknown: 404. Another width: 400.
 */
export function serveMedia({ root, library, pictures, log }: MediaParts): Router {
  const originals = new Originals(root);

  async function answer(request: Request, response: Response): Promise<void> {
    const original = (await originals.get(request.path)) ?? (await library?.get(request.path)) ?? null;
    if (original === null) return refuse(response, 404, 'Not found');
    const { w, v } = request.query;
    const ownFormat = formatOfEnding(original.ending);
    if (w === undefined || ownFormat === null)
      return sendOriginal(response, original, toCaching(original, v));
    const width = typeof w === 'string' ? toImageWidth(w) : null;
    if (width === null) return refuse(response, 400, `w must be one of ${IMAGE_WIDTHS.join(', ')}`);
    response.vary('Accept');
    const wanted = { original, width, format: chooseFormat(request.get('accept'), ownFormat) };
    const etag = `"${toCacheName(wanted)}"`;
    response.set({ 'Cache-Control': toCaching(original, v), ETag: etag });
    if (request.fresh) return void response.status(304).end();
    try {
      sendPicture(response, await pictures.obtain(wanted), wanted.format);
    } catch (error) {
      report(error, request.path);
      response.removeHeader('ETag');
      sendOriginal(response, original, A_MINUTE);
    }
  }

  function report(error: unknown, path: string): void {
    if (error instanceof QueueFullError) log.warn({ event: 'media-busy', path });
    else
      log.error({
        event: 'media-failed',
        path,
        error: error instanceof Error ? error.message : String(error),
      });
  }

  const router = express.Router({ caseSensitive: true });
  router.use((request, response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') answer(request, response).catch(next);
    else refuse(response.set('Allow', 'GET, HEAD'), 405, 'Method not allowed');
  });
  return router;
}

function toCaching(original: Original, version: unknown): string {
  // Another file has another name, whatever version an address carries.
  if (original.isUploaded) return IMMUTABLE;
  if (version === undefined) return A_DAY;
  return version === original.version ? IMMUTABLE : A_MINUTE;
}

function sendPicture(response: Response, bytes: Buffer, format: PictureFormat): void {
  response.type(`image/${format}`).send(bytes);
}

/** Whole or in ranges; a copy that the browser has is not sent again. */
function sendOriginal(
  response: Response,
  { file, version, ending, isUploaded }: Original,
  caching: string,
): void {
  if (isUploaded) keepFromRunning(response, ending);
  response.set({ 'Cache-Control': caching, ETag: `W/"${version}"` });
  response.sendFile(file, { cacheControl: false, lastModified: false, dotfiles: 'allow' });
}

/** Opened by its own address, what somebody has brought runs nothing: a document is saved, a drawing is in a sandbox. */
function keepFromRunning(response: Response, ending: string): void {
  if (ending === 'pdf') response.attachment();
  if (ending === 'svg') response.set('Content-Security-Policy', SANDBOX);
}

function refuse(response: Response, status: number, text: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('text/plain').send(`${text}\n`);
}
