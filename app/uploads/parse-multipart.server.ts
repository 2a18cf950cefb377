import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { BodyFault, MAX_FILES, type MultipartLimits, type MultipartReader } from './multipart-body';

const MAX_HEADER = 8 * 1024;

/** A multipart body that is being read. */
export interface Parsing {
  write: (chunk: Uint8Array) => Promise<void>;
  /** Waits for the last file; throws what was wrong. */
  end: () => Promise<void>;
  /** The body broke off: so do the files that are coming in. */
  stop: (fault: Error) => Promise<void>;
}

/** Throws BodyFault for a type that names no boundary. */
export function startParser(
  type: string,
  { onField, wantsFile, onFile }: MultipartReader,
  limits: MultipartLimits,
): Parsing {
  const parser = openParser(type, limits);
  const coming = new Set<BusboyFileStream>();
  let giveUp = () => {};
  const failed = new Promise<void>((resolve) => (giveUp = resolve));
  const finished = new Promise<void>((resolve) => void parser.once('finish', resolve));
  let files = Promise.resolve();
  let textBytes = 0;
  let fault: Error | null = null;

  const fail = (error: Error) => {
    fault ??= error;
    for (const stream of coming) stream.destroy(error);
    giveUp();
  };
  const tooMuch = () => fail(new BodyFault(413, 'The form has too much in it'));

  parser.on('error', () => fail(new BodyFault(400, 'The form cannot be read')));
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, tooMuch);
  parser.on('field', (name: string | undefined, value, _isNameCut, isCut) => {
    textBytes += Buffer.byteLength(value) + Buffer.byteLength(name ?? '');
    if (isCut || textBytes > limits.textBytes || isTooLong(name, limits)) tooMuch();
    else if (fault === null && name !== undefined) onField(name, value);
  });
  parser.on('file', (field: string | undefined, stream, name: string | undefined, _encoding, mimeType) => {
    // Whoever reads it hears of it.
    stream.on('error', () => coming.delete(stream));
    if (isTooLong(field, limits)) tooMuch();
    const isWanted = fault === null && field !== undefined && wantsFile(field, name ?? '');
    if (!isWanted) return void stream.resume();
    coming.add(stream);
    const bytes = stream.iterator({ destroyOnReturn: false });
    const receive = async () => {
      if (fault === null) await onFile({ field, name: name ?? '', type: mimeType, bytes });
      coming.delete(stream);
      stream.resume();
    };
    files = files.then(receive).catch(fail);
  });
  return {
    async write(chunk) {
      if (fault !== null) return;
      // A file that is destroyed asks for no more, and the parser would wait for it.
      await Promise.race([failed, new Promise((resolve) => parser.write(chunk, resolve))]);
    },
    async end() {
      if (fault === null) parser.end();
      await Promise.race([failed, finished]);
      await files;
      if (fault !== null) throw fault;
    },
    async stop(error) {
      fail(error);
      await files;
    },
  };
}

function openParser(type: string, { valueBytes, parts, fields }: MultipartLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': type },
      limits: {
        fieldSize: valueBytes,
        parts,
        fields,
        files: MAX_FILES,
        headerPairs: 20,
        headerSize: MAX_HEADER,
      },
      // Names are judged by `toFileName`, whole.
      preservePath: true,
      isPartAFile: (_field, _type, name) => name !== undefined,
    });
  } catch {
    throw new BodyFault(400, 'The form names no boundary');
  }
}

function isTooLong(name: string | undefined, { nameBytes }: MultipartLimits): boolean {
  return name !== undefined && Buffer.byteLength(name) > nameBytes;
}
