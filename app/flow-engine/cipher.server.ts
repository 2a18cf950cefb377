import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Authenticated encryption of texts that leave the server's memory: steps with the visitor, outcomes on the disk. */

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export interface Cipher {
  /** `associated` is bound to it: with another one it does not open. Each time another text comes of it. */
  lock: (text: string, associated: string) => string;
  /** Null for what is forged, of another place, or of another key: all the same to the caller. */
  unlock: (locked: string, associated: string) => string | null;
}

type Secrets = readonly [string, ...string[]];

/** Deriving keys takes longer than a visitor's text: they are made once for the secrets of a site and a purpose. */
const made = new WeakMap<Secrets, Map<string, Cipher>>();

/**
 * The first secret locks, all of them open: a secret can be replaced without losing what is under way. A purpose has
 * keys of its own.
 */
export function createCipher(secrets: Secrets, purpose: string): Cipher {
  const ciphers = made.get(secrets) ?? new Map<string, Cipher>();
  const cipher = ciphers.get(purpose) ?? makeCipher(secrets, purpose);
  made.set(secrets, ciphers.set(purpose, cipher));
  return cipher;
}

function makeCipher(secrets: Secrets, purpose: string): Cipher {
  const toKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  const [current, ...former] = secrets;
  const newest = toKey(current);
  const keys = [newest, ...former.map(toKey)];
  return {
    lock(text, associated) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, newest, iv, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(associated));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
    },
    unlock(locked, associated) {
      const bytes = Buffer.from(locked, 'base64url');
      if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
      for (const key of keys) {
        const text = decipher(bytes, key, associated);
        if (text !== null) return text;
      }
      return null;
    },
  };
}

function decipher(bytes: Buffer, key: Buffer, associated: string): string | null {
  const opener = createDecipheriv(ALGORITHM, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  opener.setAAD(Buffer.from(associated));
  opener.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([opener.update(bytes.subarray(IV_BYTES + TAG_BYTES)), opener.final()]).toString(
      'utf8',
    );
  } catch {
    // The tag does not fit: not locked with this key, or not for this place.
    return null;
  }
}
