import { createHash, timingSafeEqual } from 'node:crypto';

/** Is this Authorization header, or this text alone, the key? Compared in a time that tells nothing of it. */
export function isKey(given: string | undefined, key: string | undefined): boolean {
  const text = (given ?? '').replace(/^Bearer /i, '');
  return key !== undefined && timingSafeEqual(hash(text), hash(key));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
