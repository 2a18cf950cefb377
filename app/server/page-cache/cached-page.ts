import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const BROTLI_QUALITY = 6;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';

/** What the cache knows of a page beside its bytes. */
export interface PageFacts {
  /** The version of the cookie notice that it would show; empty when there is none. */
  notice: string;
  /** When a block of it comes or goes by its schedule, in milliseconds since 1970; null when none does. */
  changesAt: number | null;
  /** A flow on it begins with what a visit remembers. */
  recalls?: boolean;
}

const NO_FACTS: PageFacts = { notice: '', changesAt: null };

/** A page in one encoding, with all headers of its answer. */
export interface EncodedPage {
  body: Buffer;
  headers: readonly string[];
}

/**
 * A page as bytes, ready to be sent; each compressed form is made once, when it is first asked for. Headers are put
 * together as early as they are known, flat, as `writeHead` takes them fastest (docs/decisions/0090).
 */
export class CachedPage {
  readonly etag: string;
  /** Headers of every answer with this page, also of one that says that nothing has changed. */
  readonly headers: readonly string[];
  /** Did its last renewal give the same bytes as before? */
  isSteady = false;
  private readonly ready = new Map<Encoding, EncodedPage>();
  private readonly underWay = new Map<Encoding, Promise<EncodedPage>>();

  constructor(
    readonly body: Buffer,
    readonly policy: string,
    /** Milliseconds since 1970. */
    public renderedAt: number,
    public facts: PageFacts = NO_FACTS,
    /** What the site says with each of its answers. */
    siteHeaders: Readonly<Record<string, string>> = {},
  ) {
    this.etag = `W/"${createHash('sha1').update(policy).update(body).digest('base64url')}"`;
    this.headers = [
      ...Object.entries(siteHeaders).flat(),
      'Content-Security-Policy',
      policy,
      'Cache-Control',
      'no-cache',
      'Vary',
      'Accept-Encoding, Cookie, User-Agent',
      'ETag',
      this.etag,
    ];
    this.keepEncoded('identity', body);
  }

  /** The page in an encoding, if it was asked for before. */
  findEncoded(encoding: Encoding): EncodedPage | null {
    return this.ready.get(encoding) ?? null;
  }

  /** The page in an encoding, made now if need be. */
  encode(encoding: Encoding): Promise<EncodedPage> {
    const known = this.underWay.get(encoding);
    if (known) return known;
    const made = compress(this.body, encoding).then((body) => this.keepEncoded(encoding, body));
    this.underWay.set(encoding, made);
    return made;
  }

  private keepEncoded(encoding: Encoding, body: Buffer): EncodedPage {
    const headers = [...this.headers, 'Content-Type', 'text/html; charset=utf-8'];
    headers.push('Content-Length', String(body.byteLength));
    if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
    const encoded = { body, headers };
    this.ready.set(encoding, encoded);
    return encoded;
  }

  /** What it takes in memory: compressed forms are about a third of the body. */
  get size(): number {
    return Math.ceil(this.body.byteLength * 1.4);
  }
}

async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return toGzip(body);
  return toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** The best encoding that a request accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|$))/.test(accepted) ? 'gzip' : 'identity';
}
