import { randomBytes } from 'node:crypto';

const TIME_DIGITS = 9;
const RANDOM_BYTES = 9;

/** An id that sorts by the time it was made and cannot be guessed: `0m3k1x9ab-1ZbN0yqk3w2Q`. */
export function newId(now: number): string {
  return `${now.toString(36).padStart(TIME_DIGITS, '0')}-${randomBytes(RANDOM_BYTES).toString('base64url')}`;
}
