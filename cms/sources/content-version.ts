import { createHash, randomUUID } from 'node:crypto';

/** A version for content that comes without one: equal content, equal version. */
export function toContentVersion(raw: unknown): string {
  try {
    return createHash('sha1').update(JSON.stringify(raw)).digest('base64url');
  } catch {
    // Content nested too deep to be written down again has no equal; it is judged anew each time.
    return randomUUID();
  }
}
