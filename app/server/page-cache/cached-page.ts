import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI_QUALITY = 6;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page as bytes, ready to be sent; each compressed form is made once, when it is first asked for. */
export class CachedPage {
  readonly etag: string;
  private readonly compressed = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly body: Buffer,
    readonly policy: string,
    /** Milliseconds since 1970. */
    readonly renderedAt: number,
  ) {
    this.etag = `W/"${createHash('sha1').update(policy).update(body).digest('base64url')}"`;
  }

  /** The body in an encoding. */
  encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return Promise.resolve(this.body);
    const known = this.compressed.get(encoding);
    if (known) return known;
    const made =
      encoding === 'gzip'
        ? toGzip(this.body)
        : toBrotli(this.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
    this.compressed.set(encoding, made);
    return made;
  }

  /** What it takes in memory: compressed forms are about a third of the body. */
  get size(): number {
    return Math.ceil(this.body.byteLength * 1.4);
  }
}

/** The best encoding that a request accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
