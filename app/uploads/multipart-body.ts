/** What a multipart body may be, and what comes out of it. */

/** A file of a form while it comes in. */
export interface FilePart {
  field: string;
  name: string;
  type: string;
  /** Its bytes, once; what is not read of them is thrown away. */
  bytes: AsyncIterable<Uint8Array>;
}

export interface MultipartReader {
  onField: (name: string, value: string) => void;
  /** Asked in the order of the parts: what stands behind a file is not known yet. A file that is not wanted is nothing. */
  wantsFile: (field: string, name: string) => boolean;
  /** One after the other. */
  onFile: (part: FilePart) => Promise<void>;
}

export interface MultipartLimits {
  /** Of the whole body, and of all its texts together. */
  bodyBytes: number;
  textBytes: number;
  /** Texts and files together. */
  parts: number;
  fields: number;
  nameBytes: number;
  /** Of one text. */
  valueBytes: number;
  /** A body that stands still for so long is given up, and its connection closed. */
  stillMs: number;
}

/** A form has 300 fields at most (`plan-form`), of which one for a date and a time is two, and the engine adds its own. */
const FIELDS = 800;
/** A form has 30 at most (FORM-440): more than twice as many are a mistake of nobody's. */
export const MAX_FILES = 64;

export const MULTIPART_LIMITS: MultipartLimits = {
  // More than files may have: a visitor is told which one is too large, where a connection that breaks tells nothing.
  bodyBytes: 64_000_000,
  textBytes: 256 * 1024,
  parts: FIELDS + MAX_FILES,
  fields: FIELDS,
  nameBytes: 200,
  // The longest are a field with 30 files, and the seal of a step with a picture in it.
  valueBytes: 64 * 1024,
  stillMs: 20_000,
};

/** A body that is no form, or too much of one. */
export class BodyFault extends Error {
  override name = 'BodyFault';
  constructor(
    readonly status: 400 | 408 | 413,
    message: string,
  ) {
    super(message);
  }
}
