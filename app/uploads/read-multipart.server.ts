import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { BodyFault, MULTIPART_LIMITS, type MultipartLimits, type MultipartReader } from './multipart-body';
import { startParser } from './parse-multipart.server';

/**
 * Reads a multipart body part by part, in order; nothing but texts is kept in memory. A faulty body is read to its
 * end before it is refused, as far as it may go, or the browser would see a broken connection in place of the answer.
 * Throws BodyFault, and whatever the reader throws.
 */
export async function readMultipart(
  request: Request,
  reader: MultipartReader,
  limits: MultipartLimits = MULTIPART_LIMITS,
): Promise<void> {
  const source = openBody(request, limits);
  const parsing = startParser(request.headers.get('content-type') ?? '', reader, limits);
  try {
    for await (const chunk of atPace(source, limits.stillMs)) await parsing.write(chunk);
  } catch (error) {
    const fault = error instanceof BodyFault ? error : new BodyFault(400, 'The form broke off');
    await parsing.stop(fault);
    throw fault;
  }
  await parsing.end();
}

/**
 * Reads a body to its end, and forgets it: an answer that comes before would be a broken connection to a browser.
 * Throws BodyFault for one that is too large even for that.
 */
export async function discardBody(
  request: Request,
  limits: MultipartLimits = MULTIPART_LIMITS,
): Promise<void> {
  for await (const chunk of atPace(openBody(request, limits), limits.stillMs)) void chunk;
}

function openBody({ headers, body }: Request, { bodyBytes }: MultipartLimits): Readable {
  // A browser always says how long a form is.
  const length = Number(headers.get('content-length') ?? Infinity);
  if (!(length <= bodyBytes)) throw new BodyFault(413, 'The form is too large');
  if (body === null) throw new BodyFault(400, 'The form is empty');
  // The same class under Node's own type.
  return Readable.fromWeb(body as ReadableStream<Uint8Array>);
}

/** Gives the source up, and its connection with it, when it stands still; waiting for the reader does not count. */
async function* atPace(source: Readable, stillMs: number): AsyncGenerator<Uint8Array> {
  const giveUp = () => source.destroy(new BodyFault(408, 'The form stands still'));
  let timer = setTimeout(giveUp, stillMs);
  try {
    for await (const chunk of source) {
      clearTimeout(timer);
      // Made of a stream of bytes.
      yield chunk as Uint8Array;
      timer = setTimeout(giveUp, stillMs);
    }
  } finally {
    clearTimeout(timer);
  }
}
