import type { FormFieldValue } from './form-fields';

/**
 * A multipart body that is read while it goes: its files are never in memory as a whole. Its length is known before,
 * for the servers that take no body without one. Written as browsers write it (HTML, «multipart/form-data encoding»).
 */
export interface MultipartBody {
  /** The Content-Type, with the boundary. */
  readonly type: string;
  readonly bytes: number;
  readonly stream: ReadableStream<Bytes>;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Piece = Bytes | Blob;

const CRLF = '\r\n';
const toBytes = (text: string): Bytes => new TextEncoder().encode(text);

export function toMultipart(
  fields: readonly (readonly [name: string, value: FormFieldValue])[],
): MultipartBody {
  const boundary = `form-${crypto.randomUUID()}`;
  const parts = fields.flatMap(([name, value]) => [...toPart(boundary, name, value), toBytes(CRLF)]);
  const pieces = [...parts, toBytes(`--${boundary}--${CRLF}`)];
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: pieces.reduce((sum, piece) => sum + (piece instanceof Blob ? piece.size : piece.byteLength), 0),
    stream: toStream(readPieces(pieces)),
  };
}

function toPart(boundary: string, name: string, value: FormFieldValue): Piece[] {
  const head = `--${boundary}${CRLF}Content-Disposition: form-data; name="${escape(toLines(name))}"`;
  if (typeof value === 'string') return [toBytes(head + CRLF + CRLF + toLines(value))];
  const file = value instanceof File ? value.name : 'blob';
  const type = value.type || 'application/octet-stream';
  return [toBytes(`${head}; filename="${escape(file)}"${CRLF}Content-Type: ${type}${CRLF}${CRLF}`), value];
}

const escape = (text: string) => text.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22');
const toLines = (text: string) => text.replaceAll(/\r\n?|\n/g, CRLF);

async function* readPieces(pieces: readonly Piece[]): AsyncGenerator<Bytes> {
  for (const piece of pieces) {
    if (piece instanceof Blob) yield* readBlob(piece);
    else yield piece;
  }
}

async function* readBlob(blob: Blob): AsyncGenerator<Bytes> {
  const reader = blob.stream().getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // After its end this is nothing; before, whoever gives the bytes can stop.
    await reader.cancel();
  }
}

function toStream(chunks: AsyncGenerator<Bytes>): ReadableStream<Bytes> {
  return new ReadableStream({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}
