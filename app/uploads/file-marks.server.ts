import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FileToken } from '#schemas/forms/file-token';

/** Who brings a file. */
export interface Uploader {
  visitor: string;
  /** The network address. */
  address: string;
}

/**
 * Names and signatures of waiting files. An id is random, and says by keyed hashes whom its file counts for, so that
 * a restart, or another process of the site, can count what lies there; nobody else can tell who that is.
 */
export interface FileMarks {
  newId: (uploader: Uploader) => string;
  /** Whom a file counts for, hidden. */
  ownersOf: (id: string) => { visitor: string; address: string };
  sign: (file: SignedFile, visitor: string) => string;
  /** The secret that signed it for this visitor; null for a forged one. */
  findSecret: (token: FileToken, visitor: string) => string | null;
}

type SignedFile = Omit<FileToken, 'signature'>;

const RANDOM_BYTES = 16;
const RANDOM_LENGTH = 22;
const OWNER_LENGTH = 10;
export const FILE_ID = /^[\w-]{42}$/;

/** The first secret signs, all of them are good. */
export function createFileMarks(secrets: readonly [string, ...string[]]): FileMarks {
  const [current] = secrets;
  const hide = (kind: string, who: string) =>
    toDigest(current, ['upload-owner-v1', kind, who]).slice(0, OWNER_LENGTH);
  return {
    newId: ({ visitor, address }) =>
      randomBytes(RANDOM_BYTES).toString('base64url') + hide('visitor', visitor) + hide('address', address),
    ownersOf: (id) => ({
      visitor: `visitor ${id.slice(RANDOM_LENGTH, RANDOM_LENGTH + OWNER_LENGTH)}`,
      address: `address ${id.slice(RANDOM_LENGTH + OWNER_LENGTH)}`,
    }),
    sign: (file, visitor) => toSignature(current, file, visitor),
    findSecret(token, visitor) {
      if (!FILE_ID.test(token.id)) return null;
      return secrets.find((secret) => isSame(token.signature, toSignature(secret, token, visitor))) ?? null;
    },
  };
}

function toSignature(secret: string, { id, size, type, name, digest }: SignedFile, visitor: string): string {
  return toDigest(secret, ['upload-token-v2', id, size, type, name, digest, visitor]);
}

function toDigest(secret: string, parts: readonly (string | number)[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [left, other] = [Buffer.from(given), Buffer.from(right)];
  return left.length === other.length && timingSafeEqual(left, other);
}
