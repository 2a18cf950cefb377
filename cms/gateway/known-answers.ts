import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CallContract } from '#schemas/gateway/call';

/** Answers of this size and more are kept in their read form: reading a small one costs less than knowing it again. */
const MIN_BYTES = 1_000;
/** Bytes of JSON whose read form is kept. */
const MAX_BYTES = 16_000_000;

/** What answers read before have come to. The operator says the same again and again, to every region and page. */
export interface KnownAnswers {
  /** The value that these bytes were read to; `read` makes it the first time. Equal bytes give the same frozen object. */
  find: <Value extends object>(contract: CallContract, bytes: Uint8Array, read: () => Value) => Value;
}

export function createKnownAnswers(): KnownAnswers {
  const known = new LRUCache<string, object>({ maxSize: MAX_BYTES });
  return {
    find(contract, bytes, read) {
      if (contract.personal || contract.method !== 'GET' || bytes.byteLength < MIN_BYTES) return read();
      const key = `${contract.id} ${createHash('sha1').update(bytes).digest('base64')}`;
      // The key names the contract, so what is kept was read by this one.
      const kept = known.get(key) as ReturnType<typeof read> | undefined;
      if (kept) return kept;
      const value = freeze(read());
      known.set(key, value, { size: bytes.byteLength });
      return value;
    },
  };
}

/** Many readers share it: one that changed it would change it for all. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // Bytes of a picture cannot be frozen.
  if (ArrayBuffer.isView(value)) return value;
  for (const inner of Object.values(value)) freeze(inner);
  return Object.freeze(value);
}
