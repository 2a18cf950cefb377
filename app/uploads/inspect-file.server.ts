import { fileTypeFromBuffer } from 'file-type';
import { agreeOnType, isText } from './file-types';

/**
 * Looks at a file's bytes while they come in (trust.md, 14): what they are by their mark, and whether they are
 * something else as well. Nothing is decoded: a picture that claims to be 100 000 pixels wide is so many bytes.
 */
export interface FileInspector {
  /** Takes the next bytes. False once they can be nothing that a form takes: the rest need not come. */
  look: (chunk: Uint8Array) => Promise<boolean>;
  /** The type, when all have come; null when it is refused. */
  finish: () => Promise<string | null>;
}

/** Where a mark is; the list of an office document's parts, too. */
const HEAD_BYTES = 64 * 1024;
/** Where the directory of an archive lies: its end record is at most so far from the end (APPNOTE 4.3.16). */
const TAIL_BYTES = 66 * 1024;
/** The longest pattern, so that none is missed between two chunks. */
const OVERLAP = 24;

/** Code of browsers and servers, anywhere in a picture or a video: too long for chance. */
const CODE = /<script[\s>/]|<!doctype\s|<iframe[\s>/]|<html[\s>/]|__halt_compiler/i;
/** Archives that are read wherever they begin: RAR and 7z. */
const ARCHIVES = ['Rar!\u001a\u0007', '7z\u00bc\u00af\u0027\u001c\u0000'];
/** Where browsers look when they guess a type (MIME Sniffing, 5.2). */
const SNIFFED_BYTES = 1445;
/** Shorter ones, which chance may write into megabytes, where readers look for them. */
const CODE_AT_EDGE = /<svg[\s>/:]|<\?php|<body[\s>]|<img\s|<foreignobject/i;
/** Cameras write their notes as XML: a document or two. With more the bytes are no picture's. */
const XML = '<?xml';
const MAX_XML = 8;
/** The end record of an archive of one volume. */
const ARCHIVE_END = 'PK\u0005\u0006\u0000\u0000\u0000\u0000';
const VISUAL = /^(?:image|video)\//;

/** `name` as `toFileName` gives it; `declared` is the type that the browser says. */
export function inspectFile(name: string, declared: string): FileInspector {
  const head: Buffer[] = [];
  const tail = createTail();
  const seen = { bytes: 0, edge: '', hasNul: false, isForeign: false };
  let type: string | null | undefined;

  async function judge(): Promise<string | null> {
    const bytes = Buffer.concat(head).subarray(0, HEAD_BYTES);
    const found = await fileTypeFromBuffer(bytes);
    const agreed = agreeOnType(name, declared, found?.mime ?? null);
    return agreed !== null && hasCodeAtEdge(toEdge(agreed, bytes)) ? null : agreed;
  }

  const isRefused = () =>
    type === null ||
    (type !== undefined && ((VISUAL.test(type) && seen.isForeign) || (isText(type) && seen.hasNul)));

  return {
    async look(chunk) {
      const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      if (seen.bytes < HEAD_BYTES) head.push(bytes);
      seen.bytes += bytes.length;
      const text = bytes.toString('latin1');
      seen.isForeign ||= [text, seen.edge + text.slice(0, OVERLAP)].some(isForeign);
      seen.hasNul ||= bytes.includes(0);
      seen.edge = (seen.edge + text.slice(-OVERLAP)).slice(-OVERLAP);
      tail.push(bytes);
      if (type === undefined && seen.bytes >= HEAD_BYTES) type = await judge();
      return !isRefused();
    },
    async finish() {
      if (seen.bytes === 0) return null;
      type ??= await judge();
      return type === null || isRefused() || isSomethingElseToo(type, tail.read()) ? null : type;
    },
  };
}

const isForeign = (text: string) => CODE.test(text) || ARCHIVES.some((mark) => text.includes(mark));

/** The last bytes of a stream. */
function createTail() {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return {
    push(chunk: Buffer) {
      chunks.push(chunk);
      bytes += chunk.length;
      while (bytes - (chunks[0]?.length ?? 0) >= TAIL_BYTES) bytes -= chunks.shift()?.length ?? 0;
    },
    read: () => Buffer.concat(chunks).subarray(-TAIL_BYTES),
  };
}

/** Both kinds: in so few bytes neither is chance. */
const hasCodeAtEdge = (text: string) =>
  CODE.test(text) || CODE_AT_EDGE.test(text) || text.split(XML, MAX_XML + 2).length > MAX_XML + 1;

/** Where a reader that guesses would look for markup. A text is all markup to it; a document's parts are not. */
function toEdge(type: string, head: Buffer): string {
  if (VISUAL.test(type)) return head.toString('latin1');
  return head.subarray(0, SNIFFED_BYTES).toString('latin1');
}

/** A picture with an archive behind it is both to those who read from the end. */
function isSomethingElseToo(type: string, tail: Buffer): boolean {
  if (VISUAL.test(type))
    return tail.includes(ARCHIVE_END, 0, 'latin1') || hasCodeAtEdge(tail.toString('latin1'));
  return !isArchive(type) && tail.includes(ARCHIVE_END, 0, 'latin1');
}

/** Office documents of today are archives themselves. */
function isArchive(type: string): boolean {
  return type === 'application/zip' || type.includes('opendocument') || type.includes('openxmlformats');
}
