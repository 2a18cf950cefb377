import { randomBytes } from 'node:crypto';

const ID_BYTES = 16;
/** Made at once: asking for random bytes costs more than all else that an id needs. */
const MADE_AT_ONCE = 256;
const ID_LENGTH = 2 * ID_BYTES;

let made = '';
let used = 0;

/** The id of a request: 32 characters of hexadecimal, random, as trace ids are written (docs/decisions/0100). */
export function makeRequestId(): string {
  if (used === made.length) {
    made = randomBytes(ID_BYTES * MADE_AT_ONCE).toString('hex');
    used = 0;
  }
  const id = made.slice(used, used + ID_LENGTH);
  used += ID_LENGTH;
  return id;
}
